// What a move does, be it the one that is advised or another: first what is certain, then what the computer expects to come of it.
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { eitherOf, listOf } from '../../words/lists';
import { sentencesOf } from '../../words/sentences';
import { animalOf, everyAnimal } from './animals';
import { becauseWords as say } from './because_words';
import { eventfulIn, eventsIn, inWords, type Event } from './course';
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
/** What is not read at a glance is not read, and there is no room for more. */
const most = 150;

export function because(advice: Advice, seen: View, names: string[], legal: LegalMove[]): string {
  const view = checkersView(seen);
  const action = actionOf(advice);
  if (action.kind === 'place')
    return sentencesOf(whyPlaced(action.animal), say.placedAt(action.to, stepsHome(action.to, advice.seat)));
  const outcome = outcomeOf(view, action);
  if (!outcome) return '';
  const brings = whatItBrings(outcome, names);
  if (outcome.end && isOver(outcome.end)) return sentencesOf(brings, howItEnds(outcome.end, names));
  const events = eventsIn(view, [advice.action, ...advice.actions.slice(1, 1 + foreseeable)]);
  const [, ...later] = events;
  const last = later.at(-1)?.then;
  const follows = whatFollows(later, names);
  // What takes longer nobody can follow.
  if (last && isOver(last) && events.length === advice.actions.length)
    return sentencesOf(follows, howItEnds(last, names));
  const replies = outcome.end !== null && later[0]?.taken?.seat === outcome.mover.seat;
  return brief([
    brings,
    replies ? follows : whatItRisks(outcome, names),
    whatFor(advice, seen, names),
    whatElseRisks(outcome, view, legal),
    brings || later.some((event) => isGood(event, outcome.mover.seat))
      ? ''
      : whatElseLoses(view, action, outcome.mover.seat),
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

const isGood = ({ piece, taken, home }: Event, seat: number) => piece.seat === seat && (home || taken !== undefined);

/** That whatever else can be done loses as much or more, only later: where a move has nothing else to say for itself. */
function whatElseLoses(view: CheckersView, move: Move, seat: number): string {
  const found = view.mover === seat ? othersLose(view, move) : null;
  return found ? say.losesAll(found.more) : '';
}

function whatFor({ action }: Advice, seen: View, names: string[]): string {
  const told = purposes(action, seen, names).slice(0, 2);
  return told.length ? purposeWords.it(listOf(told)) : '';
}

/** What is taken and comes home next in the course, the first two of it; '' where nothing is. */
function whatFollows(later: Event[], names: string[]): string {
  const [next, ...others] = eventfulIn(later).slice(0, 2);
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
