// What a move does, be it the one that is advised or another: first what is certain, then what the computer expects to come of it.
import type { LegalMove, View } from '../../wire/protocol';
import type { Explained } from '../board';
import { eitherOf, listOf } from '../../words/lists';
import { sentencesOf } from '../../words/sentences';
import { animalOf, everyAnimal } from './animals';
import { becauseWords as say } from './because_words';
import { carriedOn, eventfulIn, eventsIn, inWords, isGood, type Event, type Eventful } from './course';
import { broughtForward, exchangeIn, isShutIn, threatOf, type Exchange } from './exchange';
import { isSame, lostLater, type Later } from './later';
import { othersLose, surelyTaken } from './losing';
import { outcomeOf, stepsHome, type Outcome } from './outcome';
import { purposes } from './purpose';
import { purposeWords } from './purpose_words';
import { on, reachOf, takersOf, type Move } from './reach';
import { standingsOf } from './tell';
import { actionOf, checkersView, keyOf, standing, type CheckersView, type Piece } from './view';
import { words } from './words';

/** So many moves are told one by one, with one's own. Where they end the position may be anything: nobody can follow it further. */
const soon = 7;
/** What comes later than after so many moves is no reason. */
const far = 8;
/** Of what is taken and comes home in these. */
const mostEvents = 2;
/** What is not read at a glance is not read, and there is no room for more. */
const most = 150;

export function because(advice: Explained, seen: View, names: string[], legal: LegalMove[]): string {
  const view = checkersView(seen);
  const action = actionOf(advice);
  if (action.kind === 'place')
    return sentencesOf(whyPlaced(action.animal), say.placedAt(action.to, stepsHome(action.to, advice.seat)));
  const outcome = outcomeOf(view, action);
  if (!outcome) return '';
  const brings = whatItBrings(outcome, names);
  if (outcome.end && isOver(outcome.end)) return sentencesOf(brings, howItEnds(outcome.end, names));
  const course = eventsIn(view, [advice.action, ...advice.actions.slice(1)]);
  const events = course.slice(0, soon);
  const [, ...later] = events;
  const told = eventfulIn(later).slice(0, mostEvents);
  const last = course.at(-1)?.then;
  const follows = whatFollows(told, names);
  const ends = last && course.length === advice.actions.length && isOver(last);
  // What takes longer nobody can follow.
  if (ends && course.length <= soon) return sentencesOf(follows, howItEnds(last, names));
  // Of what has no course yet only what is certain is told.
  const whole = advice.advised || later.length ? carriedOn(course) : course;
  const exchange = outcome.end && exchangeIn(whole, advice.seat, soon);
  const quiet = outcome.end !== null && !outcome.prey.length && !outcome.lost.length;
  const loses = quiet && exchange && isNoGain(exchange) ? lostLater(whole, advice.seat, soon) : null;
  const replies = outcome.end !== null && later[0]?.taken?.seat === outcome.mover.seat;
  if (exchange?.costs) {
    const buys =
      (advice.advised && whatOthersLose(view, action)) ||
      whatElseRisks(outcome, view, legal) ||
      whatReturns(exchange, names) ||
      whatItLeadsTo(whole, advice, names);
    if (loses) return brief([whatItLosesLater(loses, names), buys]);
    if (exchange.got.length) return brief([whatItTrades(exchange, events, names), buys]);
    const lost = sentencesOf(brings, later.length ? follows : whatItRisks(outcome, names));
    const short = whoTakesIt(outcome, names) || whatItCosts(exchange, names);
    return brief([lost.length + buys.length > most ? short : lost, buys]);
  }
  const purpose = whatFor(advice, seen, names, exchange !== null);
  return brief([
    brings,
    loses ? whatItLosesLater(loses, names) : '',
    ...(exchange?.got.length && !outcome.lost.length && !loses ? [whatItTrades(exchange, events, names), follows] : []),
    replies ? follows : whatItRisks(outcome, names),
    purpose,
    whatElseRisks(outcome, view, legal),
    advice.advised && !events.some((event) => isGood(event, advice.seat))
      ? whatOthersLose(view, action) || (purpose ? '' : say.noneBetter(1))
      : '',
    replies || loses ? '' : follows,
    later.some(({ home }) => home) ? whatComesHome(course.slice(0, far), names) : '',
    ...(follows || loses ? [] : whereItLeaves(outcome, names)),
  ]);
}

const dearest = ({ prey }: Outcome) => prey[0]?.intelligence ?? 0;

const isOver = (view: CheckersView) => reachOf(view, view.mover).length === 0;

/** The first that holds, and the next one where there is room for it. */
function brief(reasons: string[]): string {
  const [first = '', second = ''] = reasons.filter(Boolean);
  return first.length + second.length > most ? first : sentencesOf(first, second);
}

function whyPlaced(name: string): string {
  const { strength, intelligence } = animalOf(name);
  const takers = everyAnimal().filter((other) => standing(animalOf(other).strength, strength) !== 'danger').length;
  return strength > intelligence ? say.strong(takers) : say.clever(intelligence, takers);
}

function whatItBrings({ mover, home, lost, end }: Outcome, names: string[]): string {
  const worth = worthOfAll(lost);
  const taken = listOf(lost.map(({ animal }) => say.the(animal)));
  return sentencesOf(
    home ? say.home(mover.animal, mover.intelligence) : '',
    lost.length ? say.loses(names[1 - mover.seat] ?? '', taken, worth, lost.length) : '',
    end ? '' : say.jumpsOn(mover.animal),
  );
}

const howItEnds = ({ mover, scores }: CheckersView, names: string[]) =>
  words.endsThen(names[mover] ?? '', standingsOf(scores, names));

/** That the other can end the game then, or whom it takes, which it must if it can. */
function whatItRisks({ mover, prey, takenBack, ended }: Outcome, names: string[]): string {
  const [own, other] = [names[mover.seat] ?? '', names[1 - mover.seat] ?? ''];
  if (ended) return say.letsEnd(other, standingsOf(ended, names));
  const called = prey.map(({ animal, intelligence }) => say.worth(animal, own, intelligence));
  return prey.length ? say.mustTake(other, eitherOf(called), takenBack ? own : '') : '';
}

/** That whatever else can be done lets as clever an animal be taken, or a cleverer one. */
function whatElseRisks(outcome: Outcome, view: CheckersView, legal: LegalMove[]): string {
  const cost = dearest(outcome);
  if (!cost) return '';
  const others = legal.flatMap((move) => {
    const action = actionOf(move);
    const other = action.kind === 'place' ? null : outcomeOf(view, action);
    return other ? [dearest(other)] : [];
  });
  return Math.min(...others) === cost && Math.max(...others) > cost ? say.leastRisk : '';
}

const called = (pieces: Piece[], names: string[]) =>
  listOf(pieces.map(({ animal, seat, intelligence }) => say.valued(animal, names[seat] ?? '', intelligence)));

const whatItCosts = ({ given }: Exchange, names: string[]) => say.costs(called(given, names));

/** That the animal that moved can be taken in the answer, and by whom. */
function whoTakesIt({ there, end }: Outcome, names: string[]): string {
  const found = there && end && takersOf(end, 1 - there.seat).get(keyOf(there.seat, there.animal));
  return found ? say.takesAtOnce(found.taker.animal, names[found.taker.seat] ?? '', found.piece.animal) : '';
}

const isNoGain = ({ given, got }: Exchange) => worthOfAll(given) >= worthOfAll(got);
const worthOfAll = (pieces: Piece[]) => pieces.reduce((sum, { intelligence }) => sum + intelligence, 0);

function whatItLosesLater({ taker, lost, bait }: Later, names: string[]): string {
  const whose = ({ animal, seat }: Piece) => say.whose(animal, names[seat] ?? '');
  const guards = bait && !isSame(bait.captor, lost) ? whose(lost) : '';
  const forced = bait ? say.mustFirst(whose(bait.captor), called([bait.prey], names), guards) : '';
  return say.losesLater(forced, whose(taker), called([lost], names));
}

/** Who goes for whom; where that is to one's own loss, what else it does. */
function whatItTrades({ given, got, costs }: Exchange, events: Event[], names: string[]): string {
  const forward = costs ? broughtForward(events, given[0]?.seat ?? 0) : undefined;
  const more = forward ? say.forward(forward.animal, forward.square) : '';
  return say.trades(called(given, names), called(got, names), more);
}

function whatOthersLose(view: CheckersView, move: Move): string {
  const found = view.mover === on(view.board, move.from)?.seat ? othersLose(view, move) : null;
  return found ? say.losesAll(found.more) : '';
}

const whatReturns = ({ later }: Exchange, names: string[]): string =>
  later ? say.returns(inWords(later, names), later.moves) : '';

/** Of a move that costs more than comes back as far as the computer looks: how it stands there. */
function whatItLeadsTo(course: Event[], { seat, advised }: Explained, names: string[]): string {
  const { length } = course;
  const then = length <= far ? course.at(-1)?.then : undefined;
  if (!then) return advised ? say.noneBetter(length) : say.noReturn(length);
  const [name, other] = [seat, 1 - seat].map((side) => names[side] ?? '') as [string, string];
  const sure = surelyTaken(then, seat);
  if (sure) return say.takesThen(length, name, other, sure);
  const threat = threatOf(then, seat);
  if (threat) return say.threatensThen(length, threat.taker.animal, name, called([threat.piece], names));
  if (isShutIn(then, 1 - seat)) return say.shutsIn(length, other);
  if (advised) return say.noneBetter(length);
  return length > 2 ? say.noReturn(length) : '';
}

/** `loses`: somebody is lost soon, though not at once. */
function whatFor({ action }: LegalMove, seen: View, names: string[], loses: boolean): string {
  const told = purposes(action, seen, names, loses).slice(0, 2);
  return told.length ? purposeWords.it(listOf(told)) : '';
}

/** What is taken and comes home next in the course; '' where nothing is. */
function whatFollows(events: Eventful[], names: string[]): string {
  const [next, ...others] = events;
  if (!next) return '';
  const told = others.map((eventful) => {
    const one = inWords(eventful, names);
    return eventful.moves > 1 ? say.next(one, eventful.moves) : one;
  });
  return say.follows([inWords(next, names), ...told], next.moves);
}

/** What both bring home in all of a course; '' where that is nothing. */
function whatComesHome(course: Event[], names: string[]): string {
  const seat = course[0]?.piece.seat ?? 0;
  const [own, theirs] = [seat, 1 - seat].map((side) =>
    course.reduce((sum, { piece, home }) => sum + (home && piece.seat === side ? piece.intelligence : 0), 0),
  ) as [number, number];
  // Where nobody of one's own has come home yet, that says nothing of how it comes out.
  return own ? say.comesHome(course.length, names[seat] ?? '', own, names[1 - seat] ?? '', theirs) : '';
}

/** Where nothing is to be taken: that, and how far the animal then has to go. */
function whereItLeaves({ mover, there, prey, lost, end }: Outcome, names: string[]): string[] {
  if (prey.length || !end) return [];
  const leaves = there ? say.leaves(there.animal, stepsHome(there.square, there.seat), there.intelligence) : '';
  const safe = say.safe(names[mover.seat] ?? '');
  return lost.length ? [safe, leaves] : [leaves, safe];
}
