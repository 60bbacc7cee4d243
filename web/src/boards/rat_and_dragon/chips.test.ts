import { describe, expect, it } from 'vitest';
import { placed, spanOf } from './chips';

describe('the unpaired creatures below the round', () => {
  it('are all there as long as they have whole lines', () => {
    expect(placed([1, 1, 1, 1], 4, 1)).toBe(4);
    expect(placed([2, 1, 1, 2, 2], 4, 2)).toBe(5);
    expect(placed([], 4, 0)).toBe(0);
  });

  it('leave the last place to how many more there are', () => {
    expect(placed([1, 1, 1, 1, 1, 1, 1], 4, 1)).toBe(3);
    expect(placed([2, 2, 2], 4, 1)).toBe(1);
    expect(placed([1, 1], 4, 0)).toBe(0);
  });

  it('fill the holes of wide ones', () => {
    expect(placed([2, 2, 1, 1], 3, 2)).toBe(4);
  });

  it('have two cells where one would cut what they say', () => {
    const [one, eleven] = [{ points: 5 }, { points: 11 }];
    expect(spanOf([], true)).toBe(1);
    expect(spanOf([one], false)).toBe(1);
    expect(spanOf([eleven], false), 'of two figures').toBe(2);
    expect(spanOf([one], true), 'with where it stands').toBe(2);
    expect(spanOf([one, one], false)).toBe(2);
  });
});
