// What is taken and comes home in a course of moves.
import type { Action, View } from '../../wire/protocol';
import { homeOf } from './animals';
import { becauseWords as say } from './because_words';
import { after, on } from './reach';
import { actionOf, checkersView, type CheckersView, type Piece } from './view';

/** A move on the board, and what it does. */
export interface Event {
  piece: Piece;
  taken: Piece | undefined;
  home: boolean;
  /** The position after it. */
  then: CheckersView;
}

/** A course from this position on. */
export function eventsIn(view: CheckersView, course: readonly Action[]): Event[] {
  let now = view;
  return course.flatMap((each) => {
    const action = actionOf({ action: each });
    const piece = action.kind === 'place' ? undefined : on(now.board, action.from);
    if (!piece || action.kind === 'place') return [];
    const taken = action.kind === 'jump' ? on(now.board, action.over) : undefined;
    now = after(now, action);
    return [{ piece, taken, home: homeOf(piece.seat).includes(action.to), then: now }];
  });
}

/** By which something is taken or comes home, and so many moves after the one before: with 1 the next. */
export interface Eventful {
  event: Event;
  moves: number;
}

export function eventfulIn(events: readonly Event[]): Eventful[] {
  let last = -1;
  return events.flatMap((event, at) => {
    if (!event.taken && !event.home) return [];
    const moves = at - last;
    last = at;
    return [{ event, moves }];
  });
}

/** What an event brings to whoever moves, or takes from the other. */
export const worthOf = ({ piece, taken, home }: Event): number =>
  (taken?.intelligence ?? 0) + (home ? piece.intelligence : 0);

/** It takes somebody for this seat, or brings somebody home. */
export const isGood = (event: Event, seat: number): boolean => event.piece.seat === seat && worthOf(event) > 0;

/** What a seat takes and brings home in a course, less what is taken from it. */
export const balanceOf = (course: readonly Event[], seat: number): number =>
  course.reduce(
    (sum, event) => sum + (event.piece.seat === seat ? worthOf(event) : -(event.taken?.intelligence ?? 0)),
    0,
  );

/** Each by whoever makes it: "your Tiger takes Ann’s Rat". */
export const inWords = ({ piece, taken, home }: Event, names: readonly string[]): string[] => [
  ...(taken ? [say.took(piece.animal, names[piece.seat] ?? '', taken.animal, names[taken.seat] ?? '')] : []),
  ...(home ? [say.cameHome(piece.animal, names[piece.seat] ?? '', piece.intelligence)] : []),
];

/** After so few moves it is worth saying that nothing happens in them. */
const longEnough = 4;
/** So many are told at most. */
const most = 3;

/**
 * What is taken and comes home in moves from this position on, whoever makes them, up to what is worth most and what answers it at once;
 * '' where nothing is in a few.
 */
export function course(moves: readonly Action[], seen: View, names: readonly string[]): string {
  const events = eventfulIn(eventsIn(checkersView(seen), moves)).slice(0, most);
  const dearest = Math.max(...events.map(({ event }) => worthOf(event)));
  const main = events.findIndex(({ event }) => worthOf(event) === dearest);
  const until = events.findIndex(({ moves }, at) => at > main && moves > 1);
  const told = events.slice(0, until < 0 ? most : until).flatMap(({ event, moves }, nth) =>
    inWords(event, names).map((one, part) => {
      if (part) return say.next(one, 1);
      return nth ? say.next(one, moves) : say.begins(one, moves);
    }),
  );
  if (told.length) return told.join(say.comma);
  return moves.length >= longEnough ? say.nothingHappens(moves.length) : '';
}
