// Where a creature could be drawn (RD-16): shown before it is chosen, when the server has told only its number. What may be done
// comes from the legal moves all the same.
import type { LegalMove } from '../../protocol';
import { bySquare, neighbours, rowsOf, type Creature, type Drawing, type Grid } from './view';

/** The squares that are empty and touch no creature of the same parity. */
export function allowed(grid: Grid, creatures: Creature[], number: number): Set<string> {
  const taken = bySquare(creatures);
  const alike = (square: string) => (taken.get(square)?.number ?? number + 1) % 2 === number % 2;
  return new Set(
    rowsOf(grid)
      .flat()
      .filter((square) => !taken.has(square) && !neighbours(grid, square).some(alike)),
  );
}

/** The allowed squares around which there is room for the whole creature. */
export function roomFor(grid: Grid, creatures: Creature[], number: number): Set<string> {
  const left = allowed(grid, creatures, number);
  const room = new Set<string>();
  for (const start of [...left]) {
    if (!left.delete(start)) continue;
    const region = [start];
    for (const square of region) for (const next of neighbours(grid, square)) if (left.delete(next)) region.push(next);
    if (region.length >= number) for (const square of region) room.add(square);
  }
  return room;
}

/** What is drawn on, by whom, and what may be done. */
export interface Desk {
  grid: Grid;
  /** Whose sheet lies here; null where nobody may draw. */
  seat: number | null;
  legal: LegalMove[];
  creatures: Creature[];
  drawing: Drawing | null;
}

/** The squares that can be drawn next. Ahead of the table the paper tells them; the table has the last word when it comes there. */
export function reachOf({ grid, seat, legal, creatures, drawing }: Desk, plan: string[]): Set<string> {
  if (seat === null || !drawing || plan.length >= drawing.left) return new Set();
  if (plan.length === 0) return new Set(legal.filter(({ kind }) => kind === 'draw').map(({ move }) => move));
  const drawn = new Set([...drawing.squares, ...plan]);
  const free = allowed(grid, creatures, drawing.number);
  return new Set(
    [...drawn].flatMap((square) => neighbours(grid, square)).filter((next) => free.has(next) && !drawn.has(next)),
  );
}
