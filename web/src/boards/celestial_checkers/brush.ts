// Strokes of a brush over the board, in squares: thin where they begin and broad where they end.
export interface Point {
  x: number;
  y: number;
}

/** The outline of a stroke along these points, as one path; `thin` and `broad` are its widths at both ends. */
export function brush(points: readonly Point[], thin: number, broad: number): string {
  const lengths = points.slice(1).map((to, at) => between(points[at] ?? to, to));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  const radius = () => (thin + ((broad - thin) * gone) / (whole || 1)) / 2;
  return lengths
    .map((length, at) => {
      const [from, to] = [points[at], points[at + 1]];
      const begin = radius();
      gone += length;
      return from && to && length ? part(from, to, begin, radius(), length) : '';
    })
    .join('');
}

/** Points along a way, about so far from each other, with its beginning and its end. */
export function dots(points: readonly Point[], apart: number): Point[] {
  const along = points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    const length = between(from, to);
    const count = Math.round(length / apart);
    return Array.from({ length: count }, (_, step) => before(to, from, (length * step) / count));
  });
  return [...along, ...points.slice(-1)];
}

const between = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** A straight part, round at both ends. */
function part(from: Point, to: Point, begin: number, end: number, length: number): string {
  const [x, y] = [(to.y - from.y) / length, (from.x - to.x) / length];
  const beside = (point: Point, by: number) => `${written(point.x + x * by)} ${written(point.y + y * by)}`;
  const round = (by: number, to: string) => `A${written(by)} ${written(by)} 0 0 1 ${to}`;
  const there = `M${beside(from, begin)}L${beside(to, end)}${round(end, beside(to, -end))}`;
  return `${there}L${beside(from, -begin)}${round(begin, beside(from, begin))}Z`;
}

const written = (number: number) => String(Math.round(number * 1000) / 1000);

/** The head of an arrow whose tip is `before` short of its end, with its barbs drawn back as `notch` says: the corners of a polygon. */
export function head(from: Point, to: Point, before: number, long: number, wide: number, notch = 0.72): string {
  const at = (short: number, beside: number) => corner(from, to, short, beside);
  return [at(before, 0), at(before + long, wide), at(before + long * notch, 0), at(before + long, -wide)].join(' ');
}

/** So much before the end of a way, and so much beside it. */
export function before(from: Point, to: Point, short: number): Point {
  const length = between(from, to) || 1;
  return { x: to.x - ((to.x - from.x) / length) * short, y: to.y - ((to.y - from.y) / length) * short };
}

function corner(from: Point, to: Point, short: number, beside: number): string {
  const length = between(from, to) || 1;
  const { x, y } = before(from, to, short);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return `${written(x - uy * beside)},${written(y + ux * beside)}`;
}
