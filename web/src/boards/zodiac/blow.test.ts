import { expect, it } from 'vitest';
import { blowIn } from './blow';
import { catOn, pangu, pass, turn } from './testing';

it('a theft and a Cat between two others have a moment of their own, until the next thing is done', () => {
  const theft = turn(1, 5, pangu('Horse', 2));
  expect(blowIn(theft, 0)).toEqual({ by: 1, on: 2, stolen: 'Horse' });
  expect(blowIn(turn(3, 5, catOn(1)), 0)).toEqual({ by: 3, on: 1, stolen: null });
  expect(blowIn([...theft, ...turn(1, 5, pass)], 0)).toBe(null);
  expect(blowIn(theft, 1), 'one’s own').toBe(null);
  expect(blowIn(theft, 2), 'told over the row that lost it').toBe(null);
  expect(blowIn(theft, null)).not.toBe(null);
  expect(blowIn([], 0)).toBe(null);
});
