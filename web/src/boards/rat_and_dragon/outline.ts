// The shape of a creature: its outline, the place of its picture and number, and the line to its partner. Coordinates are squares
// from the top left corner of the sheet.
import { columnOf, neighbours, rowOf, squareAt, type Grid } from './view';

export interface Point {
  x: number;
  y: number;
}

export const plus = (at: Point, way: Point, times = 1): Point => ({ x: at.x + way.x * times, y: at.y + way.y * times });
export const rightOf = ({ x, y }: Point): Point => ({ x: -y, y: x });
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
export function loops(squares: string[]): { at: Point; came: Point; goes: Point }[][] {
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
export const pair = ({ x, y }: Point) => `${written(x)} ${written(y)}`;

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

/** A picture has one of three sizes. */
const [stout, middling, slight] = [2.3, 1.58, 0.78];
const figure = 0.33;

/**
 * From roomy to narrow; of those in one group the one nearest to the middle of the creature. Of a single square the animal alone tells.
 * Where the number would lie on the animal, it goes to a square beside the block, if there is one.
 */
const berths = {
  large: [
    both(berth(4, 3, [stout, -0.62, 0], [figure, 1.3, 0.8])),
    [berth(3, 3, [stout, -0.2, -0.2], [figure, 1.02, 1.02])],
    both(berth(3, 2, [middling, -0.52, 0], [figure, 0.94, 0.42])),
    [berth(2, 2, [middling, -0.13, -0.13], [0.29, 0.59, 0.59])],
    [
      ...both(berth(3, 1, [slight, -0.5, 0], [figure, 0.5, 0])),
      ...both(berth(2, 1, [slight, -0.48, 0], [figure, 0.48, 0])),
    ],
    [berth(1, 1, [slight, 0, 0], [0, 0, 0])],
  ],
  small: [
    both(berth(4, 3, [2.4, -0.7, 0], [0.5, 1.35, 0.7])),
    [berth(3, 3, [2.3, -0.2, -0.2], [0.5, 0.9, 0.9])],
    both(berth(3, 2, [1.7, -0.55, 0], [0.5, 0.9, 0.38])),
    [berth(2, 2, [1.5, -0.16, -0.16], [0.42, 0.5, 0.5])],
    [...both(berth(3, 1, [0.9, -0.56, 0], [0.42, 0.56, 0])), ...both(berth(2, 1, [0.9, -0.48, 0], [0.42, 0.5, 0]))],
    [berth(1, 1, [0.9, 0, 0], [0, 0, 0])],
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
  const label = { picture: placed(best.one.picture), number: placed(best.one.number), on: best.on };
  if (best.one.wide !== 2 || best.one.high !== 2 || small) return label;
  const covered = new Set(best.on);
  const [beside] = squares
    .filter((square) => !covered.has(square))
    .map((square) => ({ square, far: Math.hypot(middle(square).x - best.at.x, middle(square).y - best.at.y) }))
    .filter(({ far }) => far < 1.7)
    .sort((one, other) => one.far - other.far);
  if (!beside) return label;
  return {
    picture: { ...best.at, size: middling },
    number: { ...middle(beside.square), size: figure },
    on: [...best.on, beside.square],
  };
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
  /** The thread that ties the two. */
  path: string;
  knot: Point;
}

/** Two touching creatures are tied by one thread across a side that they share: where it hides the least of either. */
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
  const marks = [one, other].flatMap((squares) => {
    const { picture, number } = labelOf(squares);
    return [
      { ...picture, reach: picture.size / 2 },
      { ...number, reach: number.size },
    ];
  });
  const clear = (at: Point) => Math.min(...marks.map(({ x, y, reach }) => Math.hypot(at.x - x, at.y - y) - reach));
  const [best] = [...sides].sort((first, second) => clear(second.at) - clear(first.at));
  if (!best) return null;
  const { at, way } = best;
  const bend = (along: number, aside: number) => pair(plus(plus(at, way, along), rightOf(way), aside));
  const path = `M${bend(-0.38, 0.17)}Q${bend(-0.24, -0.12)} ${bend(0, 0)}Q${bend(0.24, 0.12)} ${bend(0.38, -0.17)}`;
  return { path, knot: at };
}
