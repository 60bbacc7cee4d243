// The turns of The Rat and the Dragon in the log: what the dice offered, and, once all have drawn, what it brought to whom.
import type { Listing } from '../../table/turns';
import { catalogue } from '../../words/catalogue.svelte';
import { signName } from '../../pieces/signs';
import type { Cause, Step } from '../../wire/protocol';
import { dot } from '../../words/sentences';
import { alikeIn, deedsOf, idleIn, idlest, turnedIn } from './news';
import { opensRound, roundAt, roundsIn } from './rounds';
import { actionOf, type RatAction, type Unpaired } from './view';

const turned = (before: number, after: number) => `${before}\u00a0→\u00a0${after}`;

const isRounded = (...all: Unpaired[]) => all.some(({ sum }) => sum % 2 === 1);

const words = catalogue(
  {
    round: (round: number) => `Round ${round}`,
    dice: (pair: string, other: number) => `the dice: ${pair} and ${other}`,
    card: (creature: string) => `the card: ${creature}`,
    drew: (creature: string) => `drew the ${creature}`,
    paired: 'made a pair',
    drawn: 'What was drawn',
    /** That changed nothing; after the name. */
    forNothing: (creature: string, unpaired: string) => `drew the ${creature}, alone: 0${unpaired && ` (${unpaired})`}`,
    /** "unpaired 7 → 12, half, rounded up, 4 → 6". */
    unpaired: (before: Unpaired, after: Unpaired) =>
      `unpaired ${turned(before.sum, after.sum)}, half${isRounded(before, after) ? ', rounded up,' : ' of it'}\u00a0${turned(before.costs, after.costs)}`,
    alike: (small: boolean) => `both are ${small ? 'small' : 'large'}: the pair scores 0`,
    and: (one: string, other: string) => `${one}; ${other}`,
    /** Of who had no room for either number of a throw. */
    smaller: (number: number) => `the smaller number, ${number}, is lost`,
  },
  {
    round: (round) => `第 ${round} 轮`,
    dice: (pair, other) => `骰子：${pair} 和 ${other}`,
    card: (creature) => `翻牌：${creature}`,
    drew: (creature) => `画了${creature}`,
    paired: '配成一对',
    drawn: '这一轮画的',
    forNothing: (creature, unpaired) => `画了${creature}，落单：0${unpaired && `（${unpaired}）`}`,
    unpaired: (before, after) =>
      `落单 ${turned(before.sum, after.sum)}，一半${isRounded(before, after) ? '（向上取整）' : ''} ${turned(before.costs, after.costs)}`,
    alike: (small) => `两只都${small ? '小' : '大'}：这一对得 0 分`,
    and: (one, other) => `${one}；${other}`,
    smaller: (number) => `扣较小的数，${number}`,
  },
);

/** The round after these steps. */
export function when(steps: readonly Step[]): string {
  const round = roundsIn(steps);
  return round ? words.round(round) : '';
}

const cardOf = (action: RatAction) => (action.kind === 'card' ? signName(action.creature) : '');

/** What became of the unpaired creatures; and of those to whom the round brought nothing, what they drew. */
function notesOn(steps: readonly Step[]): Map<number, string> {
  const all = turnedIn(steps);
  const notes = new Map(all.map(({ seat, before, after }) => [seat, words.unpaired(before, after)]));
  const { opened, steps: round } = roundAt(steps);
  const deeds = deedsOf(round.flatMap(({ causes = [] }) => causes));
  for (const { seat, drawn, partner } of deeds) {
    const small = alikeIn(drawn, partner);
    if (small !== null) notes.set(seat, [words.alike(small), notes.get(seat) ?? ''].filter(Boolean).reduce(words.and));
  }
  for (const seat of idleIn(round, deeds)) {
    const costsTheSame = all.some((one) => one.seat === seat && one.before.costs === one.after.costs);
    notes.set(seat, words.forNothing(signName(idlest()), costsTheSame ? (notes.get(seat) ?? '') : ''));
  }
  if (round.length === 0)
    for (const { seat, drawn, points } of deedsOf(opened?.causes ?? []))
      if (drawn === null && points < 0) notes.set(seat, words.smaller(-points));
  return notes;
}

/** A pair of two small or two big ones: without points, nothing else names it. */
const isWorthless = ({ drawn, partner }: Cause) => alikeIn(String(drawn), String(partner)) !== null;

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps, _, earlier = []) =>
    steps
      .map((step, at) => {
        const action = actionOf(step);
        if (opensRound(step)) {
          const round = words.round(roundsIn(earlier) + roundsIn(steps.slice(0, at + 1)));
          const shown =
            action.kind === 'throw' ? words.dice(action.pair.join('+'), action.other) : words.card(cardOf(action));
          return [round, shown].join(dot);
        }
        if (action.kind === 'choose' && action.creature) return words.drew(signName(action.creature));
        return action.kind === 'pair' ? words.paired : '';
      })
      .filter(Boolean)
      .join(dot),
  reveal: () => words.drawn,
  notes: (steps, earlier) => notesOn([...earlier, ...steps]),
  retells: true,
  // A pair is told once, with its points where it has any.
  tells: (cause) => cause.what !== 'pairs' || isWorthless(cause),
};
