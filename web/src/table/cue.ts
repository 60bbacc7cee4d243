// Which sound a change of the table makes.
import type { Cue, Moment } from '../preferences/sound.svelte';
import type { Table } from '../wire/protocol';

/** The part of a table that decides it. */
export type Heard = Pick<Table, 'table' | 'step' | 'over' | 'legal'>;

/** After waiting this long, in milliseconds, people may have looked away: a sound calls them to their turn. */
const longWait = 4000;

/**
 * `waited`: milliseconds since this client last had something to decide. `moment`: what came about meanwhile that has a sound of its own.
 */
export function cueOf(before: Heard | null, after: Heard, waited: number, moment: Moment | null = null): Cue | null {
  if (before?.table !== after.table) return null;
  if (after.over) return before.over ? null : moment === 'complete' ? moment : 'end';
  const called = before.legal.length === 0 && after.legal.length > 0;
  if (called && waited >= longWait) return 'turn';
  return after.step > before.step ? (moment ?? 'move') : null;
}
