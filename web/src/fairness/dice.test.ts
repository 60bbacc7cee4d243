import { expect, it } from 'vitest';
import { fallInWords, fallOf } from './dice';

const times = (count: number, ...faces: number[]) => Array.from({ length: count }, () => faces);

it('counts faces of all dice, and pairs in either order', () => {
  const fall = fallOf([...times(5, 1, 6), ...times(4, 6, 1), ...times(20, 2, 3), ...times(60, 4, 5), [2]]);
  expect(fall.faces).toEqual([9, 21, 20, 60, 60, 9]);
  expect(fall.throws).toBe(89);
  expect(fall.pair).toEqual({ faces: [4, 5], times: 60, expected: 89 / 18 });
});

it('expects two dice alike half as often', () => {
  const fall = fallOf([
    ...times(3, 2, 2),
    ...times(4, 1, 3),
    ...times(11, 4, 5),
    ...times(18, 1, 6),
    ...times(0, 1, 2),
  ]);
  expect(fall.pair).toMatchObject({ faces: [1, 6], expected: 2 });
  expect(fallOf([...times(6, 2, 2), ...times(7, 1, 3), ...times(6, 4, 5)]).pair?.faces).toEqual([2, 2]);
});

it('says nothing of pairs in a few throws, or of three dice', () => {
  expect(fallOf(times(17, 1, 6)).pair).toBeNull();
  expect(fallOf(times(90, 1, 6, 2))).toMatchObject({ throws: 0, pair: null, faces: [90, 90, 0, 0, 0, 90] });
});

it('is told in two sentences at most', () => {
  expect(fallInWords(fallOf([]))).toEqual([]);
  expect(fallInWords(fallOf(times(18, 1, 6)))).toEqual([
    'The dice showed 1 × 18, 2 × 0, 3 × 0, 4 × 0, 5 × 0, 6 × 18; about 6 of each are expected.',
    'Most beyond what is expected: 1–6, in 18 of 18 throws instead of about 1.',
  ]);
});
