import { describe, expect, it } from 'vitest';
import { blockersOf, drawnOn, freeAreas, tooSmall } from './desk';
import { creaturesOf } from './testing';

describe('the free areas', () => {
  // A Rat in the middle of the top row, a Dog below on the left.
  const grid = { columns: 5, rows: 3 };
  const creatures = creaturesOf(['..a..', 'bb...', 'bb...']);

  it('are the most joined squares that are not closed to a kind', () => {
    const { odd, even } = freeAreas({ grid, creatures });
    expect(odd).toEqual(
      ['d2', 'e2', 'd3', 'c3', 'e1', 'e3'].sort((one, other) => odd.indexOf(one) - odd.indexOf(other)),
    );
    expect(even).toHaveLength(6);
    expect(even).not.toContain('c2');
  });

  it('shrink while one draws', () => {
    const after = freeAreas(drawnOn({ grid, creatures }, 3, ['d2', 'e2', 'e1']));
    expect(after.odd).toEqual(['a1']);
    expect(freeAreas(drawnOn({ grid, creatures }, 3, []))).toEqual(freeAreas({ grid, creatures }));
  });

  it('say from which number on a creature no longer fits', () => {
    expect([12, 11, 10, 9, 0].map((size) => tooSmall(true, size))).toEqual([null, null, 11, 11, 1]);
    expect([12, 11, 1].map((size) => tooSmall(false, size))).toEqual([null, 12, 2]);
  });
});

it('names who would be touched against the rules: of the same kind, side by side', () => {
  const sheet = { grid: { columns: 5, rows: 3 }, creatures: creaturesOf(['..a..', 'bb...', 'bb...']) };
  const named = (number: number, square: string) => blockersOf(sheet, number, square).map(({ creature }) => creature);
  expect(named(2, 'c3')).toEqual(['Dog']);
  expect(named(3, 'c3'), 'odd beside even').toEqual([]);
  expect(named(3, 'd1')).toEqual(['Rat']);
  expect(named(3, 'd2'), 'a corner does not count').toEqual([]);
});
