import { expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { advise } from './advise';

const view: View = { game: 'zodiac', top: 'Snake', mover: 2 };
const said = (move: string) => advise({ seat: 1, move }, view, ['Ann', 'Bob', 'Cy']);

it.each([
  ['draw', 'draw a card'],
  ['take', 'take the Snake'],
  ['up Hs', 'lay the Horse face up'],
  ['down Hs', 'take the Horse in hand'],
  ['discard Gt', 'discard the Goat'],
  ['discard ^Gt', 'discard the face-up Goat'],
  ['pass', 'pass'],
  ['call', 'call ZODIAC'],
  ['play ^Cat', 'play the Cat: Cy misses a turn'],
  ['play Pangu Hs<0', 'play Pangu: the Horse of Ann'],
  ['play Pangu Hs<0^', 'play Pangu: the Horse of Ann, face up'],
  ['fine ^Ox', 'let Cy lose the Ox'],
  ['fine hand', 'let Cy lose a random card from the hand'],
])('advises %s as it would be said', (move, words) => {
  expect(said(move)).toBe(words);
});
