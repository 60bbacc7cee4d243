import { expect, it } from 'vitest';
import { narrowHand } from './hand';

it('shows every card of a hand, one by one while there is room', () => {
  expect(narrowHand([1, 1, 2]).map(({ value }) => value)).toEqual([1, 1, 2]);
  expect(narrowHand([1, 1, 1, 1, 1, 3, 4, 5])).toHaveLength(8);
});

it('puts those of one value together where there are many, and leaves none out', () => {
  expect(narrowHand([1, 1, 1, 1, 1, 1, 3, 4, 5])).toEqual([
    { value: 1, count: 6 },
    { value: 3, count: 1 },
    { value: 4, count: 1 },
    { value: 5, count: 1 },
  ]);
});
