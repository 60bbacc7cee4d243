// What is taken and comes home in a course of moves.
import type { Action, View } from '../../wire/protocol';
import { listOf } from '../../words/lists';
import { homeOf } from './animals';
import { becauseWords as say } from './because_words';
import { after, on, reachOf } from './reach';
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

/** With what must be taken after it, as long as that is possible in one way alone. */
export function carriedOn(course: Event[]): Event[] {
  const then = course.at(-1)?.then;
  const [move, ...others] = then ? reachOf(then, then.mover) : [];
  if (!then || move?.kind !== 'jump' || others.length) return course;
  return carriedOn([...course, ...eventsIn(then, [{ ...move }])]);
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

/** What comes later than after so many moves nobody believes. */
const believed = 9;

/** What is worth most of what comes after so many moves, if with it all that is lost comes back. */
export function returnOf(course: readonly Event[], seat: number, from: number): Eventful | null {
  if (balanceOf(course, seat) < 0) return null;
  const [event] = course
    .slice(from, believed)
    .filter((one) => isGood(one, seat))
    .sort((one, other) => worthOf(other) - worthOf(one));
  return event ? { event, moves: course.indexOf(event) } : null;
}

/** By whoever makes it: "your Tiger takes Ann’s Rat". */
export function inWords({ piece, taken, home }: Event, names: readonly string[]): string {
  const owner = names[piece.seat] ?? '';
  if (!taken) return say.cameHome(piece.animal, owner, piece.intelligence);
  const took = say.took(piece.animal, owner, taken.animal, names[taken.seat] ?? '');
  return home ? say.andHome(took, piece.intelligence) : took;
}

/** After so few moves it is worth saying that nothing happens in them. */
const longEnough = 4;
/** So many are told at most. */
const most = 3;

/**
 * What is taken and comes home in moves from this position on, whoever makes them, up to what is worth most and what answers it at once, and
 * what makes good for it where that is a loss; whose animal goes for whose comes first. '' where nothing is in a few.
 */
export function course(moves: readonly Action[], seen: View, names: readonly string[]): string {
  const all = eventsIn(checkersView(seen), moves);
  const events = eventfulIn(all).slice(0, most);
  if (!events.length) return moves.length >= longEnough ? say.nothingHappens(moves.length) : '';
  const dearest = Math.max(...events.map(({ event }) => worthOf(event)));
  const main = events.findIndex(({ event }) => worthOf(event) === dearest);
  const until = events.findIndex(({ moves }, at) => at > main && moves > 1);
  const told = events.slice(0, until < 0 ? most : until);
  const shown = told.map(({ event }) => event);
  const inOrder = told.map(({ event, moves }, nth) => {
    const one = inWords(event, names);
    return nth ? say.next(one, moves) : say.begins(one, moves);
  });
  const seat = all[0]?.piece.seat ?? 0;
  const last = all.indexOf(shown.at(-1) as Event);
  const back = balanceOf(shown, seat) < 0 ? returnOf(all, seat, last + 1) : null;
  if (back) inOrder.push(say.next(inWords(back.event, names), back.moves - last));
  const swap = swapIn(back ? [...shown, back.event] : shown, seat, names);
  if (!swap) return inOrder.join(say.comma);
  return say.goesFor(...swap, inOrder.length > 2 ? say.within(back?.moves ?? last) : inOrder.join(say.comma));
}

/** Who goes for whom, where both sides lose animals. */
function swapIn(events: readonly Event[], seat: number, names: readonly string[]): [string, string] | null {
  const [given, got] = [seat, 1 - seat].map((side) =>
    listOf(events.flatMap(({ taken }) => (taken?.seat === side ? say.whose(taken.animal, names[side] ?? '') : []))),
  );
  return given && got ? [given, got] : null;
}
