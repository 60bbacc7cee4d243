// Who put the most energy into an action, and why somebody got nothing out of it, as far as the energies show.
import type { Act } from './story';
import type { ActionName } from './view';

/** Where only one can be the highest; its words on the card say so. */
const forOne = new Set<ActionName>(['Cheat', 'Run', 'Walk']);

const mostOf = ({ plays }: Act) => Math.max(0, ...plays.map(({ energy }) => energy ?? 0));

/** The seats that put in the most. */
export const highestOf = (act: Act): number[] =>
  act.plays.flatMap(({ seat, energy }) => (energy === mostOf(act) ? [seat] : []));

/** Those who are tied where only one can gain. */
export function tiedIn(act: Act): number[] {
  const highest = highestOf(act);
  return forOne.has(act.action) && highest.length > 1 ? highest : [];
}

export function lackOf(act: Act, seat: number): 'tied' | 'less' | null {
  if (act.action === 'Strategise') return null;
  if (!highestOf(act).includes(seat)) return 'less';
  return tiedIn(act).includes(seat) ? 'tied' : null;
}
