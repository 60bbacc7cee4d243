// What decided a game, beyond what the table of the scores tells: how many pairs either has made, what these brought each, how much was left
// unpaired; what broke a tie; and the best pair.
import type { Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { number } from '../../words/numbers';
import { text } from '../../words/text';
import { pairsOf, ratView, type Sheet } from './view';
import { words } from './words';

const each = ({ pairs, pair_points }: Sheet) => (pairs ? pair_points / pairs : 0);
const unpaired = ({ creatures }: Sheet) => creatures.filter(({ partner }) => partner === null).length;

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
  const name = (seat: number) => names[seat] ?? '';
  // `by`: what it has brought the winner, of the difference.
  const parts = [
    {
      told: words.pairsMade(name(winner), best.pairs, name(other), next.pairs),
      same: best.pairs === next.pairs,
      by: ((best.pairs - next.pairs) * (each(best) + each(next))) / 2,
    },
    {
      told: words.pairsBrought(name(winner), each(best).toFixed(1), name(other), each(next).toFixed(1)),
      same: each(best).toFixed(1) === each(next).toFixed(1) || best.pairs * next.pairs === 0,
      by: ((each(best) - each(next)) * (best.pairs + next.pairs)) / 2,
    },
    {
      told: words.leftUnpaired(name(winner), unpaired(best), name(other), unpaired(next)),
      same: unpaired(best) === unpaired(next),
      by: next.costs.unpaired - best.costs.unpaired,
    },
  ];
  const told = parts
    .filter(({ same }) => !same)
    .sort((one, two) => two.by - one.by)
    .map((part) => part.told);
  const between = (what: string, amount: (sheet: Sheet) => number) =>
    text.between(what, object(name(winner)), number(amount(best)), object(name(other)), number(amount(next)));
  const tied = best.score === next.score && best.empty !== next.empty;
  return [
    ...told,
    ...(tied ? [between(words.tieBrokenBy, ({ empty }) => empty)] : []),
    ...bestPair([best, next], name),
  ];
}

/** The best pair of the two sheets; where both have one that is as good, both. */
function bestPair(sheets: Sheet[], name: (seat: number) => string): string[] {
  const pairs = sheets.flatMap((sheet) =>
    pairsOf(sheet)
      .slice(0, 1)
      .map((pair) => ({ ...pair, seat: sheet.seat })),
  );
  const most = Math.max(0, ...pairs.map(({ points }) => points));
  const found = pairs.filter(({ points }) => points === most);
  if (most === 0) return [];
  const said = found.map(({ creatures: [one, two], seat }) =>
    words.pairOf(words.theOne(one.creature, one.number), words.theOne(two.creature, two.number), object(name(seat))),
  );
  return [words.bestPairs(said, most)];
}
