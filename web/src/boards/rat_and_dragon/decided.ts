// What decided a game: what the pairs, the unpaired creatures and the last throw have come to in the end, whatever was paid and came back
// on the way; what broke a tie; and the best pair.
import type { Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { number } from '../../words/numbers';
import { text } from '../../words/text';
import { pairsOf, ratView, type Sheet } from './view';
import { words } from './words';

export function decided(
  view: View,
  winner: number,
  other: number,
  _steps: readonly Step[],
  names: readonly string[],
): string[] {
  const { sheets } = ratView(view);
  const [best, next] = [sheets[winner], sheets[other]];
  if (!best || !next) return [];
  const name = (seat: number) => object(names[seat] ?? '');
  const compared = (what: string, amount: (sheet: Sheet) => number): { words: string; by: number }[] => {
    const [one, two] = [amount(best), amount(next)];
    const told = text.between(what, name(winner), number(one), name(other), number(two));
    return one === two ? [] : [{ words: told, by: one - two }];
  };
  const parts = [
    ...compared(words.pairPoints, (sheet) => sheet.pair_points),
    ...compared(words.unpaired, ({ costs }) => -costs.unpaired),
    ...compared(words.penaltyDone, ({ costs }) => -costs.penalty),
  ].sort((one, two) => two.by - one.by);
  const tie = best.score === next.score ? compared(words.tieBrokenBy, ({ empty }) => empty) : [];
  return [...parts, ...tie].map((part) => part.words).concat(bestPair(best));
}

function bestPair(sheet: Sheet): string[] {
  const [best] = pairsOf(sheet);
  if (!best || best.points <= 0) return [];
  const [one, two] = best.creatures;
  return [words.bestPair(words.theOne(one.creature, one.number), words.theOne(two.creature, two.number), best.points)];
}
