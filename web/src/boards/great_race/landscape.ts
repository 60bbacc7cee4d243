// Where things are drawn in the landscape: the track winds from Start at the left over the land and through the river to Finish at the
// right, so that who is ahead is seen.

import { standing } from './standing';

export interface Point {
  x: number;
  y: number;
}

interface Box {
  width: number;
  height: number;
}

const samples = 900;

/** The radius of a space, as a part of the room around it. */
export const stone = 0.33;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export class Landscape {
  readonly spaces: Point[];
  /** How much room there is around a space. */
  readonly room: number;
  /** Where land and water end and the sky begins. */
  readonly horizon: number;
  /** The shores of the river, from the horizon to the lower edge. */
  readonly near: Point[];
  readonly far: Point[];
  private readonly line: Point[];
  private readonly ways: Point[];
  /** Where the spaces are on the line. */
  private readonly marks: number[];

  constructor(
    readonly finish: number,
    readonly river: number,
    readonly box: Box,
  ) {
    // Of an even number of bends the last leads up, to the palace above it.
    const ways = Array.from({ length: 5 }, (_, index) => {
      const line = curve(box, index * 2 + 2);
      const marks = spread(finish, line);
      const spaces = marks.map((mark) => line[mark] as Point);
      return { line, marks, spaces, room: narrowest(spaces) };
    });
    const most = Math.max(...ways.map(({ room }) => room));
    // Few wide bends rather than many narrow ones.
    const way = ways.find(({ room }) => room >= Math.min(60, most * 0.95));
    const { spaces = [], room = 0, line = [], marks = [] } = way ?? {};
    this.spaces = spaces;
    this.room = room;
    this.line = line;
    this.marks = marks;
    this.ways = spaces.map((space) => this.clearest(space));
    this.horizon = Math.max(18, topOf(box) - room * 0.6);
    [this.near, this.far] = this.opened(this.shore(river), this.shore(finish));
  }

  /** How large an animal is. */
  get animal(): number {
    return Math.max(29, Math.min(62, this.room * (this.box.width > 560 ? 0.99 : 1.12)));
  }

  at(space: number): Point {
    return this.spaces[Math.max(0, Math.min(this.finish, space))] ?? { x: 0, y: 0 };
  }

  /** How large something looks at this height: further down it is nearer. */
  depth(y: number): number {
    return 0.88 + 0.24 * Math.max(0, Math.min(1, y / this.box.height));
  }

  /** In which direction several on a space stand beside each other: away from all other spaces; down, or rather to the left. */
  across(space: number): Point {
    return this.ways[Math.max(0, Math.min(this.finish, space))] ?? { x: 0, y: 1 };
  }

  private clearest(own: Point): Point {
    const free = ({ x, y }: Point) =>
      Math.min(
        ...[-1, 1].flatMap((side) => {
          const end = { x: own.x + side * x * this.animal * 0.5, y: own.y + side * y * this.animal * 0.5 };
          return this.spaces.map((other) => (other === own ? Infinity : distance(other, end)));
        }),
      );
    const all = Array.from({ length: 12 }, (_, at) => (at / 12 - 0.18) * Math.PI).map((angle) => ({
      x: -Math.cos(angle),
      y: Math.sin(angle),
    }));
    return all.reduce((best, one) => (free(one) > free(best) + 0.01 ? one : best));
  }

  /** The number of a space: in its middle, or smaller and under the feet of so many animals of this size that stand there. */
  numberOn(space: number, count: number, size: number): Point & { height: number } {
    const { x, y } = this.at(space);
    const height = Math.max(9.5, Math.min(17, this.room * 0.27)) * this.depth(y);
    if (!count) return { x, y, height };
    const small = Math.max(9.5, height * 0.78);
    const places = Array.from({ length: count }, (_, index) => standing(index, count, this.across(space)));
    const feet = Math.max(...places.map((place) => place.y + place.scale / 2));
    return { x, y: Math.min(y + size * feet + small * 0.5, this.box.height - small * 0.7), height: small };
  }

  /** Crosses the track before a space, and passes between its bends. */
  private shore(space: number): Point[] {
    const { height, width } = this.box;
    const near = this.room * 1.1;
    const gap = Math.min(this.room * 0.9, width * 0.045);
    const levels = 12;
    const most = (points: Point[], y: number, side: number) =>
      side * Math.max(-Infinity, ...points.flatMap((at) => (Math.abs(at.y - y) < near ? [at.x * side] : [])));
    const [before, after] = [this.spaces.slice(0, space), this.spaces.slice(space)];
    const found = Array.from({ length: levels + 1 }, (_, level) => {
      const y = -12 + (level * (height + 24)) / levels;
      const [left, right] = [most(before, y, 1), most(after, y, -1)];
      if (!Number.isFinite(left) && !Number.isFinite(right)) return { x: NaN, y };
      if (!Number.isFinite(left)) return { x: right - gap, y };
      return { x: Number.isFinite(right) ? (left + right) / 2 : left + gap, y };
    });
    const known = found.filter(({ x }) => !Number.isNaN(x));
    const whole = found.map((at) =>
      Number.isNaN(at.x) ? { x: (at.y < height / 2 ? known[0] : known.at(-1))?.x ?? width / 2, y: at.y } : at,
    );
    return whole.map(({ y }, index) => {
      const [one, two, three] = [-1, 0, 1].map((by) => whole[Math.max(0, Math.min(levels, index + by))]?.x ?? 0);
      return { x: ((one ?? 0) + 2 * (two ?? 0) + (three ?? 0)) / 4, y };
    });
  }

  /** Towards the horizon the river is narrow; around its spaces it is as wide as they need. */
  private opened(near: Point[], far: Point[]): [Point[], Point[]] {
    const { horizon } = this;
    const { height } = this.box;
    const levels = 32;
    const narrows = horizon + (height - horizon) * 0.6;
    const middle = (shoreAt(near, horizon) + shoreAt(far, horizon)) / 2;
    const half = Math.max(12, (shoreAt(far, narrows) - shoreAt(near, narrows)) * 0.15);
    const around = this.room * 0.58;
    const wet = this.spaces.slice(this.river, this.finish);
    const sides = (
      [
        [near, -1],
        [far, 1],
      ] as const
    ).map(([shore, side]) => {
      const whole = Array.from({ length: levels + 1 }, (_, level) => {
        const y = horizon + ((height + 12 - horizon) * level) / levels;
        const part = Math.max(0, (narrows - y) / (narrows - horizon)) ** 1.5;
        const x = shoreAt(shore, y) * (1 - part) + (middle + side * half) * part;
        const needs = wet.map((at) => side * at.x + Math.sqrt(Math.max(-1, around ** 2 - (at.y - y) ** 2)));
        return { x: side * Math.max(side * x, ...needs.filter((need) => !Number.isNaN(need))), y };
      });
      return whole.map(({ y }, index) => {
        const around = [-2, -1, 0, 1, 2].map((by) => whole[Math.max(0, Math.min(levels, index + by))]?.x ?? 0);
        return { x: around.reduce((sum, x) => sum + x, 0) / around.length, y };
      });
    });
    return sides as [Point[], Point[]];
  }

  /** The way from one space to another. */
  path(from: number, to: number): string {
    return smooth(this.between(from, to, 7));
  }

  /** The same as a road: so wide in the middle of the picture, wider where it is nearer. Parts of a space may be left out or go beyond. */
  road(from: number, to: number, wide: number): string {
    const points = [...(from === 0 ? this.foot : []), ...this.between(from, to, 4)];
    const sides = points.map(({ x, y }, index) => {
      const [before, after] = [
        points[Math.max(0, index - 1)],
        points[Math.min(points.length - 1, index + 1)],
      ] as Point[];
      const along = distance(before as Point, after as Point) || 1;
      const half = (wide * this.depth(y)) / 2 / along;
      const [right, down] = [((after?.x ?? 0) - (before?.x ?? 0)) * half, ((after?.y ?? 0) - (before?.y ?? 0)) * half];
      return [
        { x: x + down, y: y - right },
        { x: x - down, y: y + right },
      ] as const;
    });
    const [right, left] = sides.at(-1) ?? [];
    const round = right && left ? cap(right, left) : [];
    const edge = [...sides.map(([one]) => one), ...round, ...sides.map(([, other]) => other).reverse()];
    return `M${edge.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
  }

  /** Before Start it comes from the lower edge, through the gate. */
  private get foot(): Point[] {
    const { x, y } = this.at(0);
    const down = this.box.height + 14 - y;
    return [8, 7, 6, 5, 4, 3, 2, 1].map((step) => ({ x: x - (step / 8) ** 2 * down * 0.12, y: y + (down * step) / 8 }));
  }

  private between(from: number, to: number, step: number): Point[] {
    const mark = (space: number) => {
      const [low, high] = [this.marks[Math.floor(space)] ?? 0, this.marks[Math.ceil(space)] ?? samples];
      return Math.round(low + (high - low) * (space - Math.floor(space)));
    };
    const [first, last] = [mark(from), mark(to)];
    const points = this.line.slice(first, last + 1).filter((_, index) => index % step === 0);
    return [...points, this.line[last] as Point];
  }
}

/** The room at the ends, for the gate and the palace. */
const atStart = ({ width }: Box) => Math.max(30, Math.min(98, width * 0.09));
const atEnd = ({ width }: Box) => Math.max(34, Math.min(112, width * 0.1));

/** The middle of the highest spaces. */
const topOf = ({ height }: Box) => Math.max(34, height * 0.27);

/** A line that winds as a river does: its direction swings to and fro, so far that the bends fill the height. */
function curve(box: Box, bends: number): Point[] {
  const [top, bottom] = [topOf(box), Math.max(24, box.height * 0.13)];
  const [left, right] = [atStart(box), atEnd(box)];
  const wound = (swing: number): Point[] => {
    let [x, y] = [0, 0];
    const points = [{ x, y }];
    for (let index = 0; index < samples; index += 1) {
      const part = (index + 0.5) / samples;
      const turn = -swing * (1 + 0.07 * Math.sin(8 * part + 0.6)) * Math.cos(Math.PI * bends * part);
      points.push({ x: (x += Math.cos(turn)), y: (y += Math.sin(turn)) });
    }
    const scale = (box.width - left - right) / x;
    const highest = Math.min(...points.map((point) => point.y));
    return points.map((point) => ({ x: left + point.x * scale, y: top + (point.y - highest) * scale }));
  };
  let [least, most] = [0, 1.95];
  for (let tries = 0; tries < 16; tries += 1) {
    const middle = (least + most) / 2;
    if (Math.max(...wound(middle).map(({ y }) => y)) < box.height - bottom) least = middle;
    else most = middle;
  }
  return wound(least);
}

/** Of the points of a line those at equal distances, one for each space. */
function spread(finish: number, line: Point[]): number[] {
  const lengths = [0];
  for (let index = 1; index < line.length; index += 1)
    lengths.push((lengths[index - 1] ?? 0) + distance(line[index - 1] as Point, line[index] as Point));
  const whole = lengths.at(-1) ?? 0;
  let at = 0;
  return Array.from({ length: finish + 1 }, (_, space) => {
    const wanted = (whole * space) / finish;
    while (at < line.length - 1 && (lengths[at] ?? 0) < wanted) at += 1;
    return at;
  });
}

function narrowest(spaces: Point[]): number {
  let least = Infinity;
  for (const [index, one] of spaces.entries())
    for (const other of spaces.slice(index + 1)) least = Math.min(least, distance(one, other));
  return least;
}

/** Half a circle from one point to another, to the left of the way between them: the rounded end of a road. */
function cap(from: Point, to: Point): Point[] {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [across, down] = [from.x - x, from.y - y];
  return Array.from({ length: 11 }, (_, index) => {
    const angle = ((index + 1) / 12) * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: x + across * cos - down * sin, y: y + across * sin + down * cos };
  });
}

/** A smooth line through points (Catmull-Rom). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const part = (value: number) => value.toFixed(1);
  return points
    .map((point, index) => {
      if (index === 0) return `M${part(point.x)} ${part(point.y)}`;
      const [a, b, d] = [at(index - 2), at(index - 1), at(index + 1)];
      const first = `${part(b.x + (point.x - a.x) / 6)} ${part(b.y + (point.y - a.y) / 6)}`;
      const second = `${part(point.x - (d.x - b.x) / 6)} ${part(point.y - (d.y - b.y) / 6)}`;
      return `C${first} ${second} ${part(point.x)} ${part(point.y)}`;
    })
    .join('');
}

export interface Plant extends Point {
  kind: 'pine' | 'bush' | 'reed' | 'lotus' | 'koi';
  size: number;
}

/** How trees stand in a grove, in sizes of a tree: the last are in front. */
const grove = [
  { x: -0.5, y: -0.22, size: 0.86 },
  { x: 0.42, y: -0.26, size: 0.94 },
  { x: 0, y: 0, size: 1.16 },
  { x: -0.84, y: 0.08, size: 0.7 },
  { x: 0.8, y: 0.12, size: 0.78 },
];

/** Groves on the land, reeds at the shore, lotus and koi in the river, where no space is; the same for the same landscape. */
export function plants(land: Landscape): Plant[] {
  const { width, height } = land.box;
  const grown: Plant[] = [];
  const whole: (Point & { around: number })[] = [];
  let state = 20190217;
  const draw = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const large = Math.max(0.7, Math.min(1.3, land.room / 52));
  const free = (point: Point, around: number) =>
    land.spaces.every(
      (space, index) =>
        distance(space, point) > around + land.room * (index === 0 ? 2 : index === land.finish ? 2.3 : 0.46),
    ) && whole.every((other) => distance(other, point) > around + other.around);
  let [groves, floats] = [0, 0];
  for (let tries = 0; tries < 700; tries += 1) {
    const point = {
      x: 10 + draw() * (width - 20),
      y: Math.max(land.horizon + 26, height * 0.16) + draw() * height * 0.74,
    };
    const wet = sideOf(land.near, point) > 0 && sideOf(land.far, point) < 0;
    const shore = Math.min(Math.abs(sideOf(land.near, point)), Math.abs(sideOf(land.far, point)));
    const chance = draw();
    const size = 24 * large * land.depth(point.y) * (0.9 + 0.25 * chance);
    if (!wet) {
      if (point.y < height * 0.42 || shore < size * 1.1 || groves >= 9 || !free(point, size * 0.95)) continue;
      groves += 1;
      whole.push({ ...point, around: size * 0.95 });
      if (groves % 4 === 0) grown.push({ ...point, kind: 'bush', size: size * 0.9 });
      else
        for (const tree of grove.slice(0, 3 + (tries % 3)))
          grown.push({ kind: 'pine', x: point.x + tree.x * size, y: point.y + tree.y * size, size: size * tree.size });
      continue;
    }
    const kind = shore < 20 ? 'reed' : chance < 0.6 ? 'lotus' : 'koi';
    const own = (kind === 'reed' ? 22 : 17) * large;
    if (floats >= 13 || shore < 7 || !free(point, own * 0.7)) continue;
    floats += 1;
    whole.push({ ...point, around: own * 1.5 });
    grown.push({ ...point, kind, size: own });
  }
  return grown.sort((one, other) => one.y - other.y);
}

/** Where a shore is at this height. */
export function shoreAt(shore: readonly Point[], y: number): number {
  return -sideOf(shore, { x: 0, y });
}

/** The lines of the current: they follow both banks, the further from one of them the more the other. */
export function currents(land: Landscape): Point[][] {
  const { height } = land.box;
  return [0.1, 0.24, 0.36, 0.49, 0.6, 0.72, 0.84, 0.93].map((across, index) => {
    const from = land.horizon + 4 + (height - land.horizon) * ((index * 0.37) % 0.5);
    const long = (height - land.horizon) * (0.34 + 0.14 * ((index * 0.61) % 1));
    return Array.from({ length: 8 }, (_, at) => {
      const y = from + (long * at) / 7;
      const [left, right] = [shoreAt(land.near, y), shoreAt(land.far, y)];
      return { x: left + (right - left) * (across + 0.025 * Math.sin(at * 1.1 + index)), y };
    });
  });
}

/** How far to the right of a shore a point is. */
export function sideOf(shore: readonly Point[], { x, y }: Point): number {
  for (let index = 1; index < shore.length; index += 1) {
    const [from, to] = [shore[index - 1] as Point, shore[index] as Point];
    if (y <= to.y || index === shore.length - 1)
      return x - (from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y || 1));
  }
  return 0;
}
