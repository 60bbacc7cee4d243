import { expect, it } from 'vitest';
import { beside, isPeekedAt } from './beside';

const own = { width: 176, height: 176 };

it('shows a card large beside the small one, and no lower than that', () => {
  expect(beside({ left: 300, right: 360, bottom: 250 }, own, 1440)).toEqual({ left: 368, top: 74 });
  expect(beside({ left: 1300, right: 1360, bottom: 250 }, own, 1440)).toEqual({ left: 1116, top: 74 });
});

it('stays on the page', () => {
  expect(beside({ left: 100, right: 160, bottom: 120 }, own, 320).left).toBe(8);
  expect(beside({ left: 300, right: 360, bottom: 120 }, own, 1440).top).toBe(8);
});

it('leaves a sign alone that is large enough itself', () => {
  expect(isPeekedAt(true, 62)).toBe(false);
  expect(isPeekedAt(true, 26)).toBe(true);
  expect(isPeekedAt(false, 62)).toBe(true);
});
