// The seats of a table as the pages show them: with names, clocks, and who is away for how long.
import { calledAt, namesAt } from '../boards/games';
import type { NamedSeat } from '../boards/board';
import type { Table } from '../wire/protocol';

/** For how many milliseconds more those at the table must wait for whoever holds this seat; Infinity if they are here. */
export function graceLeft(
  { away_ms, terms, told }: Pick<Table, 'away_ms' | 'terms' | 'told'>,
  seat: number,
  now: number,
) {
  const away = away_ms?.[seat] ?? null;
  return away === null ? Infinity : terms.grace * 1000 - away - Math.max(0, now - told);
}

/** Milliseconds until the next seat may be played by a computer; undefined if there is none to wait for. */
export function nextGrace(table: Table, now: number): number | undefined {
  const waits = table.seats.map((_, seat) => graceLeft(table, seat, now)).filter((left) => left > 0 && left < Infinity);
  return waits.length ? Math.min(...waits) : undefined;
}

/** `live`: the newest position is shown, from which the game goes on; `now`: the present, by performance.now(). */
export function namedSeats(table: Table, live: boolean, now: number): NamedSeat[] {
  const names = namesAt(table);
  const called = calledAt(table);
  const { clocks, thinking, to_act } = table;
  return table.seats.map((seat, index) => ({
    ...seat,
    name: names[index] ?? '',
    called: called[index] ?? '',
    given: seat.name ?? '',
    mine: seat.mine ?? false,
    thinks: live && thinking && to_act.includes(index) && (seat.who === 'computer' || (seat.deputy ?? 0) > 0),
    left_ms: clocks?.left_ms[index],
    running: clocks?.running.includes(index) ?? false,
    replaceable: graceLeft(table, index, now) <= 0,
  }));
}
