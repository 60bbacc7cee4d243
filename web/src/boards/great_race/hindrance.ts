// What lies open and keeps a seat from playing an action card.
import { energiesOf, type ActionName, type RaceView, type Runner } from './view';
import { words } from './words';

/** With one energy card only Strategise can be played. */
export const mustStrategise = (runner: Runner): boolean =>
  !runner.sits_out && energiesOf(runner).length === 1 && runner.cards.includes('Strategise');

/** Every other card in hand costs more karma than there is. */
export const othersTooDear = ({ cards, prices, karma }: Runner, action: ActionName): boolean =>
  cards.length > 1 && cards.every((card) => card === action || (prices[card] ?? 0) > karma);

/** In words; null where nothing does. */
export function hindrance({ phase }: Pick<RaceView, 'phase'>, runner: Runner, action: ActionName): string | null {
  if (phase === 'cards') return words.notFirst;
  const price = runner.prices[action] ?? 0;
  if (!runner.cards.includes(action)) return words.lies;
  if (energiesOf(runner).length === 1 && action !== 'Strategise') return words.lastEnergy;
  if (action === 'Repeat' && runner.row.length === 0) return words.nothingToRepeat;
  return price > runner.karma ? words.tooDear(price, runner.karma) : null;
}
