import { expect, it } from 'vitest';
import { hashOf, tableIn, tableMeant } from './address';

it('keeps the table in the address', () => {
  expect(tableIn(hashOf('k3f9'))).toBe('k3f9');
  expect(tableIn('')).toBe('');
  expect(tableIn(hashOf(''))).toBe('');
  expect(tableIn('#/t/<b>')).toBe('');
});

it('understands a code and a whole address', () => {
  expect(tableMeant(' K3F9 ')).toBe('k3f9');
  expect(tableMeant('http://house.example/#/t/k3f9')).toBe('k3f9');
  expect(tableMeant('http://house.example/')).toBe('');
  expect(tableMeant('')).toBe('');
});
