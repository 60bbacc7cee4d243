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

/**
 * How large a picture is on three by three, on two by two beside its number, on three of these four, and on one: it stays inside the
 * outline. Without an inside line to keep to, on a small sheet, it fills its squares.
 */
const [stout, middling, bent, slight] = [2.4, 1.74, 1.04, 0.92];
const full = 1.02;
const figure = 0.33;
const nowhere: Berth['number'] = [0, 0, 0];

/**
 * From roomy to narrow; of those in one group the one nearest to the middle of the creature. On a small sheet the animal alone tells
 * what it is. Where the number would lie on the animal, it goes to a square beside the block, if there is one.
 */
const berths = {
  large: [
    both(berth(4, 3, [2.65, -0.5, 0], [figure, 1.4, 0.9])),
    [berth(3, 3, [stout, -0.2, -0.2], [figure, 1.04, 1.04])],
    both(berth(3, 2, [middling, -0.5, 0], [figure, 0.98, 0.44])),
    [berth(2, 2, [1.6, -0.13, -0.13], [0.29, 0.6, 0.6])],
    [
      ...both(berth(3, 1, [slight, -0.5, 0], [figure, 0.5, 0])),
      ...both(berth(2, 1, [slight, -0.48, 0], [figure, 0.48, 0])),
    ],
    [berth(1, 1, [0.82, -0.06, -0.06], [0.2, 0.26, 0.26])],
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
  scale === 'small' ? 0 : scale === 'large' ? size : size < 0.25 ? 0 : 0.44;

/** Round a bend a picture is larger than one square, if there is a fourth one for the number. */
function bendOf(squares: string[], centre: Point, scale: Scale): Label | null {
  const own = new Set(squares);
  const [best] = squares
    .flatMap((corner) =>
      [-1, 1].flatMap((right) =>
        [-1, 1].flatMap((down) => {
          const [column, row] = [columnOf(corner), rowOf(corner)];
          const on = [corner, squareAt(column + right, row), squareAt(column, row + down)];
          if (!on.every((square) => own.has(square))) return [];
          const at = plus(middle(corner), { x: right, y: down }, (bent - 1) / 2 + 0.06);
          return [{ at, on, far: Math.round(Math.hypot(at.x - centre.x, at.y - centre.y) * 1000) }];
        }),
      ),
    )
    .sort((one, other) => one.far - other.far);
  if (!best || squares.length < 4) return null;
  const away = (square: string) => Math.hypot(middle(square).x - best.at.x, middle(square).y - best.at.y);
  const [beside = ''] = squares
    .filter((square) => !best.on.includes(square))
    .sort((one, other) => away(one) - away(other));
  return {
    picture: { ...best.at, size: bent },
    number: { ...middle(beside), size: figureOn(figure, scale) },
    on: scale === 'small' ? best.on : [...best.on, beside],
  };
}

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
  if (best.one.wide === 1 || best.one.high === 1) {
    const bend = bendOf(squares, centre, scale);
    if (bend) return bend;
  }
  const placed = ([size, x, y]: Berth['picture']) => ({ ...plus(best.at, { x, y }), size });
  const { picture, number } = { picture: placed(best.one.picture), number: placed(best.one.number) };
  const label = { picture, number: { ...number, size: figureOn(number.size, scale) }, on: best.on };
  if (best.one.wide !== 2 || best.one.high !== 2 || scale === 'small') return label;
  const covered = new Set(best.on);
  const [beside] = squares
    .filter((square) => !covered.has(square))
    .map((square) => ({ square, far: Math.hypot(middle(square).x - best.at.x, middle(square).y - best.at.y) }))
    .filter(({ far }) => far < 1.7)
    .sort((one, other) => one.far - other.far);
  if (!beside) return label;
  return {
    picture: { ...best.at, size: middling },
    number: { ...middle(beside.square), size: figureOn(figure, scale) },
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
  if (squares.length > 1) return { x: column + tag.wide - 0.1, y: lowest + 1.14 };
  return { x: column + 0.5, y: row === 0 ? 1.25 : row - 0.14 };
}

/** Where a small mark lies at the head of its picture: a large one leaves its left corner free, a small one the right. */
export function lockAt(squares: string[]): Point {
  const { on, picture } = labelOf(squares);
  const [anchor = ''] = on;
  return { x: columnOf(anchor) + (picture.size > 1.2 ? 0.3 : 0.76), y: rowOf(anchor) + 0.28 };
}

export interface Seam {
  /** The thread that ties the two. */
  path: string;
  /** Where it crosses the line between them. */
  knot: Point;
}

/** How far from the middle of an animal its thread ends, as a part of its size. */
const held = 0.14;

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
  // It ends on the animal, not beside it: these lie over their threads.
  const [from, to] = ends.map(({ label: { picture } }) =>
    between(picture, knot, Math.min(0.5, (picture.size * held) / Math.max(distance(picture, knot), 0.01))),
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
