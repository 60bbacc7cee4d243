// Shapes on squared paper: their parts, moving and turning them.
import { columnOf, neighbours, rowOf, shifted, squareAt, isOn, type Grid } from './view';

/** The squares that hang together with the first one, in an order in which each but the first touches an earlier one. */
export function joinedTo(grid: Grid, squares: readonly string[], first = squares[0]): string[] {
  if (first === undefined) return [];
  const rest = new Set(squares);
  rest.delete(first);
  const found = [first];
  for (const square of found) for (const next of neighbours(grid, square)) if (rest.delete(next)) found.push(next);
  return found;
}

/** The empty neighbours of a shape. */
export const around = (grid: Grid, squares: readonly string[]): Set<string> => {
  const own = new Set(squares);
  return new Set(squares.flatMap((square) => neighbours(grid, square)).filter((square) => !own.has(square)));
};

/** The shape at an offset; null where a square would leave the grid. */
export function moved(grid: Grid, squares: readonly string[], right: number, down: number): string[] | null {
  const there = squares.flatMap((square) => shifted(grid, square, right, down) ?? []);
  return there.length === squares.length ? there : null;
}

/** The shape a quarter turned to the right about its middle; squares may lie outside the grid. */
function turnedAbout(squares: readonly string[]): [number, number][] {
  const columns = squares.map(columnOf);
  const rows = squares.map(rowOf);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  const shift = Math.trunc((wide - high) / 2);
  return squares.map((square) => [
    left + shift + (high - 1 - (rowOf(square) - top)),
    top - shift + (columnOf(square) - left),
  ]);
}

/** The shape a quarter turned, as near to where it was as `fits` allows; null where it fits nowhere. */
export function turned(grid: Grid, squares: readonly string[], fits: (there: string[]) => boolean): string[] | null {
  const places = turnedAbout(squares);
  const most = Math.max(grid.columns, grid.rows);
  const ways: [number, number][] = [];
  for (let right = -most; right <= most; right += 1)
    for (let down = -most; down <= most; down += 1) ways.push([right, down]);
  ways.sort(([a, b], [c, d]) => a * a + b * b - c * c - d * d);
  for (const [right, down] of ways) {
    if (!places.every(([column, row]) => isOn(grid, column + right, row + down))) continue;
    const there = places.map(([column, row]) => squareAt(column + right, row + down));
    if (fits(there)) return there;
  }
  return null;
}
