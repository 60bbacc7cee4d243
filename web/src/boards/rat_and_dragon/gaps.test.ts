import { describe, expect, it } from 'vitest';
import { clearOf, figuresOf } from './gaps';

const grid = { columns: 15, rows: 15 };

describe('the figures of the largest gaps', () => {
  it('stand apart where one lies in the other', () => {
    const { odd, even } = figuresOf({ odd: ['n1', 'o1', 'o2', 'o3', 'o4'], even: ['o1'] }, grid);
    expect([odd?.y, even?.y]).toEqual([3.5, 0.5]);
  });

  it('stand at the ends of what is the same for both, and not over the edge', () => {
    const row = ['a1', 'b1', 'c1'];
    const { odd, even } = figuresOf({ odd: row, even: row }, grid);
    expect([odd?.x, even?.x]).toEqual([0.85, 2.5]);
  });

  it('are not there where there is no gap', () => {
    const { odd, even } = figuresOf({ odd: [], even: ['a1'] }, grid);
    expect(odd).toBeUndefined();
    expect(even).toBeDefined();
    expect(figuresOf({ odd: [], even: [] }, grid)).toEqual({});
    expect(clearOf({ even: { x: 0, y: 14.5 } }, grid)).toBe('top');
  });

  it('leave a part of the sheet for what they are', () => {
    expect(clearOf({ odd: { x: 0, y: 1 }, even: { x: 0, y: 3 } }, grid)).toBe('bottom');
    expect(clearOf({ odd: { x: 0, y: 14.5 }, even: { x: 0, y: 8 } }, grid)).toBe('top');
    expect(clearOf({ odd: { x: 0, y: 14.5 }, even: { x: 0, y: 0.5 } }, grid)).toBe('middle');
  });
});
