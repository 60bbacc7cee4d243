import { describe, expect, it } from 'vitest';
import { crossed, fillings } from './filling';
import { joinedTo } from './shapes';
import { rowsOf } from './view';

const grid = { columns: 6, rows: 5 };
const all = new Set(rowsOf(grid).flat());

describe('a stroke from corner to corner', () => {
  it('goes across its rectangle, whichever way', () => {
    expect(crossed(grid, ['a1', 'b1', 'b2', 'c2'])).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
    expect(crossed(grid, ['d4', 'd3', 'c3', 'c2', 'b2'])).toHaveLength(9);
  });

  it('along its edge, straight or back and forth means just itself', () => {
    expect(crossed(grid, ['a1', 'b1', 'c1', 'c2'])).toBeNull();
    expect(crossed(grid, ['a1', 'b1', 'c1'])).toBeNull();
    expect(crossed(grid, ['a1', 'b1', 'b2', 'a2'])).toBeNull();
    expect(crossed(grid, [])).toBeNull();
  });
});

describe('what is left of a drawing', () => {
  it('is filled in what it spans first, close and whole', () => {
    const [shape = []] = fillings(grid, ['b1', 'b2', 'c2', 'd2'], 6, all);
    expect([...shape].sort()).toEqual(['b1', 'b2', 'c1', 'c2', 'd1', 'd2']);
    for (const one of fillings(grid, ['c3'], 7, all)) {
      expect(one).toHaveLength(7);
      expect(joinedTo(grid, one)).toHaveLength(7);
      expect(one[0]).toBe('c3');
    }
  });

  it('can take several shapes, each once, on the squares where it may lie', () => {
    const shapes = fillings(grid, ['a1'], 4, all);
    expect(shapes.length).toBeGreaterThan(1);
    expect(new Set(shapes.map((one) => [...one].sort().join())).size).toBe(shapes.length);
    expect(fillings(grid, ['a1'], 3, new Set(['a1', 'a2', 'a3', 'b5']))).toEqual([['a1', 'a2', 'a3']]);
    expect(fillings(grid, ['a1'], 3, new Set(['a1', 'a2'])), 'too little room').toEqual([]);
    expect(fillings(grid, ['a1', 'c1'], 4, all), 'in pieces').toEqual([]);
  });
});
