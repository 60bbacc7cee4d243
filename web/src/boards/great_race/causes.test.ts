import { expect, it } from 'vitest';
import { broughtOf } from './causes';

const karma = (amount: number) => ({ what: 'karma', amount, why: 'benefit' }) as const;

it('what a round brought is one sum, or the loss and the gain where nothing is left of them', () => {
  expect(broughtOf([karma(-1), karma(3)])).toEqual([{ karma: 2 }]);
  expect(broughtOf([karma(-2), karma(2)])).toEqual([{ karma: -2 }, { karma: 2 }]);
  expect(broughtOf([])).toEqual([]);
});
