// Causes as the server tells them: what became more or less for a seat, by how much, and why. This only reads and adds them.
import { nobody, type Cause as Told, type Step } from '../../wire/protocol';
import type { ActionName } from './view';

export type What = 'spaces' | 'karma' | 'energy' | 'cards';

/** With the details of this game's reasons. */
export interface Cause extends Told {
  what: What;
  /** The action that was being resolved. */
  act?: ActionName;
  /** The card that was laid, and the energy under it. */
  card?: ActionName;
  energy?: number;
  /** Of what a lower number costs, as far as the row is known: the number of the last card, and that this one is lower by two or more. */
  last?: number;
  far?: boolean;
}

/** Tells only what came of choices that several had made in secret. */
export const isOutcome = ({ seat }: Step): boolean => seat === nobody;

/** Steps of servers that tell no causes have none. */
export const causesOf = ({ causes = [] }: Step): Cause[] => causes as Cause[];

/** That a card was laid is no gain or loss: it is what was chosen. */
const laid = new Set(['played', 'first_card']);

export const isLaid = ({ why }: Pick<Cause, 'why'>) => laid.has(why);

/** What a lower number costs. */
const price = new Set(['drop', 'rabbit']);

export const isPrice = ({ why }: Pick<Cause, 'why'>) => price.has(why);

export type Sums = Partial<Record<What, number>>;

export const whats: What[] = ['spaces', 'karma', 'energy', 'cards'];

/** What matters of a cause where it is only foretold. */
export type Given = Pick<Cause, 'what' | 'amount' | 'why' | 'lost'>;

/** What causes bring in all, beside the cards that are laid; only what is more or less than nothing. */
export function sumsOf(causes: readonly Given[]): Sums {
  const gained = causes.filter((cause) => !isLaid(cause));
  return Object.fromEntries(
    whats.flatMap((what): [What, number][] => {
      const sum = gained.reduce((all, cause) => (cause.what === what ? all + cause.amount : all), 0);
      return sum ? [[what, sum]] : [];
    }),
  );
}

/** Whether all energy cards that causes bring are of 1: those of the row that come back, or of an exchange, need not be. */
export const onlyOnes = (causes: readonly Cause[]): boolean =>
  causes.every(
    ({ what, amount, why, act }) =>
      what !== 'energy' || isLaid({ why }) || (amount > 0 && why !== 'exchange' && act !== 'Strategise'),
  );

/** What causes bring in all; where nothing is left of it, what was gained and what was lost, as it came. */
export function broughtOf(causes: readonly Given[]): Sums[] {
  const all = sumsOf(causes);
  if (Object.keys(all).length) return [all];
  const first = causes.find((cause) => cause.amount && !isLaid(cause))?.amount ?? 0;
  return [1, -1]
    .map((sign) => sumsOf(causes.filter(({ amount }) => amount * first * sign > 0)))
    .filter((sums) => Object.keys(sums).length);
}

/** What became more and what became less, each where both came about, in the order in which it did. */
export type Swings = Partial<Record<What, number[]>>;

/** As sums, but a gain does not hide a loss; what one event gives and takes, as an exchange, is one amount. */
export function swingsOf(causes: readonly Cause[]): Swings {
  const gained = causes.filter((cause) => !isLaid(cause));
  return Object.fromEntries(
    whats.flatMap((what): [What, number[]][] => {
      const events = new Map<string, number>();
      for (const { what: changed, why, act, amount } of gained)
        if (changed === what) events.set(`${act} ${why}`, (events.get(`${act} ${why}`) ?? 0) + amount);
      const amounts = [...events.values()].filter(Boolean);
      const signs = [...new Set(amounts.map(Math.sign))];
      const sums = signs.map((sign) => amounts.filter((by) => by * sign > 0).reduce((sum, by) => sum + by, 0));
      return sums.length ? [[what, sums]] : [];
    }),
  );
}

/** So many signs and amounts have room in a line of a narrow plate. */
const room = 6;

/** The same for a narrow plate: karma first, as it decides what can be played; what has no room for both is told as their sum. */
export function fitting(swings: Swings): Swings {
  const net = Object.fromEntries(
    whats.flatMap((what) => {
      const sum = swings[what]?.reduce((all, by) => all + by, 0);
      return sum ? [[what, [sum]]] : swings[what] ? [[what, swings[what]]] : [];
    }),
  ) as Swings;
  const wide = (of: Swings) => Object.values(of).reduce((sum, amounts) => sum + 1 + amounts.length, 0);
  return (['karma', 'energy', 'cards', 'spaces'] as const).reduce((told, what) => {
    const more = swings[what] ? { ...told, [what]: swings[what] } : told;
    return wide(more) <= room ? more : told;
  }, net);
}
