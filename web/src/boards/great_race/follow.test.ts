import { expect, it } from 'vitest';
import { followed } from './follow';

it('scrolls the account only as far as what is just happening needs', () => {
  expect(followed(0, 200, { top: 100, end: 180 }), 'all of it is in sight').toBe(0);
  expect(followed(0, 200, { top: 100, end: 250 }), 'its end comes into sight').toBe(58);
  expect(followed(0, 200, { top: 100, end: 500 }), 'its head stays').toBe(92);
  expect(followed(300, 200, { top: 100, end: 180 }), 'back to it').toBe(92);
});
