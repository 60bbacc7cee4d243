// Where a note on a square of the sheet lies: it hides as little as can be of what it speaks of.
import { columnOf, rowOf, type Grid } from './view';

/** About how large it is, in squares. */
const [wide, high] = [6, 2];

export interface Note {
  below: boolean;
  /** Of its middle, in squares from the left. */
  middle: number;
}

/** Above or below the square, straight or to one side. `about`: what it speaks of. */
export function noteAt({ columns, rows }: Grid, square: string, about: readonly string[]): Note {
  const row = rowOf(square);
  const sides = row < high ? [true] : row >= rows - high ? [false] : [false, true];
  const places = sides.flatMap((below) =>
    [0, -1, 1].map((side) => {
      const straight = columnOf(square) + 0.5 + (side * (wide - 1)) / 2;
      const middle = Math.max(wide / 2, Math.min(columns - wide / 2, straight));
      const top = below ? row + 1 : row - high;
      const hides = about.filter((at) => {
        const across = Math.abs(columnOf(at) + 0.5 - middle) < (wide + 1) / 2;
        return across && rowOf(at) >= top && rowOf(at) < top + high;
      });
      return { below, middle, hides: hides.length };
    }),
  );
  return places.reduce((best, place) => (place.hides < best.hides ? place : best));
}
