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

/** How a sheet is looked at: to draw on it; beside that, where numbers can be read; or so small that the animals alone can. */
export type Scale = 'large' | 'medium' | 'small';

export interface Label {
  /** The middle of the picture and its size. */
  picture: Point & { size: number };
  number: Point & { size: number };
  /** The squares that the two lie on, the first one at the top left. */
  on: string[];
}

/** Of a square. */
export const middle = (square: string): Point => ({ x: columnOf(square) + 0.5, y: rowOf(square) + 0.5 });

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
const turnedBerth = ({ wide, high, picture: [size, x, y], number: [large, right, down] }: Berth): Berth =>
  berth(high, wide, [size, y, x], [large, down, right]);

const both = (one: Berth): Berth[] => [one, turnedBerth(one)];

/**
 * How large a picture is on three by three, on two by two beside its number, and on one: it stays inside the outline. Without an inside
 * line to keep to, on a small sheet, it fills its squares.
 */
const [stout, middling, slight] = [2.5, 1.9, 0.96];
const full = 1.02;
const large = 0.33;
const nowhere: Berth['number'] = [0, 0, 0];

/**
 * From roomy to narrow; of those in one group the one nearest to the middle of the creature. On a small sheet the animal alone tells
 * what it is. The number is always at the lower right of its animal, on a strip right of it or below it; of the Rat over its back.
 */
const berths = {
  large: [
    both(berth(4, 3, [2.8, -0.5, 0], [large, 1.4, 0.9])),
    [berth(3, 3, [stout, -0.2, -0.2], [large, 1.04, 1.04])],
    both(berth(3, 2, [middling, -0.5, 0], [large, 0.98, 0.44])),
    [berth(2, 2, [1.68, -0.12, -0.12], [0.3, 0.6, 0.6])],
    [
      ...both(berth(3, 1, [slight, -0.5, 0], [large, 0.5, 0])),
      ...both(berth(2, 1, [slight, -0.48, 0], [large, 0.48, 0])),
    ],
    [berth(1, 1, [0.78, -0.06, 0.09], [0.21, 0.26, -0.26])],
  ],
  small: [
    both(berth(4, 3, [2.9, 0, 0], nowhere)),
    [berth(3, 3, [2.8, 0, 0], nowhere)],
    both(berth(3, 2, [1.9, 0, 0], nowhere)),
    [berth(2, 2, [1.9, 0, 0], nowhere)],
    [...both(berth(3, 1, [full, 0, 0], nowhere)), ...both(berth(2, 1, [full, 0, 0], nowhere))],
    [berth(1, 1, [0.96, 0, 0], nowhere)],
  ],
};

/** A medium sheet has its numbers larger than its squares would have them; the Rat, of one square, needs none. */
const figureOn = (size: number, scale: Scale): number =>
  scale === 'small' ? 0 : scale === 'large' ? size : size < 0.25 ? 0 : 0.4;

/** Not over the outline of its block. */
const inside = (at: number, half: number, size: number): number =>
  Math.max(size + 0.1 - half, Math.min(half - size - 0.1, at));

/** Where picture and number lie: on the largest block that the creature has, as near to its middle as can be. */
export function labelOf(squares: string[], scale: Scale = 'large'): Label {
  const own = new Set(squares);
  const centre = {
    x: squares.reduce((sum, square) => sum + middle(square).x, 0) / squares.length,
    y: squares.reduce((sum, square) => sum + middle(square).y, 0) / squares.length,
  };
  const blockAt = (square: string, { wide, high }: Berth) =>
    Array.from({ length: wide * high }, (_, nth) =>
      squareAt(columnOf(square) + (nth % wide), rowOf(square) + Math.floor(nth / wide)),
    );
  const found = berths[scale === 'small' ? 'small' : 'large'].flatMap((group) =>
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
  const { one, at, on } = best;
  const placed = ([size, x, y]: Berth['picture']) => ({ ...plus(at, { x, y }), size });
  const [figure, x, y] = one.number;
  const size = figureOn(figure, scale);
  const spot: Point =
    scale === 'medium' ? { x: inside(x, one.wide / 2, size), y: inside(y, one.high / 2, size) } : { x, y };
  const label = { picture: placed(one.picture), number: { ...plus(at, spot), size }, on };
  if (one.wide !== 2 || one.high !== 2 || scale === 'small') return label;
  // Where such a block goes on at its lower right corner, the number lies there.
  const [beside] = [plus(at, { x: 1.5, y: 0.5 }), plus(at, { x: 0.5, y: 1.5 })].filter(({ x, y }) =>
    own.has(squareAt(Math.floor(x), Math.floor(y))),
  );
  if (!beside) return label;
  return {
    picture: { ...at, size: middling },
    number: { ...beside, size: figureOn(large, scale) },
    on: [...on, squareAt(Math.floor(beside.x), Math.floor(beside.y))],
  };
}

/** Half the size of a tag with points, in squares. */
export const tag = { wide: 0.42, high: 0.24 };

/** The squares that picture and number leave free, the nearest to them first. */
function freeOf(squares: string[], { on, picture }: Label): Point[] {
  const covered = new Set(on);
  const far = (at: Point) => distance(at, picture);
  return squares
    .filter((square) => !covered.has(square))
    .map(middle)
    .sort((one, other) => far(one) - far(other));
}

/** Where a tag hides neither the picture nor the number: on a square that they leave free, else below it. */
export function tagAt(squares: string[], rows = Infinity): Point {
  const label = labelOf(squares);
  const [free] = freeOf(squares, label);
  if (free) return free;
  const [column, lowest] = [columnOf(label.on[0] ?? ''), Math.max(...squares.map(rowOf))];
  if (squares.length > 1) return { x: column + tag.wide - 0.1, y: lowest + 1.14 };
  return { x: column + 0.5, y: lowest < rows - 1 ? lowest + 1.2 : lowest - 0.2 };
}

/**
 * Where a small mark lies, on the creature's own squares: on a free one, towards its animal; at the upper right corner of a block, or at
 * that of the number on a strip; of the Rat over its tail.
 */
export function lockAt(squares: string[]): Point {
  const label = labelOf(squares);
  const [free] = freeOf(squares, label);
  const { on, picture, number } = label;
  if (free) return between(free, picture, 0.24 / distance(free, picture));
  if (squares.length === 1) return plus(middle(on[0] ?? ''), { x: -0.27, y: -0.27 });
  if (picture.size < 1.2) return plus(number, { x: 0.27, y: -0.27 });
  return { x: Math.max(...on.map(columnOf)) + 0.72, y: Math.min(...on.map(rowOf)) + 0.28 };
}

/** Near a point where something of this size hides as little as can be of animals and numbers; on squares of its `own` if there are any. */
export function clearAt(
  { columns, rows }: Grid,
  near: Point,
  wide: number,
  high: number,
  labels: Label[],
  own: ReadonlySet<string> = new Set(),
): Point {
  const within = (at: number, most: number, half: number) => Math.max(half, Math.min(most - half, at));
  const boxes = labels.flatMap(({ picture, number }) => [
    { ...picture, half: picture.size * 0.44 },
    { ...number, half: number.size },
  ]);
  const over = (one: number, other: number, reach: number) => Math.max(0, reach - Math.abs(one - other));
  const hides = ({ x, y }: Point) =>
    boxes.reduce((sum, box) => sum + over(x, box.x, box.half + wide / 2) * over(y, box.y, box.half + high / 2), 0);
  const places = [0, -1, 1, -2, 2].flatMap((down) =>
    [0, -1, 1, -2, 2].map((right) => ({
      x: within(near.x + right * wide * 0.55, columns, wide / 2),
      y: within(near.y + down * high * 0.75, rows, high / 2),
    })),
  );
  const strays = ({ x, y }: Point) => (own.size && !own.has(squareAt(Math.floor(x), Math.floor(y))) ? 1 : 0);
  const cost = (at: Point) => hides(at) + strays(at) + 0.12 * distance(at, near);
  return places.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}

export interface Seam {
  /** The thread that ties the two. */
  path: string;
  /** Where it crosses the line between them. */
  knot: Point;
}

/** How far from the middle of an animal its thread ends, as a part of its size: at its edge, so that no thread runs over it. */
const held = 0.36;

/** Two touching creatures are tied by one thread, from picture to picture across a side that they share: where it is the shortest. */
export function seamOf(grid: Grid, one: string[], other: string[]): Seam | null {
  const theirs = new Set(other);
  const sides = one.flatMap((square) =>
    neighbours(grid, square).flatMap((next) =>
      theirs.has(next)
        ? [{ x: (middle(square).x + middle(next).x) / 2, y: (middle(square).y + middle(next).y) / 2 }]
        : [],
    ),
  );
  const ends = [one, other].map((squares) => ({ own: new Set(squares), label: labelOf(squares) }));
  const length = (knot: Point) =>
    ends.reduce((sum, { own, label: { picture, number } }) => {
      const strays = [0.2, 0.4, 0.6, 0.8].filter((part) => {
        const at = between(picture, knot, part);
        return !own.has(squareAt(Math.floor(at.x), Math.floor(at.y)));
      }).length;
      const hidden = Math.hypot(number.x - knot.x, number.y - knot.y) < number.size + 0.15 ? 1 : 0;
      return sum + Math.hypot(picture.x - knot.x, picture.y - knot.y) + strays * 0.6 + hidden;
    }, 0);
  const [knot] = [...sides].sort((first, second) => length(first) - length(second));
  if (!knot) return null;
  const [from, to] = ends.map(({ label: { picture } }) =>
    between(picture, knot, Math.min(0.75, (picture.size * held) / Math.max(distance(picture, knot), 0.01))),
  ) as [Point, Point];
  const sag = (at: Point) => plus(between(at, knot, 0.5), { x: 0, y: 1 }, 0.08 + 0.16 * distance(at, knot));
  return { path: `M${pair(from)}Q${pair(sag(from))} ${pair(knot)}Q${pair(sag(to))} ${pair(to)}`, knot };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** A bow of the thread, about as wide as `size`. */
export function bowAt({ x, y }: Point, size: number): string {
  const at = (right: number, down: number) => pair({ x: x + right * size, y: y + down * size });
  const loop = (side: number) => `C${at(side * 0.75, -1)} ${at(side * 0.85, 0.85)} ${at(0, 0)}`;
  return `M${at(0, 0)}${loop(-1)}${loop(1)}Z`;
}
