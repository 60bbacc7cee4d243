import { describe, expect, it } from 'vitest';
import type { Estimate, ItemFigures } from './desk';
import { glance, intervalOf, percent, rounded, scaleOf, timeWords, worths } from './telling';

const estimate = (value: number, half: number): Estimate => ({ value, low: value - half, high: value + half, n: 9 });
const item = (kind: string, name: string, worth: number, seats = 5): ItemFigures => ({
  kind,
  name,
  seats,
  worth: estimate(worth, 0.1),
});

describe('figures', () => {
  it('have about three digits', () => {
    expect([0, 4.25, -12.34, 99.96, 123.4].map(rounded)).toEqual(['0', '4.3', '−12.3', '100', '123']);
    expect(percent(0.3333)).toBe('33.3 %');
    expect(intervalOf(estimate(2, 0.5), rounded)).toBe('1.5 … 2.5');
  });

  it('of times are read at a glance', () => {
    expect([0.2, 59, 61, 3599, 3600, 7384].map(timeWords)).toEqual([
      '1 s',
      '59 s',
      '1:01 min',
      '59:59 min',
      '1 h 00 min',
      '2 h 03 min',
    ]);
  });

  it('that need two seats are left out where one plays', () => {
    const all = {
      games: 1,
      findings: [],
      items: [],
      lengths: { from: 1, width: 1, games: [1] },
      decisions: estimate(1, 0),
      rounds: estimate(1, 0),
      minutes: estimate(1, 0),
      lead_changes: estimate(1, 0),
      margin: estimate(1, 0),
      downtime: estimate(0.5, 0),
    };
    const seat = { name: 'seat 0', estimate: estimate(1, 0) };
    expect(glance({ ...all, by_seat: [seat] })).toHaveLength(3);
    expect(glance({ ...all, by_seat: [seat, seat] })).toHaveLength(6);
  });

  it('of things are by kind, the most valuable first, without those that nobody had', () => {
    const all = [item('tile', 'a', 0.1), item('card', 'x', 0), item('tile', 'b', 0.3), item('tile', 'c', 0.9, 0)];
    expect(worths(all).map(({ kind, items }) => [kind, ...items.map(({ name }) => name)])).toEqual([
      ['tile', 'b', 'a'],
    ]);
  });

  it('have a scale with room for all, and for the line', () => {
    const [low, high] = scaleOf([estimate(0.3, 0.1), estimate(0.5, 0.1)], 0.25, 0, 1);
    expect(low).toBeLessThan(0.2);
    expect(high).toBeGreaterThan(0.6);
    expect(scaleOf([estimate(0.9, 0.2)], 0.5, 0, 1)[1]).toBe(1);
  });
});
