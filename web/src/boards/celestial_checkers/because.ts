// Why a move is advised: what it takes or brings home, and what the computer expects to come of it.
import type { Action, Advice, LegalMove, View } from '../../wire/protocol';
import { listOf } from '../../words/lists';
import { sentencesOf } from '../../words/sentences';
import { strongest } from '../strongest';
import { animalOf, everyAnimal, homeOf } from './animals';
import { becauseWords as say } from './because_words';
import { purposes } from './purpose';
import { purposeWords } from './purpose_words';
import { after, on, reachOf } from './reach';
import { standingsOf } from './tell';
import { actionOf, checkersView, standing, type CheckersView, type Piece } from './view';
import { words } from './words';

/** So many moves after one's own are told. Where they end the position may be anything: nobody can follow it further. */
const foreseeable = 6;

/** A move on the board, and what it does. */
interface Event {
  piece: Piece;
  taken: Piece | undefined;
  home: boolean;
  /** The position after it. */
  then: CheckersView;
}

export function because(advice: Advice, seen: View, names: string[], legal: LegalMove[]): string {
  const view = checkersView(seen);
  const action = actionOf(advice);
  if (action.kind === 'place') return strongest([whyPlaced(action.animal)]);
  const events = eventsIn(view, advice.actions.slice(0, 1 + foreseeable));
  const [now, ...later] = events;
  if (!now) return '';
  const { piece, taken, home } = now;
  // What takes longer nobody can follow.
  const ending = events.length === advice.actions.length ? endingOf(view, events, names) : '';
  if (ending) return sentencesOf(whatHappens(later, piece.seat, names), ending);
  const why = strongest([
    home ? say.home(piece.animal, piece.intelligence) : '',
    taken ? whyTaken(taken, view, legal) : '',
    whatFor(advice, seen, names),
    whatFollows(now, later, names),
    later.length ? whatComesHome(events, names) : '',
    taken && legal.every(({ action: other }) => other.kind === 'jump') ? say.mustTake : '',
  ]);
  return why || (legal.length > 1 ? say.rated(legal.length) : '');
}

function whatFor({ action }: Advice, seen: View, names: string[]): string {
  const most = 2;
  const told = purposes(action, seen, names).slice(0, most);
  return told.length ? purposeWords.it(listOf(told)) : '';
}

function whyPlaced(name: string): string {
  const { strength, intelligence } = animalOf(name);
  const takers = everyAnimal().filter((other) => standing(animalOf(other).strength, strength) !== 'danger').length;
  return strength > intelligence ? say.strong(takers) : say.clever(intelligence, takers);
}

/** What is taken and comes home in moves from this position on, whoever makes them; '' where nothing is in a few. */
export function course(moves: readonly Action[], seen: View, names: readonly string[]): string {
  const most = 3;
  const told = eventfulIn(eventsIn(checkersView(seen), moves)).flatMap(
    ({ event: { piece, taken, home }, moves }, nth) => {
      const name = names[piece.seat] ?? '';
      const [first, ...rest] = [
        ...(taken ? [say.took(piece.animal, name, taken.animal, names[taken.seat] ?? '')] : []),
        ...(home ? [say.cameHome(piece.animal, name, piece.intelligence)] : []),
      ];
      return first
        ? [nth ? say.next(first, moves) : say.begins(first, moves), ...rest.map((one) => say.next(one, 1))]
        : [];
    },
  );
  if (told.length) return told.slice(0, most).join(say.comma);
  return moves.length > foreseeable / 2 ? say.nothingHappens(moves.length) : '';
}

/** The events by which something is taken or comes home, and how many moves after the one before: with 1 the next. */
function eventfulIn(events: readonly Event[]): { event: Event; moves: number }[] {
  let last = -1;
  return events.flatMap((event, at) => {
    if (!event.taken && !event.home) return [];
    const moves = at - last;
    last = at;
    return [{ event, moves }];
  });
}

/** A course from this position on. */
function eventsIn(view: CheckersView, course: readonly Action[]): Event[] {
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

function whyTaken(taken: Piece, { board }: CheckersView, legal: LegalMove[]): string {
  const others = legal.flatMap((move) => {
    const action = actionOf(move);
    return action.kind === 'jump' ? board.filter(({ square }) => square === action.over) : [];
  });
  const least = Math.min(...others.map(({ intelligence }) => intelligence));
  const most = Math.max(...others.map(({ intelligence }) => intelligence));
  return least < most && taken.intelligence === most ? say.cleverest(taken.animal, taken.intelligence) : '';
}

/** That a course ends the game, and how; '' where it does not. */
function endingOf({ scores }: CheckersView, course: Event[], names: readonly string[]): string {
  const end = course.at(-1)?.then;
  if (!end || reachOf(end, end.mover).length > 0) return '';
  const both = scores.map((score, seat) => score + broughtHome(course, seat));
  return words.endsThen(names[end.mover] ?? '', standingsOf(both, names));
}

/** The next two of them. */
const nextOf = (later: Event[]) => eventfulIn(later).slice(0, 2);

/** What is taken and comes home next in the course; '' where nothing is. */
function whatHappens(later: Event[], seat: number, names: string[]): string {
  const [next, ...others] = nextOf(later);
  if (!next) return '';
  const told = others.flatMap(({ event, moves }) =>
    inWords(event, seat, names).map((one, nth) => (nth === 0 && moves > 1 ? say.next(one, moves) : one)),
  );
  return say.follows([...inWords(next.event, seat, names), ...told], next.moves);
}

/** What is taken and comes home next in the course; or that nothing is, or nothing is taken back in the reply. */
function whatFollows({ piece, taken, home }: Event, later: Event[], names: string[]): string {
  const { seat } = piece;
  const happens = whatHappens(later, seat, names);
  const gains = nextOf(later).some(({ event }) => event.piece.seat === seat);
  if (happens) return sentencesOf(happens, gains ? '' : say.costsLeast);
  if (home || later.every((event) => event.piece.seat === seat)) return '';
  return taken ? say.followsNothing(piece.animal) : say.losesNothing(later.length);
}

/** The points that a seat brings home in a course. */
const broughtHome = (course: Event[], seat: number) =>
  course.reduce((sum, { piece, home }) => sum + (home && piece.seat === seat ? piece.intelligence : 0), 0);

/** What both bring home in all of a course; '' where that is nothing. */
function whatComesHome(course: Event[], names: string[]): string {
  const seat = course[0]?.piece.seat ?? 0;
  const [own, theirs] = [broughtHome(course, seat), broughtHome(course, 1 - seat)];
  return own || theirs ? say.comesHome(course.length, own, names[1 - seat] ?? '', theirs) : '';
}

function inWords({ piece, taken, home }: Event, seat: number, names: string[]): string[] {
  const owner = piece.seat === seat ? undefined : (names[piece.seat] ?? '');
  return [
    ...(taken ? [say.takes(piece.animal, taken.animal, owner)] : []),
    ...(home ? [say.arrives(piece.animal, piece.intelligence, owner)] : []),
  ];
}
