// What is drawn on, by whom, and where the drawing can go on: ahead of the table too, which has the last word when it comes there.
import type { LegalMove } from '../../wire/protocol';
import { neighbours, squareOf, type Drawing, type Grid } from './view';

export interface Desk {
  grid: Grid;
  /** Whose sheet lies here; null where nobody may draw. */
  seat: number | null;
  legal: LegalMove[];
  drawing: Drawing | null;
}

/** The squares that can be drawn next, once those planned are. */
export function reachOf({ grid, seat, legal, drawing }: Desk, plan: string[]): Set<string> {
  if (seat === null || !drawing || plan.length >= drawing.left) return new Set();
  if (plan.length === 0) return new Set(legal.flatMap((move) => squareOf(move) ?? []));
  const beside = new Set([...drawing.squares, ...plan].flatMap((square) => neighbours(grid, square)));
  return new Set(drawing.room.filter((square) => beside.has(square) && !plan.includes(square)));
}
