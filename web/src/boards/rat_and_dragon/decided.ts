// What decided a game: the parts of the margin in points, what spoke for the winner in them beyond what the table of the scores tells, what
// broke a tie, and the best pair where it is the winner's.
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
  // `by`: what it has brought the winner, of the difference; what spoke for the other decided nothing.
  const parts = [
    {
      told: words.pairsMade(name(winner), best.pairs, name(other), next.pairs),
      by: ((best.pairs - next.pairs) * (each(best) + each(next))) / 2,
    },
    {
      told: words.pairsBrought(name(winner), each(best).toFixed(1), name(other), each(next).toFixed(1)),
      by:
        best.pairs * next.pairs
          ? ((Number(each(best).toFixed(1)) - Number(each(next).toFixed(1))) * (best.pairs + next.pairs)) / 2
          : 0,
    },
    {
      told: words.leftUnpaired(name(winner), unpaired(best), name(other), unpaired(next)),
      by: unpaired(best) < unpaired(next) ? next.costs.unpaired - best.costs.unpaired : 0,
    },
  ];
  const told = parts
    .filter(({ by }) => by > 0)
    .sort((one, two) => two.by - one.by)
    .map((part) => part.told);
  const between = (what: string, amount: (sheet: Sheet) => number) =>
    text.between(what, object(name(winner)), number(amount(best)), object(name(other)), number(amount(next)));
  const tied = best.score === next.score && best.empty !== next.empty;
  const shares = (
    [
      [words.marginPart.pairs, best.pair_points - next.pair_points],
      [words.marginPart.unpaired, next.costs.unpaired - best.costs.unpaired],
      [words.marginPart.penalty, next.costs.penalty - best.costs.penalty],
    ] as [string, number][]
  ).filter(([, points]) => points !== 0);
  return [
    ...(shares.length ? [words.margin(name(winner), name(other), best.score - next.score, shares)] : []),
    ...told,
    ...(tied ? [between(words.tieBrokenBy, ({ empty }) => empty)] : []),
    ...bestPair(best, next, name(winner)),
  ];
}

/** The best pair of the winner, where the other has none that is as good. */
function bestPair(winner: Sheet, other: Sheet, name: string): string[] {
  const [best, next] = [pairsOf(winner)[0], pairsOf(other)[0]];
  if (!best || best.points <= Math.max(0, next?.points ?? 0)) return [];
  const [one, two] = best.creatures.map(({ creature, number }) => words.theOne(creature, number));
  return [words.bestPair(one ?? '', two ?? '', object(name), best.points)];
}
