import { describe, expect, it } from 'vitest';
import { benefitOf, energiesOf, kindOf, priceOf, sealed } from './view';
import { card, race, runner } from './testing';

it('reads a benefit as it is printed', () => {
  expect(benefitOf('N+exchange')).toEqual({ amount: 'N', exchange: true, trade: false });
  expect(benefitOf('1+trade')).toEqual({ amount: '1', exchange: false, trade: true });
  expect(benefitOf('3')).toEqual({ amount: '3', exchange: false, trade: false });
});

it('counts what two of the actions give otherwise than in spaces', () => {
  expect([kindOf('Help'), kindOf('Rest'), kindOf('Walk')]).toEqual(['karma', 'cards', 'spaces']);
});

it('lays out the energy in hand card by card', () => {
  expect(energiesOf(runner({ energy: [2, 0, 1, 0, 0, 1] }))).toEqual([1, 1, 3, 6]);
});

describe('the price of a card', () => {
  const after = (number: 'Run' | 'Walk', animal = 'Ox') => runner({ animal, row: [card(number, 1)] });

  it('is nothing for a larger number, one for the next below, two for all others', () => {
    expect(priceOf(after('Run'), 'Walk')).toBe(0);
    expect(priceOf(after('Run'), 'Help')).toBe(1);
    expect(priceOf(after('Walk'), 'Help')).toBe(2);
  });

  it('is one less for the Rabbit, and nothing with an empty row', () => {
    expect(priceOf(after('Walk', 'Rabbit'), 'Help')).toBe(1);
    expect(priceOf(after('Run', 'Rabbit'), 'Help')).toBe(0);
    expect(priceOf(runner({}), 'Cheat')).toBe(0);
  });
});

it('does not wait for the Cat in the first round', () => {
  const seats = [runner({ chosen: true }), runner({}), runner({ animal: 'Cat' })];
  expect(sealed(race({ round: 1, seats }))).toEqual({ chosen: 1, all: 2 });
  expect(sealed(race({ round: 2, seats }))).toEqual({ chosen: 1, all: 3 });
});
