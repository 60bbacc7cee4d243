import { describe, expect, it } from 'vitest';
import { around, joinedTo, moved, turned } from './shapes';

const grid = { columns: 5, rows: 4 };
const everywhere = () => true;

describe('a shape', () => {
  it('is what hangs together, each square beside an earlier one', () => {
    expect(joinedTo(grid, ['b2', 'd4', 'b4', 'b3', 'c1'])).toEqual(['b2', 'b3', 'b4']);
    expect(joinedTo(grid, ['a1', 'b1', 'b2'], 'b2')).toEqual(['b2', 'b1', 'a1']);
    expect(joinedTo(grid, [])).toEqual([]);
  });

  it('has neighbours, not itself among them', () => {
    expect([...around(grid, ['a1', 'b1'])].sort()).toEqual(['a2', 'b2', 'c1']);
  });

  it('moves as a whole, and not off the paper', () => {
    expect(moved(grid, ['a1', 'b1'], 3, 2)).toEqual(['d3', 'e3']);
    expect(moved(grid, ['a1', 'b1'], 4, 0)).toBeNull();
  });

  it('turns about its middle, to the nearest place', () => {
    expect(turned(grid, ['b2', 'c2', 'd2'], everywhere)?.sort()).toEqual(['c1', 'c2', 'c3']);
    expect(turned(grid, ['a1', 'a2', 'a3', 'b3'], everywhere)?.sort()).toEqual(['a1', 'a2', 'b1', 'c1']);
    const left = (there: string[]) => there.every((square) => square.startsWith('a'));
    expect(turned(grid, ['b2', 'c2', 'd2'], left)?.sort()).toEqual(['a1', 'a2', 'a3']);
    expect(turned(grid, ['b2'], () => false)).toBeNull();
  });
});
