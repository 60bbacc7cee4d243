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

/** The events by which something is taken or comes home, and how many moves after the one before: with 1 the next. */
export function eventfulIn(events: readonly Event[]): { event: Event; moves: number }[] {
  let last = -1;
  return events.flatMap((event, at) => {
    if (!event.taken && !event.home) return [];
    const moves = at - last;
    last = at;
    return [{ event, moves }];
  });
}

/** Each by whoever makes it: "your Tiger takes Ann’s Rat". */
export const inWords = ({ piece, taken, home }: Event, names: readonly string[]): string[] => [
  ...(taken ? [say.took(piece.animal, names[piece.seat] ?? '', taken.animal, names[taken.seat] ?? '')] : []),
  ...(home ? [say.cameHome(piece.animal, names[piece.seat] ?? '', piece.intelligence)] : []),
];

/** After so few moves it is worth saying that nothing happens in them. */
const longEnough = 4;

/** What is taken and comes home in moves from this position on, whoever makes them; '' where nothing is in a few. */
export function course(moves: readonly Action[], seen: View, names: readonly string[]): string {
  const most = 3;
  const told = eventfulIn(eventsIn(checkersView(seen), moves)).flatMap(({ event, moves }, nth) =>
    inWords(event, names).map((one, part) => {
      if (part) return say.next(one, 1);
      return nth ? say.next(one, moves) : say.begins(one, moves);
    }),
  );
  if (told.length) return told.slice(0, most).join(say.comma);
  return moves.length >= longEnough ? say.nothingHappens(moves.length) : '';
}
