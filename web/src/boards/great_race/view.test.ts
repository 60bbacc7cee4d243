import { expect, it } from 'vitest';
import { benefitOf, energiesOf, sealed } from './view';
import { race, runner } from './testing';

it('reads a benefit as it is printed', () => {
  expect(benefitOf('N+exchange')).toEqual({ amount: 'N', exchange: true, trade: false });
  expect(benefitOf('1+trade')).toEqual({ amount: '1', exchange: false, trade: true });
  expect(benefitOf('3')).toEqual({ amount: '3', exchange: false, trade: false });
});

it('lays out the energy in hand card by card', () => {
  expect(energiesOf(runner({ energy: [2, 0, 1, 0, 0, 1] }))).toEqual([1, 1, 3, 6]);
});

it('does not wait for who sits out', () => {
  const seats = [runner({ chosen: true }), runner({}), runner({ animal: 'Cat', sits_out: true })];
  expect(sealed(race({ round: 1, seats }))).toEqual({ chosen: 1, all: 2 });
});
