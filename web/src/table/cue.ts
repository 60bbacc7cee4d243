// Which sound a change of the table deserves.
import type { Cue } from '../preferences/sound.svelte';
import type { Table } from '../wire/protocol';

/** What a change of the table is judged by. */
export type Heard = Pick<Table, 'table' | 'step' | 'over' | 'legal'>;

/** Who waits for so long may have looked elsewhere, and is called when it is their turn. */
const longWait = 4000;

/** `waited`: milliseconds since this client last had something to decide. */
export function cueOf(before: Heard | null, after: Heard, waited: number): Cue | null {
  if (before?.table !== after.table) return null;
  if (after.over) return before.over ? null : 'end';
  const called = before.legal.length === 0 && after.legal.length > 0;
  if (called && waited >= longWait) return 'turn';
  return after.step > before.step ? 'move' : null;
}
