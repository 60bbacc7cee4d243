// The shape of a creature: its outline, the place of its picture and number, and the line to its partner. Coordinates are squares
// from the top left corner of the sheet.
import { columnOf, neighbours, rowOf, squareAt, type Grid } from './view';

export interface Point {
  x: number;
  y: number;
}

const plus = (at: Point, way: Point, times = 1): Point => ({ x: at.x + way.x * times, y: at.y + way.y * times });
const rightOf = ({ x, y }: Point): Point => ({ x: -y, y: x });
const key = ({ x, y }: Point) => `${x} ${y}`;

interface Edge {
  from: Point;
  way: Point;
}

const ways: Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

// The border sides of each square, directed with the square on the right.
function borders(squares: string[]): Edge[] {
  const own = new Set(squares);
  return squares.flatMap((square) => {
    const corner = { x: columnOf(square), y: rowOf(square) };
    const corners = [corner, plus(corner, { x: 1, y: 0 }), plus(corner, { x: 1, y: 1 }), plus(corner, { x: 0, y: 1 })];
    return ways.flatMap((way, side) => {
      const beyond = plus(corner, rightOf(way), -1);
      return own.has(squareAt(beyond.x, beyond.y)) ? [] : [{ from: corners[side] as Point, way }];
    });
  });
}

// The corners of each loop of the border with the directions in and out. Where two squares touch only at a corner, the loop turns
// right and so stays with its own square.
function loops(squares: string[]): { at: Point; came: Point; goes: Point }[][] {
  const open = new Map<string, Edge[]>();
  for (const edge of borders(squares)) open.set(key(edge.from), [...(open.get(key(edge.from)) ?? []), edge]);
  const take = (at: Point, came?: Point): Edge | undefined => {
    const here = open.get(key(at)) ?? [];
    const right = came && here.find(({ way }) => key(way) === key(rightOf(came)));
    const edge = right ?? here[0];
    open.set(
      key(at),
      here.filter((other) => other !== edge),
    );
    return edge;
  };
  const found: { at: Point; came: Point; goes: Point }[][] = [];
  for (const edge of [...open.values()].flat()) {
    const edges: Edge[] = [];
    for (let next = take(edge.from); next; next = take(plus(next.from, next.way), next.way)) edges.push(next);
    const turns = edges.map((one, index) => ({ at: one.from, came: (edges.at(index - 1) as Edge).way, goes: one.way }));
    if (edges.length) found.push(turns.filter(({ came, goes }) => key(came) !== key(goes)));
  }
  return found;
}

const written = (value: number) => String(Math.round(value * 1000) / 1000);
const pair = ({ x, y }: Point) => `${written(x)} ${written(y)}`;

/** The outline as an SVG path: slightly inside the lines of the paper, with rounded corners. */
export function outline(squares: string[], inset = 0.07, radius = 0.26): string {
  return loops(squares)
    .map((turns) => {
      const parts = turns.map(({ at, came, goes }) => {
        const corner = plus(plus(at, rightOf(came), inset), rightOf(goes), inset);
        return `${pair(plus(corner, came, -radius))}Q${pair(corner)} ${pair(plus(corner, goes, radius))}`;
      });
      return `M${parts.join('L')}Z`;
    })
    .join('');
}

export interface Label {
  /** The middle of the picture and its size. */
  picture: Point & { size: number };
  number: Point & { size: number };
  /** The squares that the two lie on, the first one at the top left. */
  on: string[];
}

const middle = (square: string): Point => ({ x: columnOf(square) + 0.5, y: rowOf(square) + 0.5 });

/** Picture and number on a block of squares: each with its size and its place from the middle of the block. */
interface Berth {
  wide: number;
  high: number;
  picture: [size: number, x: number, y: number];
  number: [size: number, x: number, y: number];
}

const berth = (wide: number, high: number, picture: Berth['picture'], number: Berth['number']): Berth => ({
  wide,
  high,
  picture,
  number,
});
const turnedBerth = ({ wide, high, picture: [size, x, y], number: [figure, right, down] }: Berth): Berth =>
  berth(high, wide, [size, y, x], [figure, down, right]);

const both = (one: Berth): Berth[] => [one, turnedBerth(one)];

/** From roomy to narrow; of those in one group the one nearest to the middle of the creature. Of a single square the animal alone tells. */
const berths = {
  large: [
    [berth(3, 3, [2.2, -0.12, -0.12], [0.42, 0.95, 0.95])],
    both(berth(3, 2, [1.66, -0.48, 0], [0.42, 0.96, 0.44])),
    [berth(2, 2, [1.52, -0.14, -0.14], [0.37, 0.57, 0.57])],
    [...both(berth(3, 1, [1, -0.54, 0], [0.36, 0.62, 0])), ...both(berth(2, 1, [0.98, -0.5, 0], [0.36, 0.52, 0]))],
    [berth(1, 1, [0.9, 0, 0], [0, 0, 0])],
  ],
  small: [
    [berth(3, 3, [2.3, -0.2, -0.2], [0.52, 0.9, 0.9])],
    both(berth(3, 2, [1.7, -0.55, 0], [0.52, 0.9, 0.38])),
    [berth(2, 2, [1.5, -0.16, -0.16], [0.42, 0.5, 0.5])],
    [...both(berth(3, 1, [1, -0.58, 0], [0.44, 0.62, 0])), ...both(berth(2, 1, [0.98, -0.47, 0], [0.42, 0.5, 0]))],
    [berth(1, 1, [0.96, 0, 0], [0, 0, 0])],
  ],
};

/** Where picture and number lie: on the largest block that the creature has, as near to its middle as can be. `small`: on a small sheet. */
export function labelOf(squares: string[], small = false): Label {
  const own = new Set(squares);
  const centre = {
    x: squares.reduce((sum, square) => sum + middle(square).x, 0) / squares.length,
    y: squares.reduce((sum, square) => sum + middle(square).y, 0) / squares.length,
  };
  const blockAt = (square: string, { wide, high }: Berth) =>
    Array.from({ length: wide * high }, (_, nth) =>
      squareAt(columnOf(square) + (nth % wide), rowOf(square) + Math.floor(nth / wide)),
    );
  const found = berths[small ? 'small' : 'large'].flatMap((group) =>
    group
      .flatMap((one) =>
        squares.flatMap((square) => {
          const on = blockAt(square, one);
          if (!on.every((other) => own.has(other))) return [];
          const at = { x: columnOf(square) + one.wide / 2, y: rowOf(square) + one.high / 2 };
          return [{ one, on, at, far: Math.round(Math.hypot(at.x - centre.x, at.y - centre.y) * 1000) }];
        }),
      )
      .sort((first, second) => first.far - second.far),
  );
  const [best] = found;
  if (!best) throw new Error('a creature has squares');
  const placed = ([size, x, y]: Berth['picture']) => ({ ...plus(best.at, { x, y }), size });
  return { picture: placed(best.one.picture), number: placed(best.one.number), on: best.on };
}

/** Half the size of a tag with points, in squares. */
export const tag = { wide: 0.42, high: 0.24 };

/** Where a tag hides neither the picture nor the number: on a square that they leave free, else at the edge. */
export function tagAt(squares: string[]): Point {
  const { on, picture } = labelOf(squares);
  const [anchor = ''] = on;
  const [column, row] = [columnOf(anchor), rowOf(anchor)];
  const covered = new Set(on);
  const far = (square: string) => Math.hypot(middle(square).x - picture.x, middle(square).y - picture.y);
  const [free] = squares.filter((square) => !covered.has(square)).sort((one, other) => far(one) - far(other));
  if (free) return middle(free);
  const [lowest = row] = squares.map(rowOf).sort((one, other) => other - one);
  if (squares.length > 1) return { x: column + tag.wide - 0.1, y: lowest + 1.02 };
  return { x: column + 0.5, y: row === 0 ? 1.1 : row - 0.14 };
}

export interface Seam {
  /** The stitches. */
  path: string;
  knot: Point;
}

/** How far a stitch reaches to either side. */
const reach = 0.2;

/** Two touching creatures are sewn together along the sides that they share; the knot is where it hides the least of either. */
export function seamOf(grid: Grid, one: string[], other: string[]): Seam | null {
  const theirs = new Set(other);
  const sides = one.flatMap((square) =>
    neighbours(grid, square).flatMap((next) => {
      if (!theirs.has(next)) return [];
      const [here, there] = [middle(square), middle(next)];
      const way = { x: there.x - here.x, y: there.y - here.y };
      return [{ at: plus(here, way, 0.5), way }];
    }),
  );
  const labels = [one, other].map((squares) => labelOf(squares).picture);
  const clear = (at: Point) => Math.min(...labels.map(({ x, y, size }) => Math.hypot(at.x - x, at.y - y) - size / 2));
  const [knot] = [...sides].sort((first, second) => clear(second.at) - clear(first.at));
  if (!knot) return null;
  const path = sides.map(({ at, way }) => `M${pair(plus(at, way, -reach))}L${pair(plus(at, way, reach))}`);
  return { path: path.join(''), knot: knot.at };
}
