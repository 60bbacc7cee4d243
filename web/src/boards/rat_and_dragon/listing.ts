// The turns of The Rat and the Dragon in the log: what the dice offered, and, once all have drawn, what it brought to whom.
import type { Listing } from '../../table/turns';
import { catalogue } from '../../words/catalogue.svelte';
import { signName } from '../../pieces/signs';
import type { Cause, Step } from '../../wire/protocol';
import { object } from '../../words/names';
import { dot } from '../../words/sentences';
import { deedsOf, idleIn, idlest, turnedIn } from './news';
import { opensRound, roundAt, roundsIn } from './rounds';
import { actionOf, isYang, numberNamed, type RatAction, type Unpaired } from './view';

const turned = (before: number, after: number) => `${before}\u00a0→\u00a0${after}`;

const words = catalogue(
  {
    round: (round: number) => `Round ${round}`,
    dice: (pair: string, other: number) => `the dice: ${pair} and ${other}`,
    card: (creature: string) => `the card: ${creature}`,
    drew: (creature: string) => `drew the ${creature}`,
    paired: 'made a pair',
    drawn: 'What was drawn',
    /** That changed nothing. */
    forNothing: (name: string, creature: string, unpaired: string) =>
      `${object(name)} drew the ${creature}, alone: 0${unpaired && ` (${unpaired})`}`,
    /** "unpaired 7 → 12, half of it 4 → 6". */
    unpaired: (before: Unpaired, after: Unpaired) =>
      `unpaired ${turned(before.sum, after.sum)}, half of it\u00a0${turned(before.costs, after.costs)}`,
    separator: '; ',
  },
  {
    round: (round) => `第 ${round} 轮`,
    dice: (pair, other) => `骰子：${pair} 和 ${other}`,
    card: (creature) => `翻牌：${creature}`,
    drew: (creature) => `画了${creature}`,
    paired: '配成一对',
    drawn: '这一轮画的',
    forNothing: (name, creature, unpaired) => `${name}画了${creature}，落单：0${unpaired && `（${unpaired}）`}`,
    unpaired: (before, after) => `落单 ${turned(before.sum, after.sum)}，一半 ${turned(before.costs, after.costs)}`,
    separator: '；',
  },
);

/** The round after these steps. */
export function when(steps: readonly Step[]): string {
  const round = roundsIn(steps);
  return round ? words.round(round) : '';
}

const cardOf = (action: RatAction) => (action.kind === 'card' ? signName(action.creature) : '');

/** Of those to whom the round brought nothing, but for whoever has a line of their own. */
function forNothing(causes: Cause[], names: string[], steps: readonly Step[], own?: Step['seat']): string[] {
  const idle = idleIn(roundAt(steps).steps, deedsOf(causes)).filter((seat) => seat !== own);
  const all = turnedIn(steps);
  return idle.map((seat) => {
    const found = all.find((one) => one.seat === seat && one.before.costs === one.after.costs);
    const counted = found ? words.unpaired(found.before, found.after) : '';
    return words.forNothing(names[seat] ?? '', signName(idlest()), counted);
  });
}

/** A pair of two small or two big ones: without points, nothing else names it. */
const isWorthless = ({ drawn, partner }: Cause) => {
  const [one, other] = [drawn, partner].map((name) => isYang(numberNamed(String(name))));
  return one === other;
};

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps, names, earlier = []) => {
    const told = steps
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
      .join(dot);
    // Whoever is the last to draw turns over what all drew.
    const causes = steps.flatMap((step) => (opensRound(step) ? [] : (step.causes ?? [])));
    const all = [...earlier, ...steps];
    const others = causes.length ? forNothing(causes, names, all, steps[0]?.seat) : [];
    return [told, ...others].filter(Boolean).join(words.separator);
  },
  reveal: (causes, names, earlier) => [words.drawn, ...forNothing(causes, names, earlier)].join(words.separator),
  notes: (steps, earlier) =>
    new Map(turnedIn([...earlier, ...steps]).map(({ seat, before, after }) => [seat, words.unpaired(before, after)])),
  retells: true,
  // A pair is told once, with its points where it has any.
  tells: (cause) => cause.what !== 'pairs' || isWorthless(cause),
};
