import { afterEach, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { standings } from './standings';

afterEach(() => (language.now = 'en'));

const seat = (face_up: string[], known: string[], hidden = 0) => ({
  hand: known.length + hidden,
  skips: 0,
  known,
  face_up,
});
const view = (...seats: ReturnType<typeof seat>[]): View => ({ game: 'zodiac', seats });

it('counts every sign of a seat once, and no Cat or Pangu', () => {
  const shown = view(seat(['Rat', 'Ox'], ['Rat', 'Pig', 'Cat']), seat([], ['Dog', 'Pangu']));
  expect(standings(shown, [])).toEqual(['3 signs', '1 sign']);
  language.now = 'zh';
  expect(standings(shown, [])).toEqual(['3 个生肖', '1 个生肖']);
});

it('says nothing while a card is hidden', () => {
  expect(standings(view(seat(['Rat'], ['Ox'], 1), seat([], [])), [])).toEqual([]);
});
