// What a move costs later that lets nobody be taken at once: who is lost, and by which capture, which must be made, whoever kept it safe is
// led away.
import type { Event } from './course';
import { byWorth } from './reach';
import { column, row, shifted, type Piece } from './view';

export interface Later {
  taker: Piece;
  lost: Piece;
  /** Who must take whom before that: the animal that is lost itself, or who stood in the way of the taker. */
  bait: { captor: Piece; prey: Piece } | null;
}

/** Of the first moves of a course; null where nothing is lost in them, or by the very answer. */
export function lostLater(course: readonly Event[], seat: number, soon: number): Later | null {
  const takings = course.slice(0, soon).flatMap(({ piece, taken }, at) => (taken ? { piece, taken, at } : []));
  const [loss] = takings
    .filter(({ taken }) => taken.seat === seat)
    .sort((one, other) => byWorth(one.taken, other.taken));
  if (!loss || loss.at < 2) return null;
  const { piece: taker, taken: lost, at } = loss;
  const landing = shifted(
    lost.square,
    column(lost.square) - column(taker.square),
    row(lost.square) - row(taker.square),
  );
  const bait = [...takings].reverse().find((one) => {
    if (one.at === 0 || one.at >= at || one.piece.seat !== seat) return false;
    const way = course.slice(one.at + 1, at + 1).flatMap(({ piece }) => (isSame(piece, taker) ? piece.square : []));
    return isSame(one.piece, lost) || [...way, landing].includes(one.piece.square);
  });
  return { taker, lost, bait: bait ? { captor: bait.piece, prey: bait.taken } : null };
}

export const isSame = (one: Piece, other: Piece) => one.seat === other.seat && one.animal === other.animal;
