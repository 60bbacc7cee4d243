import { describe, expect, it } from 'vitest';
import { stepAt } from '../../tools/golden';
import type { Step } from '../wire/protocol';
import { latest, turnAt, turnsOf } from './turns';

const jump = (from: string, over: string, to: string, written: string): Step => ({
  seat: 0,
  move: `${from}x${to}`,
  turn: 2,
  written,
  action: { kind: 'jump', from, over, to },
});

/** Two placements, a chain of two jumps, a slide. */
const checkers: Step[] = [
  stepAt('celestial_checkers', 0),
  stepAt('celestial_checkers', 1),
  jump('c3', 'd4', 'e5', 'c3xe5'),
  jump('e5', 'f6', 'g7', 'c3xe5xg7'),
  { ...stepAt('celestial_checkers', 24), turn: 3 },
];

/** The wheel is set up, and three seats choose their first card. */
const race = (viewer: number | null): Step[] => [
  ...[0, 1, 2].map((step) => stepAt('great_race', step)),
  ...[6, 7, 8].map((step) => stepAt('great_race', step, step === 7 ? viewer : null)),
];

describe('turns', () => {
  it('are written as the last of their steps says', () => {
    expect(turnsOf(checkers).map(({ text }) => text)).toEqual(['Ox@g3', 'Ox@f6', 'c3xe5xg7', 'h6-g5']);
    const own = [0, 1].map((at) => stepAt('rat_and_dragon', 40 + at, 0));
    const drawing = own.map((step) => ({ ...step, turn: 9, written: own[0] === step ? 'j7' : 'j7 i8' }));
    expect(turnsOf(drawing).map(({ text }) => text)).toEqual(['j7 i8']);
  });

  it('say from which step to which they go', () => {
    expect(turnsOf(checkers)[2]).toMatchObject({ seat: 0, from: 2, to: 4 });
  });

  it('are apart where a seat moves twice', () => {
    const twice = [24, 25].map((step) => ({ ...stepAt('celestial_checkers', step), seat: 1 }));
    expect(turnsOf(twice).map(({ text }) => text)).toEqual(['h6-g5', 'g3-h4']);
  });

  it('of chance are one between two moves, without a text before the first', () => {
    expect(turnsOf(race(0))[0]).toEqual({ seat: 'chance', text: '', from: 0, to: 3 });
    const later = [...checkers, ...race(null).slice(0, 3)].map((step, turn) => ({ ...step, turn }));
    expect(turnsOf(later).at(-1)).toMatchObject({ text: 'piece Cooperate piece Run piece Walk', from: 5, to: 8 });
  });

  it('are left out where they are hidden', () => {
    const known = turnsOf(race(0));
    expect(known.map(({ text, from, to }) => [text, from, to])).toEqual([
      ['', 0, 3],
      ['card 5', 4, 5],
    ]);
    expect([1, 2, 3, 4, 5, 6].map((step) => turnAt(known, step))).toEqual([0, 0, 0, 0, 1, 1]);
    expect(turnsOf(race(null))).toHaveLength(1);
  });

  it('keep what is known of a turn of which the rest is hidden', () => {
    const [first, second] = checkers.slice(2) as [Step, Step];
    const half: Step[] = [first, { ...second, written: first.written, hidden: true }];
    expect(turnsOf(half)).toEqual([{ seat: 0, text: 'c3xe5', from: 0, to: 1 }]);
  });

  it('are found by the step that is on the screen', () => {
    const turns = turnsOf(checkers);
    expect([0, 1, 2, 3, 4, 5].map((step) => turnAt(turns, step))).toEqual([-1, 0, 1, 2, 2, 3]);
  });
});

it('tells what has just happened', () => {
  expect(latest(checkers, 4)).toEqual(checkers.slice(2, 4));
  expect(latest(checkers, 3)).toEqual(checkers.slice(2, 3));
  expect(latest(checkers, 0)).toEqual([]);
  expect(latest(race(0), 2)).toEqual([]);
});
