import { expect, it } from 'vitest';
import { spansOf } from './grid';

it('fills every line of choices, whatever their number', () => {
  expect([1, 2, 3, 4, 5, 6].map(spansOf)).toEqual([
    [6],
    [3, 3],
    [3, 3, 6],
    [3, 3, 3, 3],
    [2, 2, 2, 3, 3],
    [2, 2, 2, 2, 2, 2],
  ]);
  expect(spansOf(0)).toEqual([]);
});
