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
  /** The square where the line to the partner starts. */
  anchor: string;
}

const middle = (square: string): Point => ({ x: columnOf(square) + 0.5, y: rowOf(square) + 0.5 });

/** How large a picture and its number are, in squares: on a block of four, on two, on one. Of a single square the animal alone tells. */
const sizes = {
  large: { block: [1.42, 0.37], two: [0.84, 0.33], one: [0.7, 0.24] },
  small: { block: [1.5, 0.5], two: [1, 0.46], one: [0.96, 0] },
} as const;

/** Picture and number: on a block of four squares if there is one, else on two, else on one. `small`: on a small sheet. */
export function labelOf(squares: string[], small = false): Label {
  const size = sizes[small ? 'small' : 'large'];
  const own = new Set(squares);
  const centre = {
    x: squares.reduce((sum, square) => sum + middle(square).x, 0) / squares.length,
    y: squares.reduce((sum, square) => sum + middle(square).y, 0) / squares.length,
  };
  const nearest = (places: { square: string; at: Point }[]) =>
    places.sort(
      (one, other) =>
        Math.hypot(one.at.x - centre.x, one.at.y - centre.y) - Math.hypot(other.at.x - centre.x, other.at.y - centre.y),
    )[0];
  const places = (right: number, down: number) =>
    squares
      .filter((square) => {
        const beside = (x: number, y: number) => own.has(squareAt(columnOf(square) + x, rowOf(square) + y));
        return beside(right, 0) && beside(0, down) && beside(right, down);
      })
      .map((square) => ({ square, at: plus(middle(square), { x: right / 2, y: down / 2 }) }));

  const block = nearest(places(1, 1));
  if (block)
    return {
      picture: { ...plus(block.at, { x: -0.09, y: -0.09 }), size: size.block[0] },
      number: { ...plus(block.at, { x: 0.52, y: 0.52 }), size: size.block[1] },
      anchor: block.square,
    };
  const wide = nearest(places(1, 0));
  const high = nearest(places(0, 1));
  const two = wide ?? high;
  if (two) {
    const along = wide ? { x: 1, y: 0 } : { x: 0, y: 1 };
    return {
      picture: { ...plus(two.at, along, -0.46), size: size.two[0] },
      number: { ...plus(two.at, along, 0.43), size: size.two[1] },
      anchor: two.square,
    };
  }
  const only = squares[0] ?? 'a1';
  return {
    picture: { ...plus(middle(only), small ? { x: 0, y: 0 } : { x: -0.07, y: -0.08 }), size: size.one[0] },
    number: { ...plus(middle(only), { x: 0.23, y: 0.24 }), size: size.one[1] },
    anchor: only,
  };
}

/** Half the size of a tag with points, in squares. */
export const tag = { wide: 0.42, high: 0.24 };

/** Where a tag hides neither the picture nor the number: on a square that they leave free, else at the edge. */
export function tagAt(squares: string[]): Point {
  const { anchor, picture } = labelOf(squares);
  const [column, row] = [columnOf(anchor), rowOf(anchor)];
  const own = new Set(squares);
  const at = (right: number, down: number) => squareAt(column + right, row + down);
  const block = [anchor, at(1, 0), at(0, 1), at(1, 1)];
  const two = [anchor, own.has(at(1, 0)) ? at(1, 0) : at(0, 1)];
  const covered = new Set(block.every((square) => own.has(square)) ? block : two);
  const far = (square: string) => Math.hypot(middle(square).x - picture.x, middle(square).y - picture.y);
  const [free] = squares.filter((square) => !covered.has(square)).sort((one, other) => far(one) - far(other));
  if (free) return middle(free);
  const [lowest = row] = squares.map(rowOf).sort((one, other) => other - one);
  if (squares.length > 1) return { x: column + tag.wide - 0.1, y: lowest + 1.02 };
  return { x: column + 0.5, y: row === 0 ? 1.1 : row - 0.14 };
}

// The shortest way through a creature's own squares.
function walk(grid: Grid, squares: string[], from: string, to: string): string[] {
  const came = new Map<string, string>([[to, to]]);
  const own = new Set(squares);
  const queue = [to];
  for (const square of queue)
    for (const next of neighbours(grid, square))
      if (own.has(next) && !came.has(next)) {
        came.set(next, square);
        queue.push(next);
      }
  const way = [from];
  for (let at = from; at !== to && came.has(at);) {
    at = came.get(at) as string;
    way.push(at);
  }
  return way;
}

export interface Thread {
  path: string;
  /** Where the two touch. */
  knot: Point;
}

/** The line between two touching creatures: through the squares of each to where they meet. */
export function threadOf(grid: Grid, one: string[], other: string[]): Thread | null {
  const theirs = new Set(other);
  const [from, to] = [labelOf(one).anchor, labelOf(other).anchor];
  const ways = one
    .flatMap((square) => neighbours(grid, square).flatMap((next) => (theirs.has(next) ? [[square, next]] : [])))
    .map(([here = '', there = '']) => [...walk(grid, one, from, here), ...walk(grid, other, to, there).reverse()])
    .sort((short, long) => short.length - long.length);
  const [way] = ways;
  if (!way) return null;
  const points = way.map(middle);
  const at = way.findIndex((square) => theirs.has(square));
  const [before, after] = [points[at - 1] as Point, points[at] as Point];
  return {
    path: `M${points.map(pair).join('L')}`,
    knot: { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 },
  };
}
