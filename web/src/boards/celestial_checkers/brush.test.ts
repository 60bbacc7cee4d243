import { describe, expect, it } from 'vitest';
import { before, brush, dots, head } from './brush';

const [from, to] = [
  { x: 1, y: 1 },
  { x: 4, y: 5 },
];

describe('a stroke of the brush', () => {
  it('is a part for each part of its way, broader and broader', () => {
    const path = brush([from, to, { x: 4, y: 10 }], 0.2, 0.4);
    expect(path.match(/M/g)).toHaveLength(2);
    const radii = [...path.matchAll(/A([\d.]+)/g)].map((found) => Number(found[1]));
    expect(radii).toEqual([0.15, 0.1, 0.2, 0.15]);
  });

  it('is none where there is no way', () => {
    expect(brush([], 1, 2)).toBe('');
    expect(brush([from], 1, 2)).toBe('');
    expect(brush([from, from], 1, 2)).toBe('');
  });

  it('ends before its end', () => {
    expect(before(from, to, 2.5)).toEqual({ x: 2.5, y: 3 });
    expect(before(from, from, 1)).toEqual(from);
  });

  it('has a head with its tip there', () => {
    expect(head(from, to, 0, 2.5, 1)).toMatch(/^4,5 1\.7,3\.6 /);
  });
});

describe('the dots of a way', () => {
  it('lie as far apart as its length allows, from its beginning to its end', () => {
    expect(dots([from, to], 2.4)).toEqual([from, { x: 2.5, y: 3 }, to]);
    expect(dots([from, to, { x: 4, y: 9 }], 2)).toHaveLength(6);
  });

  it('are none where there is no way', () => {
    expect(dots([], 1)).toEqual([]);
  });
});
