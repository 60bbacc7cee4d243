// What it costs to play a lower number than the last card, and why.
import { numberOf, type ActionName, type Runner } from './view';
import { words } from './words';

/** "costs 2 karma: two or more below your last card (5)"; '' where it costs nothing. */
export function priceInWords({ animal, prices, row }: Runner, action: ActionName): string {
  const price = prices[action] ?? 0;
  const last = row.at(-1)?.number;
  if (!price || last === undefined) return '';
  return words.costs(price, last, last - numberOf(action) > 1, animal === 'Rabbit');
}
