// What happened between two views of Celestial Checkers, in words.
import type { View } from '../../wire/protocol';
import { animalOf } from './animals';
import { checkersView, keyOf, type CheckersView, type Piece } from './view';
import { words, type Standings } from './words';

const byKey = (view: CheckersView) => new Map(view.board.map((piece) => [keyOf(piece.seat, piece.animal), piece]));

function fresh(before: string[][], after: string[][], seat: number): string[] {
  return (after[seat] ?? []).filter((animal) => !(before[seat] ?? []).includes(animal));
}

export function standingsOf(scores: readonly number[], names: readonly string[]): Standings {
  const [more, less] = [Math.max(...scores), Math.min(...scores)];
  return { leader: more === less ? '' : (names[scores.indexOf(more)] ?? ''), more, less };
}

/** Why the game is over, and how it stands; empty while it is not over. */
export function endOf({ phase, mover, board, scores }: CheckersView, names: string[]): string {
  const left = board.some(({ seat }) => seat === mover);
  return phase === 'over' ? words.ended(names[mover] ?? '', left, standingsOf(scores, names)) : '';
}

export function tell(earlier: View, later: View, names: string[]): string[] {
  const before = checkersView(earlier);
  const after = checkersView(later);
  const old = byKey(before);
  const told: string[] = [];
  const name = (seat: number) => names[seat] ?? '';

  const placed = after.board.filter(({ seat, animal }) => !old.has(keyOf(seat, animal)));
  if (placed.length > 2) return [words.setOut];
  for (const { seat, animal, square } of placed) told.push(words.placed(name(seat), animal, square));

  const moved = after.board.filter(({ seat, animal, square }) => {
    const from = old.get(keyOf(seat, animal));
    return from !== undefined && from.square !== square;
  });
  const came = [0, 1].flatMap((seat) => fresh(before.home, after.home, seat).map((animal) => ({ seat, animal })));
  const taken = [0, 1].flatMap((seat) =>
    fresh(before.captured, after.captured, seat).flatMap((animal) => old.get(keyOf(seat, animal)) ?? []),
  );
  const took = (seat: number, animal: string, prey: Piece) =>
    words.took(name(seat), animal, name(prey.seat), prey.animal, prey.square);

  for (const { seat, animal, square } of moved) {
    const from = old.get(keyOf(seat, animal)) as Piece;
    const prey = taken.shift();
    told.push(prey ? took(seat, animal, prey) : words.slid(name(seat), animal, from.square, square));
  }
  for (const { seat, animal } of came) {
    const prey = taken.shift();
    if (prey) told.push(took(seat, animal, prey));
    told.push(words.cameHome(name(seat), animal, animalOf(animal).intelligence));
  }
  const ended = endOf(after, names);
  if (ended && before.phase !== 'over') told.push(ended);
  return told;
}
