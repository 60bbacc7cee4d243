import { expect, it } from 'vitest';
import type { Step, View } from '../../wire/protocol';
import { cause, outcome as step } from '../../wire/testing';
import { decided } from './decided';
import { discard, drew, pangu, pass, took, turn } from './testing';

const twelve = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'];
const view = (viewer: number, ...seats: object[]): View => ({
  game: 'zodiac',
  viewer,
  winner: 0,
  seats: [
    { known: twelve.slice(0, 6), face_up: twelve.slice(6) },
    { known: twelve.slice(2, 7), face_up: twelve.slice(7, 11) },
    ...seats,
  ],
});

it('is what the rival lost and the winner did not', () => {
  const lost = (seat: number) => [
    step(cause(seat, 'hand', 1, 'drawn'), cause(seat, 'face_up', -1, 'pangu')),
    step(cause(seat, 'misses', -1, 'missed')),
  ];
  expect(decided(view(1), 0, 1, [...lost(0), ...lost(1)], ['Ann', 'You'])).toEqual([]);
  expect(decided(view(1), 0, 1, [...lost(0), ...lost(1), ...lost(1)], ['Ann', 'You'])).toEqual([
    'Cards lost to a Pangu: Ann 1, you 2',
    'Turns missed: Ann 1, you 2',
  ]);
  expect(decided(view(1), 0, 1, lost(0), ['Ann', 'You']), 'that she won in spite of it').toEqual([]);
});

it('says who came closest and lacked what, where that is not the one who looks', () => {
  const [first] = decided(view(0), 0, 1, [], ['You', 'Bo']);
  expect(first).toBe('Bo came closest, and still lacked the Rat, the Ox and the Pig.');
});

it('names all who came equally close', () => {
  const far = { known: [], face_up: twelve.slice(4) };
  const near = { known: ['Dog', 'Dog'], face_up: twelve.slice(0, 8) };
  const [first] = decided(view(0, far, near), 0, 1, [], ['You', 'Bo', 'Ann', 'Jun']);
  expect(first).toBe('Bo and Jun came closest, with 9 signs each.');
});

it('says what the rival threw out and lacked, where the winner got signs late, and what the one who looks did', () => {
  const made = [
    ...turn(1, 0, took('Goat'), discard('Pig')),
    ...turn(0, 1, took('Pig'), discard('Dog')),
    ...turn(1, 2, took('Dog'), discard('Horse')),
    ...turn(0, 3, took('Horse'), discard('Horse')),
    ...turn(1, 4, discard('Pig')),
    ...turn(0, 5, pangu('Ox', 1)),
    ...turn(2, 6, discard('Tiger')),
    ...turn(0, 7, took('Tiger'), pass),
    ...turn(2, 8, pangu('Dog', 0), discard('Goat')),
    ...turn(0, 9, took('Goat'), discard('Snake')),
    ...turn(0, 10, ...drew('Goat'), discard('Goat')),
    ...turn(1, 11, discard('Dog')),
    ...turn(0, 12, took('Dog'), pass),
    ...turn(1, 13, pangu('Dog', 0)),
  ] as Step[];
  const told = decided(view(1), 0, 1, made, ['Ann', 'You', 'Bo']);
  expect(told).toEqual([
    'Of the signs that you lacked, you had discarded the Pig.',
    'Ann took from the discards: the Goat from Bo.',
    'You took with Pangu: the Dog from Ann.',
  ]);
  // Of a game in which nothing came late, all.
  const idle = turn(2, 60, ...drew('Cat'), discard('Cat')) as Step[];
  expect(decided(view(2), 0, 1, [...made, ...idle], ['Ann', 'Jun', 'You']).slice(-3)).toEqual([
    'Ann took from the discards: the Pig from Jun; the Tiger and the Goat from you.',
    'Ann took with Pangu: the Ox from Jun.',
    'You took with Pangu: the Dog from Ann.',
  ]);
});
