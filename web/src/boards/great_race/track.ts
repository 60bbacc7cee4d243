// Where the spaces of the track are drawn: rows that are run to the right and back in turn, like a path up a hillside.

export interface Point {
  x: number;
  y: number;
}

export class Course {
  readonly rows: number;

  constructor(
    readonly finish: number,
    readonly columns: number,
  ) {
    this.rows = Math.ceil((finish + 1) / columns);
  }

  /** The middle of a space, in spaces from the top left corner. */
  at(space: number): Point {
    const row = Math.floor(space / this.columns);
    const along = space % this.columns;
    return { x: (row % 2 ? this.columns - 1 - along : along) + 0.5, y: row + 0.5 };
  }

  /** The way from one space to another as the path of an SVG, a space being so wide and so high. */
  path(from: number, to: number, width: number, height: number): string {
    const points = Array.from({ length: to - from + 1 }, (_, index) => this.at(from + index));
    return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x * width} ${y * height}`).join('');
  }
}

/** Where the n-th of `count` tokens on one space stands, in spaces from its middle: beside each other, or in two ranks. */
export function standing(index: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  if (count < 4) return { x: (index - (count - 1) / 2) * (count === 2 ? 0.44 : 0.36), y: 0 };
  const front = Math.ceil(count / 2);
  const behind = index >= front;
  const inRank = behind ? count - front : front;
  return { x: ((behind ? index - front : index) - (inRank - 1) / 2) * 0.3, y: behind ? 0.22 : -0.22 };
}
