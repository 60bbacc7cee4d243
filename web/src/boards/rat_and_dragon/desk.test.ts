import { describe, expect, it } from 'vitest';
import { freeAreas, isTight } from './desk';
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

  it('matter once little is empty', () => {
    expect([61, 60].map((empty) => isTight({ columns: 15, rows: 15 }, empty))).toEqual([false, true]);
  });
});
