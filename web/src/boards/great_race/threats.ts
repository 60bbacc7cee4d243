// Who else can reach Finish this round, as far as the open cards, their energy and the wheel show: whoever does so ends the race.
import { rivalsAt } from './outlook';
import { forAll } from './ties';
import {
  actionsAt,
  benefitOf,
  energiesOf,
  paysOf,
  type ActionName,
  type Pays,
  type RaceView,
  type Runner,
} from './view';

export interface Threat {
  seat: number;
  /** The card, and what it counts as. */
  card: ActionName;
  action: ActionName;
  /** The highest energy that does it. */
  energy: number;
  /** What others there would have to put in to keep it from that; nothing where all gain. */
  stops: 'more' | 'same' | null;
}

export const ofTrade = 3;

/** The spaces that a play alone brings, with a trade that can be paid for. */
function spacesOf({ karma }: Runner, price: number, { unit, low_top, low, high }: Pays, energy: number): number {
  const { amount, trade } = benefitOf(energy > low_top ? high : low);
  const paid = amount === 'N' ? 1 : Number(amount);
  const left = karma - price + (unit === 'karma' ? paid : 0);
  return (unit === 'spaces' ? paid : 0) + (trade && left >= 2 ? ofTrade : 0);
}

/** One way for each seat but this one's: that with the highest energy. */
export function threats(view: RaceView, runner: Runner): Threat[] {
  const all = actionsAt(view).flatMap((action) => {
    const pays = paysOf(view, action);
    if (!pays) return [];
    return rivalsAt(view, runner, action).flatMap(({ seat, card, price }): Threat[] => {
      const other = view.seats[seat];
      if (!other) return [];
      const reaches = energiesOf(other).filter(
        (energy) => other.position + spacesOf(other, price, pays, energy) >= view.finish,
      );
      const stops = forAll({ action }) ? null : action === 'Cooperate' ? 'more' : 'same';
      return reaches.length ? [{ seat, card, action, energy: Math.max(...reaches), stops }] : [];
    });
  });
  all.sort((one, other) => one.seat - other.seat || other.energy - one.energy);
  return all.filter(({ seat }, at) => all.findIndex((one) => one.seat === seat) === at);
}
