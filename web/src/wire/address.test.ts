import { expect, it } from 'vitest';
import { explainedIn, groupsOf, hashOf, hashOfHow, isHardToGuess, tableIn, tableMeant } from './address';

it('keeps the table in the address', () => {
  expect(tableIn(hashOf('k3f9'))).toBe('k3f9');
  expect(tableIn('')).toBe('');
  expect(tableIn(hashOf(''))).toBe('');
  expect(tableIn('#/t/<b>')).toBe('');
});

it('keeps the page that says how to play in the address', () => {
  expect(explainedIn(hashOfHow('zodiac'))).toBe('zodiac');
  expect(explainedIn(hashOf('k3f9'))).toBe('');
  expect(tableIn(hashOfHow('zodiac'))).toBe('');
});

it('understands a code and a whole address', () => {
  expect(tableMeant(' K3F9 ')).toBe('k3f9');
  expect(tableMeant('http://house.example/#/t/k3f9')).toBe('k3f9');
  expect(tableMeant('http://house.example/')).toBe('');
  expect(tableMeant('')).toBe('');
});

it('shows a code that is hard to guess in groups, and understands it so', () => {
  expect(isHardToGuess('k3f9wd')).toBe(false);
  expect(groupsOf('k3f9wd')).toEqual(['k3f9wd']);
  expect(isHardToGuess('k3f9wd7h2mpq')).toBe(true);
  expect(groupsOf('k3f9wd7h2mpq')).toEqual(['k3f9', 'wd7h', '2mpq']);
  expect(tableMeant('k3f9 wd7h 2mpq')).toBe('k3f9wd7h2mpq');
});
