// The server foretells what comes of one other who puts in one more or one less. What the wheel pays hangs on the total, which may be
// higher or lower than that with the energy that the other really has.
import { sumsOf, type Given, type What } from './causes';
import { forAll } from './ties';
import {
  benefitOf,
  countsAs,
  energiesOf,
  paysOf,
  type ActionName,
  type Forecast,
  type RaceView,
  type Runner,
  type Unit,
} from './view';

const mostKarma = 8;

const whatOf: Record<Unit, What> = { spaces: 'spaces', karma: 'karma', '1-cards': 'energy' };

const isPaid = (action: ActionName, joined: Forecast['joined']): boolean =>
  forAll({ action }) || joined === 'nobody' || joined === 'less' || (action === 'Cooperate' && joined === 'same');

/** A forecast for this energy, as it is where the other puts in so much. */
export function withOther(view: RaceView, runner: Runner | null, known: Forecast, energy: number, other: number) {
  const action = countsAs(runner, known.action);
  const pays = paysOf(view, action);
  if (!runner || !action || !pays || !isPaid(action, known.joined)) return known;
  const assumed = energy + { nobody: 0, more: 1, same: 0, less: -1 }[known.joined];
  const [was, now] = [assumed, other].map((by) => (energy + by > pays.low_top ? pays.high : pays.low));
  return was === now ? known : repaid(view, runner, known, energy, whatOf[pays.unit], was ?? '', now ?? '');
}

/** With another payment of the wheel in place of the one that was foretold. */
function repaid(
  view: RaceView,
  runner: Runner,
  known: Forecast,
  energy: number,
  what: What,
  was: string,
  now: string,
): Forecast {
  const [before, paid] = [benefitOf(was), benefitOf(now)];
  const { animal } = runner;
  const own = new Set(['benefit', 'cat', ...(what === 'karma' ? ['dragon'] : [])]);
  // What was lost of the rest at a limit may have room now.
  const rest = known.gives
    .filter(({ why }) => !own.has(why))
    .map((given): Given => ({
      ...given,
      amount: given.amount + (given.what === what ? (given.lost ?? 0) : 0),
      lost: 0,
    }));
  const amount = paid.amount === 'N' ? 2 : Number(paid.amount);
  const more = (animal === 'Cat' && amount >= 3) || (animal === 'Dragon' && what === 'karma' && amount > 0);
  const room = { spaces: view.finish - runner.position, karma: mostKarma - runner.karma, energy: Infinity, cards: 0 };
  const gained = Math.min(amount + Number(more), room[what] - (sumsOf(rest)[what] ?? 0));
  const gives: Given[] = [...rest, ...(gained ? [{ what, amount: gained, why: 'benefit' }] : [])];
  const has = (each: Forecast['then'][number]) => known.then.includes(each);
  const exchange = before.exchange && animal !== 'Goat' ? has('exchange') && paid.exchange : has('exchange');
  const trade = paid.trade && runner.karma + (sumsOf(gives).karma ?? 0) >= 2;
  return {
    ...known,
    gives,
    then: [
      ...(exchange || (paid.exchange && !before.exchange && canExchange(runner, energy)) ? ['exchange' as const] : []),
      ...(trade ? ['trade' as const] : []),
      ...known.then.filter((each) => each === 'river'),
    ],
  };
}

/** What is left can be split, or two cards make one. */
function canExchange(runner: Runner, energy: number): boolean {
  const left = energiesOf(runner);
  left.splice(left.indexOf(energy), 1);
  return left.length > 1 || left.some((card) => card > 1);
}
