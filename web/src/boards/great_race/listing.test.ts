import { expect, it } from 'vitest';
import { listing } from './listing';
import { cause, outcome, step } from './testing';
import type { RaceAction } from './view';

const names = ['Ann', 'Bo'];
const exchange = (give: number[], get: number[], karma = 0): RaceAction => ({
  ...{ kind: 'exchange', up: true, karma, give, get },
});
const written = (action: RaceAction) => listing.write([step(0, action)], names);

it('says what made an exchange of less possible', () => {
  expect(written(exchange([4], [5]))).toBe('exchanged a 4 for a 5 (the Tiger needs 1 less)');
  expect(written(exchange([2], [4], 1))).toBe('exchanged a 2 and 1 karma for a 4 (the Dragon’s karma counts as 2)');
  expect(written(exchange([4, 1], [5]))).toBe('exchanged 4 and 1 for a 5');
});

it('says what a Repeat counts as', () => {
  const laid = (seat: number, action: 'Cheat' | 'Repeat', energy: number) => [
    cause(seat, 'cards', -1, 'played', { card: action }),
    cause(seat, 'energy', -1, 'played', { energy }),
  ];
  const earlier = [outcome(...laid(0, 'Cheat', 2))];
  const repeats: RaceAction = { kind: 'play', action: 'Repeat', energy: 3 };
  expect(listing.write([step(0, repeats)], names, earlier)).toBe('chose Repeat (as Cheat) with 3');
  expect(listing.reveal?.(laid(0, 'Repeat', 3), names, earlier)).toBe('Ann: Repeat (as Cheat) with 3');
});
