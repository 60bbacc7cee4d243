import { describe, expect, it } from 'vitest';
import { stepAt, viewAt } from '../../../tools/golden';
import type { Step } from '../../wire/protocol';
import { Memory } from './memory';
import { isNothing, reportOf } from './report';
import { card, race, revealed, runner } from './testing';
import { raceView } from './view';

const before = race({
  seats: [
    runner({ position: 2, karma: 3, row: [card('Help', null)] }),
    runner({ position: 5, karma: 1, row: [card('Run', null)] }),
    runner({ position: 1, row: [card('Rest', null), card('Walk', 2)] }),
  ],
});
const after = race({
  round: 4,
  revealed,
  seats: [
    runner({ position: 4, karma: 3, energy: [2, 2, 0, 0, 0, 0], row: [card('Help', null), card('Run', 3)] }),
    runner({ position: 6, karma: 0, energy: [2, 1, 1, 0, 0, 0], row: [card('Run', null), card('Repeat', 2, 'Run')] }),
    runner({ position: 1, energy: [2, 3, 1, 0, 0, 0], row: [card('Rest', null)] }),
  ],
});

describe('a round that is over', () => {
  const report = reportOf(after, before);

  it('is told action by action, with what the total gave', () => {
    expect(report?.round).toBe(3);
    expect(report?.lines.map(({ action, state }) => [action, state])).toEqual([
      ['Run', 'done'],
      ['Strategise', 'done'],
    ]);
    expect(report?.lines[0]).toMatchObject({ total: 5, low_top: 4, gives: '1+exchange' });
  });

  it('says how each came out of it', () => {
    const changes = report?.lines.flatMap((line) => line.changes);
    expect(changes).toEqual([
      { seat: 0, from: 2, to: 4, karma: 0, cards: 0 },
      { seat: 1, from: 5, to: 6, karma: -1, cards: 0 },
      { seat: 2, from: 1, to: 1, karma: 0, cards: 0 },
    ]);
    expect(changes?.map(isNothing)).toEqual([false, false, true]);
  });

  it('has its plays and totals where the view before is not remembered', () => {
    const anew = reportOf(after, null);
    expect(anew?.lines.map(({ total, changes }) => [total, changes])).toEqual([
      [5, []],
      [1, []],
    ]);
  });
});

it('knows which action is being resolved', () => {
  const play = (action: 'Help' | 'Run' | 'Strategise', seat: number) => ({
    action,
    total: 1,
    plays: [{ seat, action, energy: 1 }],
  });
  const now = race({
    phase: 'window',
    turn: { seat: 1, action: 'Run', exchanges: 1, trades: 0, gain: false, next: [] },
    revealed: { round: 3, actions: [play('Help', 0), play('Run', 1), play('Strategise', 2)] },
  });
  const report = reportOf(now, null);
  expect(report?.over).toBe(false);
  expect(report?.lines.map(({ action, state }) => [action, state])).toEqual([
    ['Help', 'done'],
    ['Run', 'now'],
    ['Strategise', 'coming'],
  ]);
});

it('reads a real round', () => {
  const window = raceView(viewAt('great_race', 14));
  const report = reportOf(window, raceView(viewAt('great_race', 10)));
  expect(report?.lines.map(({ action, state, total }) => [action, state, total])).toEqual([
    ['Cooperate', 'now', 8],
    ['Strategise', 'coming', 3],
  ]);
  expect(report?.lines[0]?.changes[0]).toEqual({ seat: 0, from: 0, to: 2, karma: 0, cards: 0 });
});

it('has nothing to tell before the first cards are turned over', () => {
  expect(reportOf(before, null)).toBeNull();
});

describe('memory', () => {
  const steps = (...moves: (string | Step)[]): Step[] =>
    moves.map((move, turn) =>
      typeof move === 'string' ? { seat: 0, move, turn, written: move, action: { kind: 'done' } } : move,
    );

  const changes = (memory: Memory, ...moves: (string | Step)[]) =>
    memory.report(after, steps(...moves))?.lines[0]?.changes.length;

  it('tells the round that was from the view before it', () => {
    const memory = new Memory();
    memory.keep(before, steps('a'));
    expect(changes(memory, 'a', 'b')).toBe(2);
  });

  it('does not take the view of another round for it', () => {
    const memory = new Memory();
    memory.keep({ ...before, round: 2 }, steps('a'));
    expect(changes(memory, 'a', 'b')).toBe(0);
  });

  it('knows the game again through the eyes of another seat', () => {
    const memory = new Memory();
    const told = (step: number, viewer: number | null = null) => stepAt('great_race', step, viewer);
    memory.keep(before, steps(told(7), told(16)));
    expect(changes(memory, told(7, 0), told(16, 0), told(80))).toBe(2);
    expect(changes(memory, told(7, 0), told(14), told(80))).toBe(0);
  });

  it('does not mix in a game that was taken back', () => {
    const memory = new Memory();
    memory.keep(before, steps('a'));
    expect(changes(memory, 'x', 'b')).toBe(0);
  });
});
