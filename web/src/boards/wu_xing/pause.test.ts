import { expect, it } from 'vitest';
import { isBare, isJustDone } from './pause';
import { answered, claimed, drawn, passed, prevented, thrown, turn, turned } from './testing';

it('gives what was done its moment until the next dice are thrown', () => {
  const claim = turn(1, claimed(2, 'jia', 3), drawn('Rat'));
  expect(isJustDone([])).toBe(false);
  expect(isJustDone(claim)).toBe(true);
  expect(isJustDone([...claim, ...turn(2, thrown(1, 2))])).toBe(false);
});

it('keeps the place of the tokens until the throw after the one with which the last was spent', () => {
  const threw = turn(0, thrown(1, 2));
  const spent = [...threw, ...turn(0, turned(1, '+', 2))];
  expect(isBare(threw, 0, 1)).toBe(false);
  expect(isBare(spent, 0, 0)).toBe(false);
  const later = [...spent, ...turn(0, passed(2, 2)), ...turn(1, thrown(3, 3))];
  expect(isBare(later, 0, 0)).toBe(false);
  expect(isBare([...later, ...answered(0, 1, prevented('Rat'))], 0, 0)).toBe(false);
  expect(isBare([...later, ...threw], 0, 0)).toBe(true);
});
