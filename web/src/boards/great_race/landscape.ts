// Where things are drawn in the landscape: the track winds from Start over the land and through the river to Finish, always further
// to the right, so that who is ahead is seen.

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
  /** The shores of the river, from the top edge to the bottom. */
  readonly near: Point[];
  readonly far: Point[];

  constructor(
    readonly finish: number,
    readonly river: number,
    readonly box: Box,
  ) {
    let best: { spaces: Point[]; room: number; bends: number } | undefined;
    for (let bends = 1; bends <= 14; bends += 1) {
      const spaces = spread(finish, curve(box, bends));
      const room = narrowest(spaces);
      if (!best || room > best.room + 0.5) best = { spaces, room, bends };
    }
    const { spaces = [], room = 0, bends = 1 } = best ?? {};
    this.spaces = spaces;
    this.room = room;
    const gap = (box.width - 2 * aside(box)) / bends / 2;
    this.near = this.shore(river, gap);
    this.far = this.shore(finish, Math.min(gap, aside(box) * 0.5));
  }

  at(space: number): Point {
    return this.spaces[Math.max(0, Math.min(this.finish, space))] ?? { x: 0, y: 0 };
  }

  /** Crosses the track before a space, and passes between its bends. */
  private shore(space: number, gap: number): Point[] {
    const [before, after] = [this.at(space - 1), this.at(space)];
    const cross = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
    const steep = (after.y - before.y) / (distance(before, after) || 1);
    const { height } = this.box;
    const lean = steep * gap * 0.9;
    return [
      { x: cross.x + lean, y: -10 },
      { x: cross.x + lean * 0.8, y: cross.y * 0.5 },
      cross,
      { x: cross.x - lean * 0.8, y: (cross.y + height) / 2 },
      { x: cross.x - lean, y: height + 10 },
    ];
  }

  /** How far a tag of this height under a space may reach to the left and to the right of it before it meets another space. */
  reach(space: number, under: number, height: number): { left: number; right: number } {
    const at = this.at(space);
    const radius = this.room * stone;
    const beside = this.spaces.flatMap((other, index) => {
      const down = Math.abs(other.y - at.y - under);
      return index !== space && down < radius + height / 2 ? [other.x - at.x] : [];
    });
    const free = (side: number) => Math.min(...beside.map((x) => x * side - radius).filter((room) => room > 3), 999);
    return { left: free(-1), right: free(1) };
  }

  /** The way from one space to another. */
  path(from: number, to: number): string {
    return smooth(this.spaces.slice(from, to + 1));
  }
}

/** The room at the ends, for what stands there. */
const aside = ({ width }: Box) => Math.max(30, Math.min(80, width * 0.072));

function curve(box: Box, bends: number): Point[] {
  const edge = aside(box);
  const swing = Math.max(10, box.height / 2 - Math.max(24, box.height * 0.13));
  return Array.from({ length: samples + 1 }, (_, index) => {
    const t = index / samples;
    const y = box.height / 2 + swing * Math.sin(Math.PI * bends * t) * (bends % 2 ? 1 : -1);
    return { x: edge + t * (box.width - 2 * edge), y };
  });
}

/** As many points as there are spaces, at equal distances along a line. */
function spread(finish: number, line: Point[]): Point[] {
  const lengths = [0];
  for (let index = 1; index < line.length; index += 1)
    lengths.push((lengths[index - 1] ?? 0) + distance(line[index - 1] as Point, line[index] as Point));
  const whole = lengths.at(-1) ?? 0;
  let at = 0;
  return Array.from({ length: finish + 1 }, (_, space) => {
    const wanted = (whole * space) / finish;
    while (at < line.length - 1 && (lengths[at] ?? 0) < wanted) at += 1;
    return line[at] as Point;
  });
}

function narrowest(spaces: Point[]): number {
  let least = Infinity;
  for (const [index, one] of spaces.entries())
    for (const other of spaces.slice(index + 1)) least = Math.min(least, distance(one, other));
  return least;
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

/** The same at the start, where nobody is ahead: one beside the other across the way, clear of the next bend. */
export function lined(index: number, count: number): Point {
  return { x: index % 2 ? 0.2 : -0.48, y: (index - (count - 1) / 2) * 0.64 };
}

/** The offset of the n-th of `count` animals on one space from its middle, in sizes of an animal: above its number. */
export function standing(index: number, count: number): Point {
  if (count < 2) return { x: 0, y: -0.22 };
  if (count === 2) return { x: index ? 0.4 : -0.4, y: -0.2 };
  const front = Math.ceil(count / 2);
  const behind = index < count - front;
  const inRank = behind ? count - front : front;
  const nth = behind ? index : index - (count - front);
  return { x: (nth - (inRank - 1) / 2) * 0.66, y: behind ? -0.58 : -0.1 };
}

/** Where something begins that is to have its middle at a point, and to stay inside. */
export const inside = (middle: number, own: number, whole: number, edge = 6): number =>
  Math.max(edge, Math.min(whole - own - edge, middle - own / 2));

export interface Plant extends Point {
  kind: 'pine' | 'bush' | 'hill' | 'reed' | 'lotus' | 'koi';
  size: number;
}

/** Trees on the land and lotus in the river, where no space is; the same for the same landscape. */
export function plants(land: Landscape): Plant[] {
  const { width, height } = land.box;
  const grown: Plant[] = [];
  let state = 20190217;
  const draw = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const free = (point: Point, apart: number) =>
    land.spaces.every((space) => distance(space, point) > apart + land.room * 0.42) &&
    grown.every((other) => distance(other, point) > apart + other.size * 0.45);
  for (let tries = 0; tries < 900 && grown.length < 46; tries += 1) {
    const point = { x: 8 + draw() * (width - 16), y: 12 + draw() * (height - 20) };
    const wet = sideOf(land.near, point) > 0 && sideOf(land.far, point) < 0;
    const shore = Math.min(Math.abs(sideOf(land.near, point)), Math.abs(sideOf(land.far, point)));
    const chance = draw();
    const kind = wet ? (shore < 16 ? 'reed' : chance < 0.62 ? 'lotus' : 'koi') : chance < 0.62 ? 'pine' : 'bush';
    const size = (kind === 'pine' ? 20 : 15) + draw() * 10;
    if (shore < 9 && !wet) continue;
    if (free(point, size * 0.55)) grown.push({ ...point, kind, size });
  }
  return grown.sort((one, other) => one.y - other.y);
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
