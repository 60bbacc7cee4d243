import { describe, expect, it } from 'vitest';
import { legalAt, stepAt } from '../../../tools/golden';
import type { Action, Step } from '../../wire/protocol';
import { creaturesOf, sheetOf } from './testing';
import {
  between,
  bySquare,
  decidedBy,
  followed,
  freshOn,
  kept,
  lacksRoom,
  lastOffer,
  moveAt,
  nearest,
  neighbours,
  numberOf,
  pairsOf,
  shifted,
  squareOf,
} from './view';

const grid = { columns: 15, rows: 15 };

describe('squares', () => {
  it('end at the edge', () => {
    expect(neighbours(grid, 'a1').sort()).toEqual(['a2', 'b1']);
    expect(shifted(grid, 'o15', 1, 0)).toBeUndefined();
    expect(shifted(grid, 'c9', 0, 1)).toBe('c10');
  });

  it('are all found between two places of a quick pointer, each beside the one before', () => {
    const way = ['b2', ...between('b2', 'e4')];
    expect(way.at(-1)).toBe('e4');
    way.slice(1).forEach((square, at) => expect(neighbours(grid, way[at] ?? '')).toContain(square));
    expect(between('c3', 'c3')).toEqual([]);
  });

  it('tell which is nearest', () => {
    expect(nearest('h8', ['a1', 'h10', 'o8'])).toBe('h10');
    expect(nearest('h8', [])).toBe('h8');
  });

  it('know their creature', () => {
    const known = bySquare(creaturesOf(['aab', '..b']));
    expect(known.get('c2')?.creature).toBe('Rabbit');
    expect(known.get('a2')).toBeUndefined();
  });
});

describe('a legal move', () => {
  const [choose, draw] = [legalAt('rat_and_dragon', 1), legalAt('rat_and_dragon', 2)];
  const pair = { seat: 0, move: 'pair a15', action: { kind: 'pair', square: 'a15' } };

  it('is found by its square or number', () => {
    expect([choose, draw].map(numberOf)).toEqual([6, null]);
    expect([choose, draw, pair].map(squareOf)).toEqual([null, 'a15', 'a15']);
    expect(moveAt([choose, pair, draw], 'draw', 'a15')).toBe(draw);
    expect(moveAt([choose, pair, draw], 'pair', 'a15')).toBe(pair);
    expect(moveAt([choose, pair, draw], 'draw', 'a1')).toBeUndefined();
  });
});

it('lacks room for a number only where another one can be chosen', () => {
  const choose = (number: number) => ({ seat: 0, move: `choose ${number}`, action: { kind: 'choose', number } });
  expect([8, 2].map((number) => lacksRoom(number, [choose(2)]))).toEqual([true, false]);
  expect(lacksRoom(8, []), 'beside an earlier position').toBe(false);
  expect(lacksRoom(8, [legalAt('rat_and_dragon', 2)]), 'while it is drawn').toBe(false);
});

it('keeps what is as it was', () => {
  const before = { round: 1, sheets: [{ squares: ['a1'] }, { squares: ['b1', 'b2'] }], drawing: null };
  const after = { round: 2, sheets: [{ squares: ['a1'] }, { squares: ['b1', 'c1', 'b2'] }], drawing: null };
  const shown = kept(before, after);
  expect(shown).toEqual(after);
  expect(shown.sheets[0]).toBe(before.sheets[0]);
  expect(kept(before, structuredClone(before))).toBe(before);
  expect(kept(before.sheets, [{ squares: ['a1'] }])).toEqual([{ squares: ['a1'] }]);
  expect(kept(undefined, after)).toBe(after);
});

it('tells the pairs of a sheet in points, the best first', () => {
  const sheet = sheetOf(0, ['abbbbbbbb', 'ccdddddd.', '......e..'], {}, ['cd', 'ab']);
  const points = new Map([
    ['a1', 7],
    ['b1', 7],
    ['a2', 0],
    ['c2', 0],
  ]);
  const scored = sheet.creatures.map((creature) => ({ ...creature, points: points.get(creature.first) ?? null }));
  const pairs = pairsOf({ ...sheet, creatures: scored });
  expect(pairs.map(({ creatures, points }) => [creatures[0].number, creatures[1].number, points])).toEqual([
    [1, 8, 7],
    [2, 6, 0],
  ]);
});

describe('a round', () => {
  it('brings at most one creature to a sheet', () => {
    const before = [sheetOf(0, ['aa.']), sheetOf(1, ['aa.'])];
    expect(freshOn(before, [sheetOf(0, ['aa.', '..b']), sheetOf(1, ['aa.'])])).toEqual([new Set(['c2']), new Set()]);
    expect(freshOn(before, [sheetOf(0, ['aa.b', '..c.'])])).toEqual([new Set()]);
    expect(freshOn([], [sheetOf(0, ['aab'])])).toEqual([new Set()]);
  });
});

describe('what a seat had no room for', () => {
  const step = (seat: number | 'chance', action: Action = { kind: 'hidden' }): Step => ({
    ...stepAt('rat_and_dragon', 0),
    seat,
    action,
  });
  const thrown = (offers: number[]) => step('chance', { kind: 'throw', pair: [1, 1], other: 1, offers });

  it('was thrown after its last step', () => {
    const steps = [thrown([3, 4]), step(0), step(1), step(0), thrown([10, 6]), step(1), thrown([2])];
    expect(lastOffer(steps, 0)).toEqual([10, 6]);
    expect(lastOffer(steps, 1)).toEqual([2]);
    expect(lastOffer(steps, 2)).toEqual([3, 4]);
  });

  it('may have been a card, and is nothing before a throw', () => {
    expect(lastOffer([step('chance', { kind: 'card', number: 7 })], 0)).toEqual([7]);
    expect(lastOffer([thrown([3, 4]), step(0)], 0)).toEqual([]);
    expect(lastOffer([stepAt('rat_and_dragon', 0)], 0)).toEqual([9, 6]);
  });
});

describe('the sheet that is shown', () => {
  const sheets = [sheetOf(0, [], { done: true }), sheetOf(1, [], { done: true }), sheetOf(2, [])];

  it('is one that goes on, to whoever is out', () => {
    expect(followed({ sheets, phase: 'drawing' }, 0)).toBe(2);
    expect(followed({ sheets, phase: 'drawing' }, 2)).toBeNull();
    expect(followed({ sheets, phase: 'over' }, 0)).toBeNull();
    expect(followed({ sheets, phase: 'drawing' }, null)).toBeNull();
  });

  it('is that of whose decision one looks back at', () => {
    const arrow = { move: '', action: { kind: 'alone' }, line: [], kind: 'hint' as const };
    expect(
      decidedBy([
        { ...arrow, kind: 'thought' as const, seat: 0 },
        { ...arrow, seat: 1 },
      ]),
    ).toBe(1);
    expect(decidedBy([arrow])).toBeNull();
  });
});
