// How long a position stays before the next is shown, so that people can follow what others do.
import type { Moment } from '../preferences/sound.svelte';
import { ownSeats } from '../seats/own';
import type { Table } from '../wire/protocol';
import type { BoardKind } from './board';

/** Something was won or lost. That cards were dealt and dice thrown one sees as it is; The Great Race tells of the river itself. */
const matters: readonly (Moment | null)[] = ['taken', 'pair', 'complete'];

/** Milliseconds: as the game says, else twice as long where the last step is one to remember. */
export function stayOf(
  { linger, stays, moment }: BoardKind,
  { view, moves, seats }: Pick<Table, 'view' | 'moves' | 'seats'>,
): number {
  const own = stays?.(view, moves, ownSeats(seats)) ?? null;
  if (own !== null) return own;
  const came = moment?.(view, view, moves.slice(-1)) ?? null;
  return matters.includes(came) ? 2 * linger : linger;
}
