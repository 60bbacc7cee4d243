import { expect, it } from 'vitest';
import { followed } from './follow';

it('scrolls the account only as far as what is just happening needs', () => {
  expect(followed(0, 200, { top: 50, from: 90, end: 150 }), 'all of it is in sight').toBe(0);
  expect(followed(0, 200, { top: 100, from: 130, end: 220 }), 'its end comes into sight, clear of where it fades').toBe(
    60,
  );
  expect(followed(0, 200, { top: 100, from: 430, end: 500 }), 'what is told, where there is no room for its head').toBe(
    340,
  );
  expect(followed(0, 200, { top: 100, from: 200, end: 500 }), 'from its beginning').toBe(192);
  expect(followed(300, 200, { top: 100, from: 120, end: 180 }), 'back to it').toBe(92);
});
