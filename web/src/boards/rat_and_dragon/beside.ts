// Where Done lies beside a drawing that is complete: near where it was drawn, over nothing that one may still want to press.
import type { Point } from './outline';
import { columnOf, rowOf, type Grid } from './view';

/** About how large it is, in squares, with the air around it. */
const [wide, high] = [3.8, 1.3];

/** Its middle, in squares. `keep`: what it never covers; `rather`: what it covers only where there is no other place. */
export function besideOf(
  grid: Grid,
  drawn: readonly string[],
  keep: ReadonlySet<string>,
  rather: ReadonlySet<string>,
): Point {
  const last = drawn.at(-1) ?? '';
  const covers = (squares: Iterable<string>, { x, y }: Point) =>
    [...squares].filter(
      (square) =>
        Math.abs(columnOf(square) + 0.5 - x) < (wide + 1) / 2 && Math.abs(rowOf(square) + 0.5 - y) < (high + 1) / 2,
    ).length;
  const cost = (at: Point) =>
    100 * covers(drawn, at) +
    100 * covers(keep, at) +
    covers(rather, at) +
    Math.hypot(at.x - columnOf(last) - 0.5, at.y - rowOf(last) - 0.5);
  const places = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) * 2) + 1 }, (_, at) => from + at / 2);
  return places(wide / 2, grid.columns - wide / 2)
    .flatMap((x) => places(high / 2, grid.rows - high / 2).map((y) => ({ x, y })))
    .reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
