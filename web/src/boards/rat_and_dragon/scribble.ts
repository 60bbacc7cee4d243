// What a pencil leaves on squared paper: hatching that fills the squares and a line around them that trembles a little. The same
// square looks the same every time.
import { columnOf, rowOf } from './view';

/** A number from 0 to 1 that only depends on the place. */
export function chance(column: number, row: number, nth: number): number {
  let mixed = Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b) ^ Math.imul(nth + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}

const written = (value: number) => String(Math.round(value * 100) / 100);
const pair = (x: number, y: number) => `${written(x)} ${written(y)}`;

/** How far apart the strokes are, measured along a side of a square. */
const apart = 0.25;

/** Strokes from the lower left to the upper right of each square, which go on in the next one, as one path. */
export function hatching(squares: readonly string[]): string {
  return squares
    .flatMap((square) => {
      const [column, row] = [columnOf(square), rowOf(square)];
      const tremble = (nth: number) => (chance(column, row, nth) - 0.5) * 0.07;
      return Array.from({ length: 2 / apart - 1 }, (_, nth) => {
        const far = (nth + 1) * apart + tremble(5 * nth);
        const [short, long] = [Math.max(0.02, far - 0.98), Math.min(0.98, far - 0.02)];
        const start = pair(column + short + tremble(5 * nth + 1) / 2, row + long + tremble(5 * nth + 2) / 2);
        const end = pair(column + long + tremble(5 * nth + 3) / 2, row + short + tremble(5 * nth + 4) / 2);
        return `M${start}L${end}`;
      });
    })
    .join('');
}

/** A small stroke in each square: closed to one kind. `crossed`: two of them: closed to both. */
export const strokes = (squares: Iterable<string>, crossed = false): string =>
  [...squares]
    .map((square) => {
      const [column, row] = [columnOf(square), rowOf(square)];
      const place = (nth: number) => (chance(column, row, nth) - 0.5) * 0.08;
      const at = (x: number, y: number, nth: number) => pair(column + x + place(nth), row + y + place(nth + 1));
      const one = `M${at(0.64, 0.36, 4)}L${at(0.36, 0.64, 6)}`;
      return crossed ? `${one}M${at(0.36, 0.36, 0)}L${at(0.64, 0.64, 2)}` : one;
    })
    .join('');

/** Whole squares as one path. */
export const blocks = (squares: Iterable<string>): string =>
  [...squares].map((square) => `M${columnOf(square)} ${rowOf(square)}h1v1h-1z`).join('');
