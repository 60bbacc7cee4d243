// Where the spaces of the track are drawn: rows that are run to the right and back in turn, like a path up a hillside. Start is as
// wide as several spaces: it has its name, and all stand there at once.

export interface Point {
  x: number;
  y: number;
}

export class Course {
  readonly rows: number;

  constructor(
    readonly finish: number,
    readonly columns: number,
    /** The width of Start, in spaces. */
    readonly start: number,
  ) {
    this.rows = Math.ceil((finish + start) / columns);
  }

  /** The middle of a space, in spaces from the top left corner. */
  at(space: number): Point {
    if (space === 0) return { x: this.start / 2, y: 0.5 };
    const place = space - 1 + this.start;
    const row = Math.floor(place / this.columns);
    const along = place % this.columns;
    return { x: (row % 2 ? this.columns - 1 - along : along) + 0.5, y: row + 0.5 };
  }

  /** The way from one space to another as an SVG path, for a given size of a space. */
  path(from: number, to: number, width: number, height: number): string {
    const points = Array.from({ length: to - from + 1 }, (_, index) => this.at(from + index));
    if (from === 0) points.unshift({ x: 0.5, y: 0.5 });
    return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x * width} ${y * height}`).join('');
  }
}

/** The offset of the n-th of `count` tokens on a space from its middle, in spaces: side by side, or in two rows. */
export function standing(index: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  if (count < 4) return { x: (index - (count - 1) / 2) * (count === 2 ? 0.44 : 0.36), y: 0 };
  return inRanks(index, count, 0.3);
}

/** The same for Start, which is wider and has its name at the left. */
export function starting(index: number, count: number, start: number): Point {
  const name = 0.75;
  const apart = (start - name) / Math.max(2, Math.ceil(count / 2));
  const { x, y } = inRanks(index, count, Math.min(0.8, apart));
  return { x: x + name / 2, y };
}

function inRanks(index: number, count: number, apart: number): Point {
  const front = Math.ceil(count / 2);
  const behind = index >= front;
  const inRank = behind ? count - front : front;
  return { x: ((behind ? index - front : index) - (inRank - 1) / 2) * apart, y: behind ? 0.24 : -0.24 };
}
