import { describe, expect, it } from 'vitest';
import { allowed, reachOf, roomFor, type Desk } from './room';
import { creaturesOf } from './sketch';

const grid = { columns: 4, rows: 3 };

describe('room for a creature', () => {
  const creatures = creaturesOf(['aa..', '....', '....']);

  it('is where no creature of its parity is touched', () => {
    expect([...allowed(grid, creatures, 4)].sort()).toEqual(['a3', 'b3', 'c2', 'c3', 'd1', 'd2', 'd3']);
    expect(allowed(grid, creatures, 3).size).toBe(10);
  });

  it('is only where the region is large enough', () => {
    const walled = creaturesOf(['.a..', 'aa..', '....']);
    expect([...roomFor(grid, walled, 1)]).not.toContain('a1');
    expect([...roomFor(grid, walled, 2)]).not.toContain('a1');
    expect(roomFor(grid, walled, 2).size).toBe(8);
    expect(roomFor(grid, walled, 10).size).toBe(0);
  });
});

describe('what can be drawn next', () => {
  const legal = [{ seat: 0, move: 'd3', kind: 'draw' }];
  const desk: Desk = {
    grid,
    seat: 0,
    legal,
    creatures: creaturesOf(['aa..', '....', '....']),
    drawing: { number: 4, creature: 'Dog', left: 3, squares: ['d2'], partner: null },
  };

  it('is what the table says', () => {
    expect([...reachOf(desk, [])]).toEqual(['d3']);
    expect(reachOf({ ...desk, seat: null }, []).size).toBe(0);
  });

  it('is beside what is drawn ahead, where the paper allows it', () => {
    expect([...reachOf(desk, ['c2'])].sort()).toEqual(['c3', 'd1', 'd3']);
  });

  it('is nothing once all is drawn ahead', () => {
    expect(reachOf(desk, ['d3', 'c3', 'b3']).size).toBe(0);
  });
});
