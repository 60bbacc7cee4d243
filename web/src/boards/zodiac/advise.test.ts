import { expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import type { Move } from './actions';
import { advise } from './advise';
import { legalFor } from './testing';

const view: View = { game: 'zodiac', top: 'Snake', mover: 2, seats: [{}, {}, {}] };
const names = ['Ann', 'Bob', 'Cy'];
const pangu = { kind: 'play', card: 'Pangu', from: 'hand', sign: 'Horse', target: 0 } as const;

it.each<[string, Move]>([
  ['draw a card', { kind: 'draw' }],
  ['take the Snake', { kind: 'take' }],
  ['lay the Horse face up', { kind: 'up', card: 'Horse', from: 'hand' }],
  ['take the Horse in hand', { kind: 'down', card: 'Horse', from: 'face_up' }],
  ['discard the Goat', { kind: 'discard', card: 'Goat', from: 'hand' }],
  ['discard the face-up Goat', { kind: 'discard', card: 'Goat', from: 'face_up' }],
  ['end the turn', { kind: 'pass' }],
  ['call ZODIAC', { kind: 'call' }],
  ['play the Cat: Ann misses a turn', { kind: 'play', card: 'Cat', from: 'face_up' }],
  ['take Ann’s Horse with Pangu', { ...pangu, to: 'hand' }],
  ['take Ann’s Horse with Pangu, face up', { ...pangu, to: 'face_up' }],
  ['let Cy lose the Ox', { kind: 'fine', card: 'Ox', from: 'face_up' }],
  ['let Cy lose a random card from the hand', { kind: 'fine', from: 'hand' }],
])('advises to %s', (words, action) => {
  for (const move of legalFor(2, action)) expect(advise(move, view, names)).toBe(words);
});

it('calls it a pass where nothing was done', () => {
  const begins = { ...view, phase: 'begin' };
  for (const move of legalFor(2, { kind: 'pass' })) expect(advise(move, begins, names)).toBe('pass');
});

it('calls what is yours so', () => {
  for (const move of legalFor(2, { ...pangu, to: 'hand' }))
    expect(advise(move, view, ['You', 'Bob', 'Cy'])).toBe('take your Horse with Pangu');
  for (const move of legalFor(2, { kind: 'play', card: 'Cat', from: 'hand' }))
    expect(advise(move, view, ['You', 'Bob', 'Cy'])).toBe('play the Cat: you miss a turn');
});
