import { describe, expect, it } from 'vitest';
import { placed } from './chips';

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
});
