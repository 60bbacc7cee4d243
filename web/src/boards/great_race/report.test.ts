import { describe, expect, it } from 'vitest';
import type { Step } from '../../protocol';
import { Memory } from './memory';
import { reportOf } from './report';
import { card, race, runner } from './testing';

const before = race({
  seats: [
    runner({ position: 2, karma: 3, row: [card('Help', null)] }),
    runner({ position: 5, karma: 1, row: [card('Run', null)] }),
    runner({ position: 1, row: [card('Rest', null), card('Walk', 2)] }),
  ],
});
const after = race({
  round: 4,
  seats: [
    runner({ position: 4, karma: 3, energy: [2, 2, 0, 0, 0, 0], row: [card('Help', null), card('Run', 3)] }),
    runner({ position: 6, karma: 0, energy: [2, 1, 1, 0, 0, 0], row: [card('Run', null), card('Repeat', 2, 'Run')] }),
    runner({ position: 1, energy: [2, 3, 1, 0, 0, 0], row: [card('Rest', null)] }),
  ],
});

describe('a round that is over', () => {
  const report = reportOf(after, before, null);

  it('is told action by action, a Repeat with the one it repeats', () => {
    expect(report?.round).toBe(3);
    expect(report?.lines.map(({ action }) => action)).toEqual(['Run', 'Strategise']);
    expect(report?.lines[0]?.plays.map(({ seat, action }) => [seat, action])).toEqual([
      [0, 'Run'],
      [1, 'Repeat'],
    ]);
  });

  it('has the total and what it paid', () => {
    expect(report?.lines[0]).toMatchObject({ total: 5, low_top: 4, high: true, benefit: '1+exchange', state: 'done' });
    expect(report?.lines[1]).toMatchObject({ total: null, benefit: null });
  });

  it('says how each came out of it', () => {
    expect(report?.lines[0]?.changes).toEqual([
      { seat: 0, from: 2, to: 4, karma: 0, cards: 0 },
      { seat: 1, from: 5, to: 6, karma: -1, cards: 0 },
    ]);
  });
});

it('knows which action is being resolved', () => {
  const now = race({
    phase: 'window',
    turn: { seat: 1, action: 'Run', exchanges: 1, trades: 0, gain: false, next: [] },
    seats: [
      runner({ played: card('Help', 1) }),
      runner({ played: card('Run', 2) }),
      runner({ played: card('Strategise', 1) }),
    ],
  });
  expect(reportOf(now, null, null)?.lines.map(({ action, state }) => [action, state])).toEqual([
    ['Help', 'done'],
    ['Run', 'now'],
    ['Strategise', 'coming'],
  ]);
});

it('the Cat that sits out has played nothing', () => {
  const seats = [runner({ animal: 'Cat', sits_out: true }), runner({})];
  const later = [runner({ animal: 'Cat' }), runner({ row: [card('Run', 1)] })];
  const report = reportOf(race({ round: 2, seats: later }), race({ round: 1, seats }), null);
  expect(report?.lines.flatMap(({ plays }) => plays.map(({ seat }) => seat))).toEqual([1]);
});

describe('memory', () => {
  const steps = (...moves: string[]): Step[] => moves.map((move, turn) => ({ seat: 0, move, turn }));

  it('tells the round that was from the view before it', () => {
    const memory = new Memory();
    memory.keep(before, steps('a'));
    expect(memory.report(after, steps('a', 'b'))?.round).toBe(3);
  });

  it('knows the game again through the eyes of another seat', () => {
    const memory = new Memory();
    memory.keep(before, steps('card ?', 'play ?'));
    expect(memory.report(after, steps('card 3', 'play Run 3', 'play ?'))?.round).toBe(3);
  });

  it('does not mix in a game that was taken back', () => {
    const memory = new Memory();
    memory.keep(before, steps('a'));
    expect(memory.report(after, steps('x', 'b'))).toBeNull();
  });
});
