import { expect, it } from 'vitest';
import type { Step, View } from '../../wire/protocol';
import { cause, outcome as step } from '../../wire/testing';
import { decided } from './decided';
import { discard, pangu, pass, took, turn } from './testing';

const twelve = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'];
const view = (viewer: number): View => ({
  game: 'zodiac',
  viewer,
  winner: 0,
  seats: [
    { known: twelve.slice(0, 6), face_up: twelve.slice(6) },
    { known: twelve.slice(2, 7), face_up: twelve.slice(7, 11) },
  ],
});
const steps = [
  step(cause(0, 'hand', 1, 'taken'), cause(0, 'signs', 1, 'seen')),
  step(cause(1, 'hand', 1, 'drawn'), cause(1, 'face_up', -1, 'pangu')),
  step(cause(0, 'misses', -1, 'missed')),
  step(cause(1, 'misses', -1, 'missed')),
];

it('is where the two came by their cards, and what they lost', () => {
  const told = decided(view(1), 0, 1, steps, ['Ann', 'You']);
  expect(told).toEqual(['Cards taken from the discards: Ann 1, you 0', 'Cards lost to a Pangu: Ann 0, you 1']);
});

it('says what the closest lacked, where that is not the one who looks', () => {
  const [first] = decided(view(0), 0, 1, [], ['You', 'Bo']);
  expect(first).toBe('Bo still lacked the Rat, the Ox and the Pig.');
});

it('says what the rival threw out and lacked, and what the winner had of them', () => {
  const made = [
    ...turn(1, 0, took('Goat'), discard('Pig')),
    ...turn(0, 1, took('Pig'), discard('Dog')),
    ...turn(1, 2, took('Dog'), discard('Horse')),
    ...turn(0, 3, pangu('Ox', 1)),
    ...turn(1, 4, discard('Pig')),
    ...turn(0, 5, pass),
  ] as Step[];
  const told = decided(view(1), 0, 1, made, ['Ann', 'You']);
  expect(told).toEqual([
    'Of the signs that you lacked, you had discarded the Pig.',
    'Ann took the Pig from your discards.',
    'Ann took the Ox from you with Pangu.',
  ]);
});
