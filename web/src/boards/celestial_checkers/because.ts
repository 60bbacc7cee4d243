// Why a move is advised: what it takes or brings home, and what the computer expects to come of it.
import type { Action, Advice, LegalMove, View } from '../../wire/protocol';
import { listOf } from '../../words/lists';
import { sentencesOf } from '../../words/sentences';
import { strongest } from '../strongest';
import { animalOf, everyAnimal, homeOf } from './animals';
import { becauseWords as say } from './because_words';
import { purposes } from './purpose';
import { purposeWords } from './purpose_words';
import { after, reachOf } from './reach';
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
}

export function because(advice: Advice, seen: View, names: string[], legal: LegalMove[]): string {
  const view = checkersView(seen);
  const action = actionOf(advice);
  if (action.kind === 'place') return strongest([whyPlaced(action.animal)]);
  const [now, ...later] = eventsIn(view, advice.actions.slice(0, 1 + foreseeable));
  if (!now) return '';
  const { piece, taken, home } = now;
  const ending = endingOf(view, advice.actions, names);
  if (ending) return sentencesOf(whatHappens(later, piece.seat, names), ending);
  const why = strongest([
    home ? say.home(piece.animal, piece.intelligence) : '',
    taken ? whyTaken(taken, view, legal) : '',
    whatFor(advice, seen, names),
    whatFollows(now, later, names),
    later.length ? whatComesHome([now, ...later], names) : '',
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
  const events = eventsIn(checkersView(seen), moves).filter(({ taken, home }) => taken !== undefined || home);
  const told = events.flatMap(({ piece, taken, home }) => [
    ...(taken ? [say.took(piece.animal, names[piece.seat] ?? '', taken.animal, names[taken.seat] ?? '')] : []),
    ...(home ? [say.cameHome(piece.animal, names[piece.seat] ?? '', piece.intelligence)] : []),
  ]);
  if (told.length) return told.slice(0, most).join(say.then);
  return moves.length > foreseeable / 2 ? say.nothingHappens(moves.length) : '';
}

/** A course from this position on. */
function eventsIn({ board }: CheckersView, course: readonly Action[]): Event[] {
  const at = new Map(board.map((piece) => [piece.square, piece]));
  return course.flatMap((each) => {
    const action = actionOf({ action: each });
    const piece = action.kind === 'place' ? undefined : at.get(action.from);
    if (!piece || action.kind === 'place') return [];
    const taken = action.kind === 'jump' ? at.get(action.over) : undefined;
    const home = homeOf(piece.seat).includes(action.to);
    at.delete(action.from);
    if (taken) at.delete(taken.square);
    if (!home) at.set(action.to, { ...piece, square: action.to });
    return [{ piece, taken, home }];
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

/** That the course ends the game, and how; '' where it does not, or takes longer than can be foreseen. */
function endingOf(view: CheckersView, course: readonly Action[], names: readonly string[]): string {
  if (course.length > 1 + foreseeable) return '';
  let now = view;
  const scores = [...view.scores];
  for (const each of course) {
    const action = actionOf({ action: each });
    const piece = now.board.find(({ square }) => action.kind !== 'place' && square === action.from);
    if (action.kind === 'place' || !piece) return '';
    if (homeOf(piece.seat).includes(action.to)) scores[piece.seat] = (scores[piece.seat] ?? 0) + piece.intelligence;
    now = after(now, action);
  }
  return reachOf(now, now.mover).length === 0 ? words.endsThen(names[now.mover] ?? '', standingsOf(scores, names)) : '';
}

/** The next two events by which something is taken or comes home. */
const nextOf = (later: Event[]) => later.filter((event) => event.taken ?? event.home).slice(0, 2);

/** What is taken and comes home next in the course; '' where nothing is. */
function whatHappens(later: Event[], seat: number, names: string[]): string {
  const told = nextOf(later).flatMap((event) => inWords(event, seat, names));
  const moves = later.findIndex((event) => event.taken ?? event.home) + 1;
  return told.length ? say.follows(told, moves) : '';
}

/** What is taken and comes home next in the course; or that nothing is, or nothing is taken back in the reply. */
function whatFollows({ piece, taken, home }: Event, later: Event[], names: string[]): string {
  const { seat } = piece;
  const happens = whatHappens(later, seat, names);
  const gains = nextOf(later).some((event) => event.piece.seat === seat);
  if (happens) return sentencesOf(happens, gains ? '' : say.costsLeast);
  if (home || later.every((event) => event.piece.seat === seat)) return '';
  return taken ? say.followsNothing(piece.animal) : say.losesNothing(later.length);
}

/** What both bring home in all of a course; '' where that is nothing. */
function whatComesHome(course: Event[], names: string[]): string {
  const points = (seat: number) =>
    course.reduce((sum, { piece, home }) => sum + (home && piece.seat === seat ? piece.intelligence : 0), 0);
  const seat = course[0]?.piece.seat ?? 0;
  const [own, theirs] = [points(seat), points(1 - seat)];
  return own || theirs ? say.comesHome(course.length, own, names[1 - seat] ?? '', theirs) : '';
}

function inWords({ piece, taken, home }: Event, seat: number, names: string[]): string[] {
  const owner = piece.seat === seat ? undefined : (names[piece.seat] ?? '');
  return [
    ...(taken ? [say.takes(piece.animal, taken.animal, owner)] : []),
    ...(home ? [say.arrives(piece.animal, piece.intelligence, owner)] : []),
  ];
}
