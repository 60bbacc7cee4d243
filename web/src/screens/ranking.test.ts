import { describe, expect, it } from 'vitest';
import { ranking, winnersOf } from './ranking';

describe('the ranking', () => {
  it('goes by the outcome, then by points; equal seats share a place', () => {
    const placed = ranking(4, [12, 30, 12, 40], [-1, 1, -1, -1]);
    expect(placed.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
    expect(placed[0]).toMatchObject({ points: 30, returns: 1 });
  });

  it('knows who won, and that nobody did', () => {
    expect(winnersOf(3, [1, -0.5, -0.5])).toEqual([0]);
    expect(winnersOf(3, [0.5, -1, 0.5])).toEqual([0, 2]);
    expect(winnersOf(2, [0, 0])).toEqual([]);
    expect(winnersOf(1, [-1])).toEqual([]);
  });
});
