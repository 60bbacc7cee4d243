// Who put the most energy into an action, who was beaten, and where a tie leaves all with nothing, as far as the energies show.
import type { Act } from './story';
import type { ActionName } from './view';

/** Where only one can be the highest; its words on the card say so. */
const forOne = new Set<ActionName>(['Cheat', 'Run', 'Walk']);

/** What the wheel pays, everybody there gets. */
export const forAll = ({ action }: Act): boolean => action === 'Help' || action === 'Rest';

const mostOf = ({ plays }: Act) => Math.max(0, ...plays.map(({ energy }) => energy ?? 0));

/** The seats that put in the most. */
export const highestOf = (act: Act): number[] =>
  act.plays.flatMap(({ seat, energy }) => (energy === mostOf(act) ? [seat] : []));

/** Those who are tied where only one can gain. */
export function tiedIn(act: Act): number[] {
  const highest = highestOf(act);
  return forOne.has(act.action) && highest.length > 1 ? highest : [];
}

/** Those who put in less than the highest. */
export const beatenIn = (act: Act): number[] =>
  act.plays.flatMap(({ seat }) => (highestOf(act).includes(seat) ? [] : [seat]));
