import { expect, it } from 'vitest';
import { broughtOf, fitting, onlyOnes, swingsOf } from './causes';
import { cause } from './testing';

const karma = (amount: number) => ({ what: 'karma', amount, why: 'benefit' }) as const;

it('what a round brought is one sum, or the loss and the gain where nothing is left of them', () => {
  expect(broughtOf([karma(-1), karma(3)])).toEqual([{ karma: 2 }]);
  expect(broughtOf([karma(-2), karma(2)])).toEqual([{ karma: -2 }, { karma: 2 }]);
  expect(broughtOf([karma(2), karma(-2)])).toEqual([{ karma: 2 }, { karma: -2 }]);
  expect(broughtOf([])).toEqual([]);
});

it('knows energy cards of 1 from those that come back', () => {
  const energy = (amount: number, why: string, act: 'Rest' | 'Strategise' = 'Rest') =>
    cause(0, 'energy', amount, why, { act });
  expect(onlyOnes([energy(-1, 'played'), energy(3, 'benefit')])).toBe(true);
  expect(onlyOnes([energy(3, 'benefit'), energy(-1, 'exchange')])).toBe(false);
  expect(onlyOnes([energy(2, 'row', 'Strategise')])).toBe(false);
});

it('tells a loss beside a gain, and an exchange as one', () => {
  const all = [
    cause(0, 'karma', -2, 'drop'),
    cause(0, 'energy', -1, 'played'),
    cause(0, 'karma', 1, 'benefit', { act: 'Help' }),
    cause(0, 'energy', -3, 'exchange', { act: 'Help' }),
    cause(0, 'energy', 1, 'exchange', { act: 'Help' }),
    cause(0, 'spaces', 1, 'ox', { act: 'Help' }),
  ];
  expect(swingsOf(all)).toEqual({ spaces: [1], karma: [-2, 1], energy: [-2] });
  expect(swingsOf([])).toEqual({});
});

it('tells both where a narrow plate has room for them, else their sum', () => {
  expect(fitting({ spaces: [1], karma: [-2, 1] })).toEqual({ spaces: [1], karma: [-2, 1] });
  expect(fitting({ spaces: [1], karma: [-2, 1], energy: [-2] })).toEqual({ spaces: [1], karma: [-1], energy: [-2] });
  expect(fitting({ karma: [-2, 2] })).toEqual({ karma: [-2, 2] });
});
