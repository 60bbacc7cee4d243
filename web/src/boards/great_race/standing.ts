// How animals stand on a space and at the start, in sizes of an animal from its middle.
import type { Point } from './landscape';

/** Where an animal stands, and how large it is beside others. */
export interface Place extends Point {
  scale: number;
}

/** At the start, where nobody is ahead: in two ranks before the gate, of which the longer stands in front. */
export function lined(index: number, count: number): Place {
  const behind = Math.floor(count / 2);
  const [nth, rank] = index < behind ? [index, behind] : [index - behind, count - behind];
  // Two have more room than three.
  return {
    x: (nth - (rank - 1) / 2) * (rank > 2 ? 0.62 : 0.86),
    y: index < behind ? 0.36 : 1.04,
    scale: count > 3 ? 0.7 : 0.8,
  };
}

/** An animal stands on its stone no higher than leaves the number of the space above in sight. */
export const onStone = -0.2;

/** How large they are, so many on one space, and how far from each other. */
const crowds = [
  { scale: 1, gap: 0 },
  { scale: 0.78, gap: 0.66 },
  { scale: 0.74, gap: 0.43 },
  { scale: 0.64, gap: 0.5 },
  { scale: 0.58, gap: 0.37 },
] as const;

/** Who stands on a space, from the last to the one in front: one's own before the others. */
export const gathered = (positions: readonly number[], space: number, own: ReadonlySet<number>): number[] =>
  positions
    .flatMap((position, seat) => (position === space ? [seat] : []))
    .sort((one, other) => Number(own.has(one)) - Number(own.has(other)));

/** The n-th of `count` animals on one space: in a line across the way, where no other space is, so that every face is seen; of many in two
    such lines. The last is in front: lowest, or at the left, where it hides no mark. */
export function standing(index: number, count: number, across: Point): Place {
  const { scale, gap } = crowds[count - 1] ?? crowds[4];
  const front = count > 3 ? Math.ceil(count / 2) : count;
  const behind = index < count - front;
  const [nth, rank] = behind ? [index, count - front] : [index - (count - front), front];
  const aside = (nth - (rank - 1) / 2) * gap;
  const along = front === count ? 0 : behind ? -0.2 : 0.2;
  const ahead = Math.abs(across.x);
  const sideways = -Math.sign(across.x || 1) * across.y;
  return { x: across.x * aside + sideways * along, y: onStone * scale + across.y * aside + ahead * along, scale };
}
