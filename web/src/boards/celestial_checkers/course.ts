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

/** By which something is taken or comes home, the jumps of a chain together, and so many moves after the one before: with 1 the next. */
export interface Eventful {
  events: Event[];
  moves: number;
}

export function eventfulIn(events: readonly Event[]): Eventful[] {
  let last = -1;
  const found: Eventful[] = [];
  events.forEach((event, at) => {
    if (!event.taken && !event.home) return;
    const before = found.at(-1)?.events;
    // Sides take turns: the same one moves again where its animal jumps on.
    if (before && last === at - 1 && before[0]?.piece.seat === event.piece.seat) before.push(event);
    else found.push({ events: [event], moves: at - last });
    last = at;
  });
  return found;
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
  return event ? { events: [event], moves: course.indexOf(event) } : null;
}

/** By whoever makes it: "your Tiger takes Ann’s Rat". */
export function inWords({ events }: Eventful, names: readonly string[]): string {
  const [first] = events;
  if (!first) return '';
  const { animal, seat, intelligence } = first.piece;
  const owner = names[seat] ?? '';
  const taken = events.flatMap(({ taken }) => taken ?? []);
  if (!taken.length) return say.cameHome(animal, owner, intelligence);
  const took = say.took(animal, owner, listOf(taken.map((prey) => say.whose(prey.animal, names[prey.seat] ?? ''))));
  return events.at(-1)?.home ? say.andHome(took, intelligence) : took;
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
  const found = eventfulIn(all).slice(0, most);
  if (!found.length) return moves.length >= longEnough ? say.nothingHappens(moves.length) : '';
  const worths = found.map(({ events }) => events.reduce((sum, event) => sum + worthOf(event), 0));
  const main = worths.indexOf(Math.max(...worths));
  const until = found.findIndex(({ moves }, at) => at > main && moves > 1);
  const told = found.slice(0, until < 0 ? most : until);
  const shown = told.flatMap(({ events }) => events);
  const inOrder = told.map((eventful, nth) => {
    const one = inWords(eventful, names);
    return nth ? say.next(one, eventful.moves) : say.begins(one, eventful.moves);
  });
  const seat = all[0]?.piece.seat ?? 0;
  const last = all.indexOf(shown.at(-1) as Event);
  const back = balanceOf(shown, seat) < 0 ? returnOf(all, seat, last + 1) : null;
  if (back) inOrder.push(say.next(inWords(back, names), back.moves - last));
  const swap = swapIn(back ? [...shown, ...back.events] : shown, seat, names);
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
