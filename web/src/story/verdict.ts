// What decided a game, in a few lines: the step since which the winner was ahead of the best of the others, the one that did most of it,
// and what parted the two scores.
import type { Reason } from '../boards/board';
import { kindOf } from '../boards/games';
import { changeInWords, reasonsInWords } from '../catalogue/causes';
import type { Cause, Step, View } from '../wire/protocol';
import { object } from '../words/names';
import { number, signed } from '../words/numbers';
import { text } from '../words/text';
import { alike, partsOfScore, scoreOf, sumOf, titleOf } from './causes';

/** The winner, and the one that it is set against. */
interface Contest {
  game: string;
  steps: readonly Step[];
  winner: number;
  other: number;
  /** In sentences. */
  names: readonly string[];
}

const mostParts = 2;
const mostReasons = 3;

/**
 * Of the winner and of the one that it is set against: the seat of this screen, else the best of the others. `ranked`: the seats, best
 * first; `own`: those of this screen; `names`: in sentences.
 */
export function verdict(
  game: string,
  view: View,
  steps: readonly Step[],
  ranked: readonly number[],
  own: readonly number[],
  names: readonly string[],
): Reason[] {
  const [winner, next] = ranked;
  if (winner === undefined || next === undefined) return [];
  const [only] = own;
  const other = own.length === 1 && only !== undefined && only !== winner ? only : next;
  const decided = kindOf(game).decided?.(view, winner, other, steps, names);
  if (decided) return decided;
  const whole = { game, steps, winner, other, names };
  // What came when the winner had all it won by decided nothing any more.
  const last = steps.map(({ causes = [] }) => scored(game, causes, winner) > 0).lastIndexOf(true);
  const contest = { ...whole, steps: last < 0 ? steps : steps.slice(0, last + 1) };
  const level = kindOf(game).level?.(view, names);
  return [...(level ? [{ words: level }] : []), ...decisive(contest), ...differences(whole)].slice(0, mostReasons);
}

/** The parts of the two scores that differ most, first those that the winner had more of; those with one title are one. */
function differences({ game, steps, winner, other, names }: Contest): Reason[] {
  const amounts = new Map<string, [number, number]>();
  [winner, other].forEach((seat, of) => {
    for (const part of partsOfScore(game, steps, seat)) {
      const title = titleOf(game, part, names);
      const both = amounts.get(title) ?? [0, 0];
      both[of] = (both[of] ?? 0) + part.amount;
      amounts.set(title, both);
    }
  });
  const gap = ([one, two]: [number, number]) => Math.abs(one - two);
  const name = (seat: number) => object(names[seat] ?? '');
  return [...amounts]
    .filter(([, both]) => gap(both) > 0)
    .sort(([, one], [, two]) => gap(two) - gap(one))
    .slice(0, mostParts)
    .sort(([, one], [, two]) => Number(two[0] > two[1]) - Number(one[0] > one[1]))
    .map(([title, [one, two]]) => ({
      words: text.between(title, name(winner), number(one), name(other), number(two)),
    }));
}

/** Why all that came about, and of several reasons what each brought: "+3: traded 2 karma for 3 spaces; +1: put in more energy than you". */
function sharesInWords(game: string, causes: readonly Cause[], names: readonly string[]): string {
  const parts = alike(causes).map((these) => ({
    amount: sumOf(these),
    words: reasonsInWords(game, these, names),
  }));
  if (parts.length < 2) return parts[0]?.words ?? '';
  return parts
    .sort((one, two) => Math.abs(two.amount) - Math.abs(one.amount))
    .map(({ amount, words }) => signed(amount) + text.colon + words)
    .join(text.semicolon);
}

/** What each step changed of the two scores: by how much the winner got further ahead of the other. */
const gainsOf = ({ game, steps, winner, other }: Contest): number[] =>
  steps.map(({ causes = [] }) => scored(game, causes, winner) - scored(game, causes, other));

const scored = (game: string, causes: readonly Cause[], seat: number): number =>
  sumOf(causes.filter((cause) => cause.what === scoreOf(game) && cause.seat === seat));

/** The step since which the winner was ahead to the end, and the one by which it gained most; or one that is both. */
function decisive(contest: Contest): Reason[] {
  const gains = gainsOf(contest);
  let [lead, ahead] = [0, -1];
  gains.forEach((gain, index) => {
    if (lead <= 0 && lead + gain > 0) ahead = index;
    lead += gain;
  });
  const most = Math.max(0, ...gains);
  const biggest = most > 0 ? gains.indexOf(most) : -1;
  const told: Reason[] = [];
  if (lead > 0)
    told.push(
      toldOf(contest, ahead, text.aheadForGood(nameIn(contest, contest.winner), nameIn(contest, contest.other))),
    );
  if (biggest >= 0 && (lead <= 0 || biggest !== ahead))
    told.push(toldOf(contest, biggest, text.biggestStep(nameIn(contest, contest.other))));
  return told;
}

const nameIn = ({ names }: Contest, seat: number): string => object(names[seat] ?? '');

/** A step, and who took it if neither of the two; what it changed of their scores; and why, of the winner, or else of the other. */
function toldOf(contest: Contest, index: number, head: string): Reason {
  const { game, steps, winner, other, names } = contest;
  const what = scoreOf(game);
  const causes = steps[index]?.causes ?? [];
  const changed = [winner, other].filter((seat) => scored(game, causes, seat) !== 0);
  const seat = scored(game, causes, winner) > 0 ? winner : other;
  const own = causes.filter((cause) => cause.what === what && cause.seat === seat && cause.amount !== 0);
  const changes = changed.map((one) => {
    const change = changeInWords(game, what, scored(game, causes, one));
    return text.changeOf(change, nameIn(contest, one), one === seat ? sharesInWords(game, own, names) : '');
  });
  const { listing } = kindOf(game);
  const mover = steps[index] && listing?.turnOf(steps[index]).seat;
  // Where several choose in secret, whoever was the last to do so has not done what comes of it.
  const isThird = typeof mover === 'number' && mover !== winner && mover !== other && !listing?.reveal;
  const third = isThird ? names[mover] : undefined;
  const told = (third === undefined ? '' : third + text.colon) + changes.join(text.comma);
  return { words: head + text.colon + told, at: index + 1 };
}
