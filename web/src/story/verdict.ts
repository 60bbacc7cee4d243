// What decided a game, in a few lines: what parted the winner from the best of the others, and the step that did most of it.
import { kindOf } from '../boards/games';
import { changeInWords, reasonsInWords } from '../catalogue/causes';
import type { Cause, Step, View } from '../wire/protocol';
import { object } from '../words/names';
import { number, signed } from '../words/numbers';
import { text } from '../words/text';
import { alike, partsOfScore, scoreOf, sumOf, titleOf } from './causes';

export interface Reason {
  words: string;
  /** The number of steps after the one that it is about. */
  at?: number;
}

/** The winner, and the one that it is set against. */
interface Contest {
  game: string;
  steps: readonly Step[];
  winner: number;
  other: number;
  /** In sentences. */
  names: readonly string[];
}

const most = 2;

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
  if (decided) return decided.map((words) => ({ words }));
  const contest = { game, steps, winner, other, names };
  return [...differences(contest), ...biggest(contest)];
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
    .slice(0, most)
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

/** The step by which the winner gained most on the other. */
function biggest({ game, steps, winner, other, names }: Contest): Reason[] {
  const what = scoreOf(game);
  const scored = (causes: readonly Cause[], seat: number) =>
    sumOf(causes.filter((cause) => cause.what === what && cause.seat === seat));
  const gained = steps.map(({ causes = [] }) => scored(causes, winner) - scored(causes, other));
  const gain = Math.max(0, ...gained);
  if (gain === 0) return [];
  const index = gained.indexOf(gain);
  const causes = steps[index]?.causes ?? [];
  const seat = scored(causes, winner) > 0 ? winner : other;
  const own = causes.filter((cause) => cause.what === what && cause.seat === seat && cause.amount !== 0);
  const change = changeInWords(game, what, scored(causes, seat));
  const name = (one: number) => object(names[one] ?? '');
  const words = text.biggestStep(name(other), number(gain), change, name(seat), sharesInWords(game, own, names));
  return [{ words, at: index + 1 }];
}
