import { expect, it } from 'vitest';
import type { Table } from '../wire/protocol';
import { namedSeats, nextGrace } from './named';

const table = {
  game: 'any',
  seats: [{ who: 'person', name: 'Ann', mine: true }, { who: 'person' }, { who: 'computer', level: 2 }],
  terms: { takeback: true, flag: 'loses', grace: 60, watch: true, chat: true, muted: [] },
  clocks: { left_ms: [5000, 6000, 7000], running: [1] },
  away_ms: [null, 50_000, null],
  to_act: [2],
  thinking: true,
  told: 1000,
} as unknown as Table;

it('seats have names and clocks', () => {
  expect(namedSeats(table, true, 1000)).toMatchObject([
    { name: 'Ann', called: 'You', given: 'Ann', mine: true, thinks: false, left_ms: 5000, running: false },
    { name: 'Seat 2', called: 'Seat 2', given: '', mine: false, thinks: false, left_ms: 6000, running: true },
    { name: 'Lan', mine: false, thinks: true, left_ms: 7000, running: false },
  ]);
  const without = { ...table, clocks: undefined } as unknown as Table;
  expect(namedSeats(without, false, 1000)[1]).toMatchObject({ left_ms: undefined, running: false });
  expect(namedSeats(table, false, 1000)[2]?.thinks, 'an earlier position is shown').toBe(false);
});

it('a computer may play for somebody who has been away for as long as the terms say', () => {
  const replaceable = (now: number) => namedSeats(table, true, now).map((seat) => seat.replaceable);
  expect(replaceable(10_999)).toEqual([false, false, false]);
  expect(replaceable(11_000)).toEqual([false, true, false]);
  expect(nextGrace(table, 1000)).toBe(10_000);
  expect(nextGrace(table, 0), 'time does not run back').toBe(10_000);
  expect(nextGrace(table, 11_000)).toBeUndefined();
});
