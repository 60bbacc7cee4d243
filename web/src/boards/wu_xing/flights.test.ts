import { expect, it } from 'vitest';
import { passedOn } from './flights.svelte';
import type { WuXingView } from './view';

const view = (...tiles: string[][]) => ({ seats: tiles.map((held) => ({ tiles: held })) }) as unknown as WuXingView;

it('is known which tile changed hands, and from whom to whom', () => {
  const before = view(['Rat', 'Ox'], ['Fire']);
  expect(passedOn(before, view(['Rat', 'Ox'], ['Fire', 'Pig'])), 'claimed').toEqual({ tile: 'Pig', from: null, to: 1 });
  expect(passedOn(before, view(['Rat'], ['Fire', 'Ox'])), 'captured').toEqual({ tile: 'Ox', from: 0, to: 1 });
  expect(passedOn(before, before)).toBeNull();
  expect(passedOn(view([], []), before), 'a leap over several turns').toBeNull();
  expect(passedOn(before, view(['Rat'], ['Fire'])), 'a turn taken back').toBeNull();
});
