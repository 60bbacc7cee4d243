import { expect, it } from 'vitest';
import { inside } from './inside';

it('keeps what stands over an animal inside, however wide', () => {
  expect(inside(200, 100, 400)).toBe(150);
  expect(inside(20, 100, 400)).toBe(6);
  expect(inside(390, 100, 400)).toBe(294);
});
