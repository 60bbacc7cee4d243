// What is left of a drawing, for whoever does not want to draw it square by square: a rectangle from corner to corner, or compact shapes.
import { around, joinedTo } from './shapes';
import { columnOf, neighbours, rowOf, rowsOf, type Grid } from './view';

const spanOf = (at: readonly number[]) => Math.max(...at) - Math.min(...at);

/** The rectangle that a slanted stroke goes across, from corner to corner; null of one that goes round it, or does anything else. */
export function crossed(grid: Grid, stroke: readonly string[]): string[] | null {
  const [columns, rows] = [stroke.map(columnOf), stroke.map(rowOf)];
  const [wide, high] = [spanOf(columns), spanOf(rows)];
  const [from, to] = [stroke[0], stroke.at(-1)];
  if (from === undefined || to === undefined || wide < 1 || high < 1 || stroke.length !== wide + high + 1) return null;
  if (Math.abs(columnOf(from) - columnOf(to)) !== wide || Math.abs(rowOf(from) - rowOf(to)) !== high) return null;
  const corner = (column: string, row: string) =>
    stroke.some((square) => columnOf(square) === columnOf(column) && rowOf(square) === rowOf(row));
  if (corner(from, to) || corner(to, from)) return null;
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return rowsOf(grid)
    .slice(top, top + high + 1)
    .flatMap((line) => line.slice(left, left + wide + 1));
}

/** Straight, and towards each side and corner. */
const leans = [0, 1, -1].flatMap((down) => [0, 1, -1].map((right) => [right, down] as const));

/** Grown square by square: within what the drawing spans, close to itself, and along edges, so that it cuts up little room. */
function grown(
  grid: Grid,
  drawn: string[],
  number: number,
  room: ReadonlySet<string>,
  lean: readonly [number, number],
) {
  const [columns, rows] = [drawn.map(columnOf), drawn.map(rowOf)];
  const within = (square: string) =>
    columnOf(square) >= Math.min(...columns) &&
    columnOf(square) <= Math.max(...columns) &&
    rowOf(square) >= Math.min(...rows) &&
    rowOf(square) <= Math.max(...rows);
  const shape = [...drawn];
  while (shape.length < number) {
    const own = new Set(shape);
    const mean = (of: (square: string) => number) => shape.reduce((sum, one) => sum + of(one), 0) / shape.length;
    const [x, y] = [mean(columnOf), mean(rowOf)];
    const worth = (square: string) => {
      const [right, down] = [columnOf(square) - x, rowOf(square) - y];
      const beside = neighbours(grid, square);
      const joined = beside.filter((next) => own.has(next)).length;
      const open = beside.filter((next) => !own.has(next) && room.has(next)).length;
      const leaning = 0.7 * (right * lean[0] + down * lean[1]) - 0.8 * Math.hypot(right, down);
      return 2 * joined - 0.6 * open + (within(square) ? 3 : 0) + leaning;
    };
    const [best] = [...around(grid, shape)]
      .filter((square) => room.has(square))
      .map((square) => ({ square, worth: worth(square) }))
      .sort((one, other) => other.worth - one.worth);
    if (!best) return null;
    shape.push(best.square);
  }
  return shape;
}

/** The shapes that a drawing can be filled up to, the closest first; none where it is in pieces. */
export function fillings(grid: Grid, drawn: string[], number: number, room: ReadonlySet<string>): string[][] {
  if (drawn.length === 0 || drawn.length >= number || joinedTo(grid, drawn).length < drawn.length) return [];
  const found = leans.flatMap((lean) => {
    const shape = grown(grid, drawn, number, room, lean);
    return shape ? [shape] : [];
  });
  const like = (one: string[], other: string[]) => one.every((square) => other.includes(square));
  return found.filter((shape, at) => found.findIndex((other) => like(shape, other)) === at);
}
