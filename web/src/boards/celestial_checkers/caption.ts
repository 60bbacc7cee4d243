// What the last turn was, as a sentence beside the board, and whose: they change together.
import type { Step } from '../../wire/protocol';
import { sentencesOf } from '../../words/sentences';
import { animalOf } from './animals';
import { trailOf } from './trail';
import { actionOf, type CheckersView } from './view';
import { words } from './words';

export interface Caption {
  said: string;
  /** Null where it is nobody's. */
  seat: number | null;
}

export const captionOf = (view: CheckersView, turn: readonly Step[], names: readonly string[]): Caption => ({
  said: saidOf(view, turn, names),
  seat: trailOf(turn)?.seat ?? null,
});

function saidOf({ board }: CheckersView, turn: readonly Step[], names: readonly string[]): string {
  const [first] = turn;
  if (!first || first.seat === 'chance') return '';
  const action = actionOf(first);
  const name = names[first.seat] ?? '';
  if (action.kind === 'place') return words.placed(name, action.animal, action.to);
  const trail = trailOf(turn);
  if (!trail) return '';
  const { squares, taken, home } = trail;
  const from = squares[0] ?? '';
  const to = squares.at(-1) ?? '';
  const animal = home || (board.find(({ square }) => square === to)?.animal ?? '');
  const victims = taken.map((one) => one.animal);
  const told: string[] = [];
  if (victims.length) told.push(words.tookAll(name, animal, names[1 - first.seat] ?? '', victims));
  else if (!home) told.push(words.slid(name, animal, from, to));
  if (home) told.push(words.cameHome(name, home, animalOf(home).intelligence));
  return sentencesOf(...told);
}
