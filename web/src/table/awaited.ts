// Whether a table waits for a person at this screen, and what the tab says of it.
import { text } from '../words/text';
import type { Table } from '../wire/protocol';

/** The part of a table that decides it. */
export type Awaiting = Pick<Table, 'table' | 'begun' | 'over' | 'to_act' | 'seats'>;

/** A person at this screen has to decide something, in sight or behind the curtain; no computer does it for them. */
export const isAwaited = ({ begun, over, to_act, seats }: Awaiting): boolean =>
  begun && !over && to_act.some((seat) => seats[seat]?.mine && !seats[seat].deputy);

/** From one message of a table to the next. */
export const becameAwaited = (before: Awaiting | null, after: Awaiting): boolean =>
  before?.table === after.table && !isAwaited(before) && isAwaited(after);

/** `game`: its title; '' on the start page. */
export function titleOfTab(game: string, awaited: boolean): string {
  if (awaited) return `● ${text.yourTurn} · ${game}`;
  return game ? `${game} · ${text.name}` : text.name;
}
