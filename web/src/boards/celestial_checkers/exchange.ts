// What a move costs and what it buys, from all of the course that is expected of it: whom both lose soon, and what makes good for it later.
import { balanceOf, returnOf, type Event, type Eventful } from './course';
import { byWorth, mobilityOf, takersOf } from './reach';
import type { CheckersView, Piece } from './view';

export interface Exchange {
  /** Of whoever moves and of the other: who is taken soon, in that order. */
  given: Piece[];
  got: Piece[];
  /** It costs more than it brings, as far as that is soon. */
  costs: boolean;
  /** What is worth most of what makes good for it later, after so many moves; null where nothing does. */
  later: Eventful | null;
}

/** Null where nobody of the seat is taken soon: in the first moves, so many of them. */
export function exchangeIn(course: readonly Event[], seat: number, soon: number): Exchange | null {
  const first = course.slice(0, soon);
  const takenFrom = (side: number) => first.flatMap(({ taken }) => (taken?.seat === side ? taken : []));
  const given = takenFrom(seat);
  if (!given.length) return null;
  const costs = balanceOf(first, seat) < 0;
  return { given, got: takenFrom(1 - seat), costs, later: costs ? returnOf(course, seat, soon) : null };
}

/** What a seat could take next in a position, the cleverest, and who could take it. */
export const threatOf = (view: CheckersView, seat: number): { piece: Piece; taker: Piece } | undefined =>
  [...takersOf(view, seat).values()].sort((one, other) => byWorth(one.piece, other.piece))[0];

/** A seat has animals, of which one at most can move. */
export function isShutIn(view: CheckersView, seat: number): boolean {
  const { can, all } = mobilityOf(view, seat);
  return all > 1 && can <= 1;
}

/** The last who took somebody for the seat, where it still stands at the end: it has come forward by that. */
export function broughtForward(course: readonly Event[], seat: number): Piece | undefined {
  const taker = [...course].reverse().find(({ piece, taken }) => taken && piece.seat === seat)?.piece;
  return course.at(-1)?.then.board.find((piece) => piece.seat === seat && piece.animal === taker?.animal);
}
