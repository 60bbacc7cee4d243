// Where the twelve animals of a seat are.
import type { Step } from '../../wire/protocol';
import { everyAnimal } from './animals';
import { lossesOf } from './losses';
import type { CheckersView } from './view';

/** `away`: it was not there from the beginning. */
export type Whereabouts = 'board' | 'home' | 'lost' | 'away';

/** Strongest first. Who is not in the position from which a game began was lost by nobody. */
export function rosterOf(view: CheckersView, steps: readonly Step[], seat: number): [string, Whereabouts][] {
  const lost = new Set(lossesOf(seat, steps).map(({ animal }) => animal));
  const here = new Set([
    ...view.board.flatMap((piece) => (piece.seat === seat ? piece.animal : [])),
    ...(view.hands[seat] ?? []),
  ]);
  return everyAnimal().map((animal) => {
    if (view.home[seat]?.includes(animal)) return [animal, 'home'];
    if (here.has(animal)) return [animal, 'board'];
    return [animal, lost.has(animal) ? 'lost' : 'away'];
  });
}
