import { describe, expect, it } from 'vitest';
import { latest, turnAt, turnsOf } from './turns';

const steps = [
  { seat: 0, move: 'Ox@c3', turn: 0, kind: 'any' },
  { seat: 1, move: 'Rt@f6', turn: 1, kind: 'any' },
  { seat: 0, move: 'c3xe5', turn: 2, kind: 'any' },
  { seat: 0, move: 'e5xg7', turn: 2, kind: 'any' },
  { seat: 1, move: 'h8-g7', turn: 3, kind: 'any' },
];

describe('turns', () => {
  it('joins the jumps of a chain', () => {
    expect(turnsOf(steps).map(({ text }) => text)).toEqual(['Ox@c3', 'Rt@f6', 'c3xe5xg7', 'h8-g7']);
  });

  it('says from which step to which a turn goes', () => {
    expect(turnsOf(steps)[2]).toMatchObject({ seat: 0, from: 2, to: 4 });
  });

  it('keeps moves apart that do not continue each other', () => {
    const one = turnsOf([
      { seat: 0, move: 'draw', turn: 0, kind: 'any' },
      { seat: 0, move: 'pass', turn: 0, kind: 'any' },
    ]);
    expect(one.map(({ text }) => text)).toEqual(['draw pass']);
  });

  it('gathers what chance did', () => {
    const dealt = turnsOf([
      { seat: 'chance', move: 'Ox@a1', turn: 0, kind: 'any' },
      { seat: 'chance', move: 'Rt@c1', turn: 1, kind: 'any' },
      { seat: 1, move: 'f6-e5', turn: 2, kind: 'any' },
    ]);
    expect(dealt).toHaveLength(2);
    expect(dealt[0]).toMatchObject({ seat: 'chance', text: '', from: 0, to: 2 });
  });

  it('writes what chance does later on', () => {
    const thrown = turnsOf([
      { seat: 'chance', move: 'first 0', turn: 0, kind: 'first' },
      { seat: 0, move: 'pass', turn: 1, kind: 'pass' },
      { seat: 'chance', move: 'draw Earth', turn: 2, kind: 'draw' },
      { seat: 'chance', move: 'throw 4 6', turn: 3, kind: 'throw' },
    ]);
    expect(thrown.map(({ text }) => text)).toEqual(['', 'pass', 'draw Earth throw 4 6']);
  });

  it('leaves out what was done out of sight', () => {
    const known = turnsOf([
      { seat: 'chance', move: 'cut Ox>0', turn: 0, kind: 'cut' },
      { seat: 0, move: 'play ?', turn: 1 },
      { seat: 1, move: 'play Run 2', turn: 2, kind: 'play' },
      { seat: 2, move: 'play ?', turn: 3 },
      { seat: 'chance', move: 'throw 4 6', turn: 4, kind: 'throw' },
    ]);
    expect(known.map(({ text, from, to }) => [text, from, to])).toEqual([
      ['', 0, 1],
      ['play Run 2', 2, 3],
      ['throw 4 6', 4, 5],
    ]);
    expect([1, 2, 3, 4, 5].map((step) => turnAt(known, step))).toEqual([0, 0, 1, 1, 2]);
  });

  it('finds the turn that is on the screen', () => {
    const turns = turnsOf(steps);
    expect([0, 1, 2, 3, 4, 5].map((step) => turnAt(turns, step))).toEqual([-1, 0, 1, 2, 2, 3]);
  });

  it('tells what has just happened', () => {
    expect(latest(steps, 4)).toEqual(['c3xe5', 'e5xg7']);
    expect(latest(steps, 3)).toEqual(['c3xe5']);
    expect(latest(steps, 0)).toEqual([]);
    expect(latest([{ seat: 'chance', move: 'Ox@a1', turn: 0 }], 1)).toEqual([]);
  });
});
