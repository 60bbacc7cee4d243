import { expect, it } from 'vitest';
import { hashOf, tableIn } from './address';

it('keeps the table in the address', () => {
  expect(tableIn(hashOf('k3f9'))).toBe('k3f9');
  expect(tableIn('')).toBe('');
  expect(tableIn(hashOf(''))).toBe('');
  expect(tableIn('#/t/<b>')).toBe('');
});
