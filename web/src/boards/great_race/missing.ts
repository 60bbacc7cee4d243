// Which cards an exchange cannot bring now, and why: by the rules (GR-33, GR-34), from what lies open.
import { energiesOf, type RaceView, type Runner } from './view';
import { words } from './words';

export interface Missing {
  value: number;
  /** In a few words. */
  why: string;
}

/** What one must own for a card, any of these. */
const opens: Partial<Record<number, number[]>> = { 4: [3, 4], 5: [4, 5], 6: [5] };

/** `offered`: the cards that exchanges can bring. */
export function missingCards({ supply }: Pick<RaceView, 'supply'>, runner: Runner, offered: number[]): Missing[] {
  const hand = energiesOf(runner);
  const own = [...hand, ...runner.row.flatMap(({ energy }) => energy ?? [])];
  const spare = runner.animal === 'Tiger' ? 1 : runner.animal === 'Dragon' && runner.karma > 0 ? 2 : 0;
  const whyOf = (value: number): string => {
    const needs = opens[value];
    if (needs && !needs.some((card) => own.includes(card))) return words.exchangeNeeds(needs);
    if (value === 6 && own.includes(6)) return words.exchangeHas(value);
    if (!supply[value - 1]) return words.exchangeNone;
    const smaller = hand.filter((card) => card < value).reduce((sum, card) => sum + card, 0);
    return !smaller || smaller + spare < value ? words.exchangeWorth(smaller) : words.exchangeNot;
  };
  return [2, 3, 4, 5, 6].flatMap((value) => (offered.includes(value) ? [] : [{ value, why: whyOf(value) }]));
}
