// Who put the most energy into an action, who was beaten, and what a tie costs, as far as the energies show.
import type { Act as WholeAct } from './story';
import type { ActionName } from './view';

type Act = Pick<WholeAct, 'action' | 'plays'>;

/** Where only one can be the highest; its words on the card say so. */
const forOne = new Set<ActionName>(['Cheat', 'Run', 'Walk']);

/** What the wheel pays, everybody there gets. */
export const forAll = ({ action }: Pick<Act, 'action'>): boolean => action === 'Help' || action === 'Rest';

/** Where the highest gets something beside what everybody gets. */
const withMore = ['Help', 'Rest', 'Strategise'] as const;
type WithMore = (typeof withMore)[number];
export const hasMore = (action: ActionName): action is WithMore => withMore.some((one) => one === action);

/** At a full table all who are tied get that too, at a smaller one none of them. */
export const tiesCount = (action: ActionName, seats: number): action is WithMore => hasMore(action) && seats > 4;

const mostOf = ({ plays }: Act) => Math.max(0, ...plays.map(({ energy }) => energy ?? 0));

/** The seats that put in the most. */
export const highestOf = (act: Act): number[] =>
  act.plays.flatMap(({ seat, energy }) => (energy === mostOf(act) ? [seat] : []));

/** Those who are tied where only one can gain. */
export function tiedIn(act: Act): number[] {
  const highest = highestOf(act);
  return forOne.has(act.action) && highest.length > 1 ? highest : [];
}

/** Those who are tied and so get nothing beside what everybody gets. */
export function tiedForMore(act: Act, seats: number): { action: WithMore; tied: number[] } | null {
  const tied = highestOf(act);
  const { action } = act;
  return hasMore(action) && !tiesCount(action, seats) && tied.length > 1 ? { action, tied } : null;
}

/** Those who put in less than the highest. */
export const beatenIn = (act: Act): number[] =>
  act.plays.flatMap(({ seat }) => (highestOf(act).includes(seat) ? [] : [seat]));
