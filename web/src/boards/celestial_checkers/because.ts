// What a move does, be it the one that is advised or another: first what is certain, then what the computer expects to come of it.
import type { LegalMove, View } from '../../wire/protocol';
import type { Explained } from '../board';
import { eitherOf, listOf } from '../../words/lists';
import { sentencesOf } from '../../words/sentences';
import { animalOf, everyAnimal } from './animals';
import { becauseWords as say } from './because_words';
import { balanceOf, eventfulIn, eventsIn, inWords, isGood, worthOf, type Event, type Eventful } from './course';
import { othersLose } from './losing';
import { outcomeOf, stepsHome, type Outcome } from './outcome';
import { purposes } from './purpose';
import { purposeWords } from './purpose_words';
import { reachOf, type Move } from './reach';
import { standingsOf } from './tell';
import { actionOf, checkersView, standing, type CheckersView } from './view';
import { words } from './words';

/** So many moves after one's own are told. Where they end the position may be anything: nobody can follow it further. */
const foreseeable = 6;
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
  const events = course.slice(0, 1 + foreseeable);
  const [, ...later] = events;
  const told = eventfulIn(later).slice(0, mostEvents);
  const last = later.at(-1)?.then;
  const follows = whatFollows(told, names);
  // What takes longer nobody can follow.
  if (last && isOver(last) && events.length === advice.actions.length)
    return sentencesOf(follows, howItEnds(last, names));
  const replies = outcome.end !== null && later[0]?.taken?.seat === outcome.mover.seat;
  return brief([
    brings,
    replies ? follows : whatItRisks(outcome, names),
    whatFor(advice, seen, names),
    whatElseRisks(outcome, view, legal),
    advice.advised ? whyNoOther(view, action, course, told, names) : '',
    replies ? '' : follows,
    later.length ? whatComesHome(events, names) : '',
    ...(follows ? [] : whereItLeaves(outcome, names)),
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
  const worth = lost.reduce((sum, { intelligence }) => sum + intelligence, 0);
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

/** Why nothing else is advised, though the move brings nothing, or costs more than it brings as far as that is told. */
function whyNoOther(view: CheckersView, move: Move, course: Event[], told: Eventful[], names: string[]): string {
  const [first] = course;
  if (!first) return '';
  const { seat } = first.piece;
  const known = [first, ...told.map(({ event }) => event)];
  const costs = balanceOf(known, seat) < 0;
  if (!costs && course.slice(0, 1 + foreseeable).some((event) => isGood(event, seat))) return '';
  const found = view.mover === seat ? othersLose(view, move) : null;
  if (found) return say.losesAll(found.more);
  return costs ? whatReturns(course, known, seat, names) || say.noneBetter : '';
}

/** The dearest that is expected later, where all that is expected makes good for what is told; else ''. */
function whatReturns(course: Event[], known: Event[], seat: number, names: string[]): string {
  const [dearest] = course
    .filter((event) => isGood(event, seat) && !known.includes(event))
    .sort((one, other) => worthOf(other) - worthOf(one));
  if (!dearest || balanceOf(course, seat) < 0) return '';
  return say.returns(inWords(dearest, names), course.indexOf(dearest));
}

function whatFor({ action }: LegalMove, seen: View, names: string[]): string {
  const told = purposes(action, seen, names).slice(0, 2);
  return told.length ? purposeWords.it(listOf(told)) : '';
}

/** What is taken and comes home next in the course; '' where nothing is. */
function whatFollows(events: Eventful[], names: string[]): string {
  const [next, ...others] = events;
  if (!next) return '';
  const told = others.flatMap(({ event, moves }) =>
    inWords(event, names).map((one, nth) => (nth === 0 && moves > 1 ? say.next(one, moves) : one)),
  );
  return say.follows([...inWords(next.event, names), ...told], next.moves);
}

/** What both bring home in all of a course; '' where that is nothing. */
function whatComesHome(course: Event[], names: string[]): string {
  const seat = course[0]?.piece.seat ?? 0;
  const [own, theirs] = [seat, 1 - seat].map((side) =>
    course.reduce((sum, { piece, home }) => sum + (home && piece.seat === side ? piece.intelligence : 0), 0),
  ) as [number, number];
  return own || theirs ? say.comesHome(course.length, names[seat] ?? '', own, names[1 - seat] ?? '', theirs) : '';
}

/** Where nothing is to be taken: that, and how far the animal then has to go. */
function whereItLeaves({ mover, there, prey, lost, end }: Outcome, names: string[]): string[] {
  if (prey.length || !end) return [];
  const leaves = there ? say.leaves(there.animal, stepsHome(there.square, there.seat), there.intelligence) : '';
  const safe = say.safe(names[mover.seat] ?? '');
  return lost.length ? [safe, leaves] : [leaves, safe];
}
