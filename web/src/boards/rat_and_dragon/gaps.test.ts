import { describe, expect, it } from 'vitest';
import { clearOf, figuresOf } from './gaps';

const grid = { columns: 15, rows: 15 };
const half = 0.87;
const none = new Set<string>();

describe('the figures of the largest gaps', () => {
  it('stand apart where one lies in the other', () => {
    const { odd, even } = figuresOf({ odd: ['n1', 'o1', 'o2', 'o3', 'o4'], even: ['o1'] }, grid, none, half);
    expect([odd?.y, even?.y]).toEqual([3.5, 0.5]);
  });

  it('stand at the ends of what is the same for both, and neither over the edge nor on each other', () => {
    const row = ['a1', 'b1', 'c1'];
    const { odd, even } = figuresOf({ odd: row, even: row }, grid, none, half);
    expect(odd).toEqual({ x: half, y: 0.5, long: true });
    expect(even?.x).toBeGreaterThanOrEqual(3 * half);
  });

  it('cover nothing that is drawn: on one side of it, or without their word', () => {
    const { odd } = figuresOf(
      { odd: ['b1', 'b2', 'b3'], even: [] },
      grid,
      new Set(['a1', 'a2', 'a3', 'c1', 'c2']),
      half,
    );
    expect(odd?.y).toBe(2.5);
    expect(odd?.x, 'beside a3').toBeGreaterThanOrEqual(1 + half);
    const narrow = figuresOf({ odd: [], even: ['e1'] }, { columns: 5 }, new Set(['d1']), half);
    expect(narrow).toEqual({ even: { x: 4.5, y: 0.5, long: false } });
  });

  it('are not there where there is no gap', () => {
    const { odd, even } = figuresOf({ odd: [], even: ['a1'] }, grid, none, half);
    expect(odd).toBeUndefined();
    expect(even).toBeDefined();
    expect(figuresOf({ odd: [], even: [] }, grid, none, half)).toEqual({});
  });

  it('leave a part of the sheet for what they are', () => {
    expect(clearOf({ odd: [], even: ['a15'] }, grid)).toBe('top');
    expect(clearOf({ odd: ['a2'], even: ['d4'] }, grid)).toBe('bottom');
    expect(clearOf({ odd: ['a15'], even: ['d8'] }, grid)).toBe('top');
    expect(clearOf({ odd: ['a15'], even: ['d1'] }, grid)).toBe('middle');
  });
});
