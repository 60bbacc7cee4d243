// What the last turn was, as a sentence beside the board, and whose: they change together.
import type { Step } from '../../wire/protocol';
import { animalOf } from './animals';
import { trailOf } from './trail';
import { actionOf, type CheckersView } from './view';
import { words } from './words';

export interface Caption {
  said: string;
  /** Null where it is nobody's. */
  seat: number | null;
  /** The same in short, beside the seat; '' where nothing went over the board. */
  deed: string;
}

export function captionOf({ board }: CheckersView, turn: readonly Step[], names: readonly string[]): Caption {
  const [first] = turn;
  const trail = trailOf(turn);
  const placed = first && first.seat !== 'chance' ? actionOf(first) : undefined;
  if (placed?.kind === 'place')
    return { said: words.placed(names[Number(first?.seat)] ?? '', placed.animal, placed.to), seat: null, deed: '' };
  if (!trail) return { said: '', seat: null, deed: '' };
  const { seat, squares, taken, home } = trail;
  const [from, to] = [squares[0] ?? '', squares.at(-1) ?? ''];
  const [name, other] = [names[seat] ?? '', names[1 - seat] ?? ''];
  const animal = home || (board.find(({ square }) => square === to)?.animal ?? '');
  const victims = taken.map((one) => one.animal);
  const points = home ? animalOf(home).intelligence : 0;
  const deed = victims.length ? words.deed.took(animal, victims) : words.deed.moved(animal, from, to);
  return { said: said(), seat, deed: home ? words.deed.home(deed, points) : deed };

  function said(): string {
    if (victims.length && home) return words.tookHome(name, animal, other, victims, points);
    if (victims.length) return words.tookAll(name, animal, other, victims);
    return home ? words.cameHome(name, home, points) : words.slid(name, animal, from, to);
  }
}
