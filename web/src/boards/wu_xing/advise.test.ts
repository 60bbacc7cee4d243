import { expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';
import type { Move } from './actions';
import { legal, seat, view } from './testing';

const names = ['Ann', 'Ben'];
const shown = view({
  board: [null, { tile: 'jia', panel: 3, shows: [3] }, null],
  seats: [seat(), seat({ tiles: ['Tiger'] })],
  gains: { jia: 3, Tiger: 8 },
  losses: { Tiger: 5 },
  prospects: [
    { move: 'token 4+', faces: [5], brings: {}, chances: 0 },
    { move: 'token 4?', faces: [1, 2, 3, 4, 5, 6], brings: {}, chances: 0 },
  ],
});
const said = (move: Move, about = shown) => legal(0, move).map((each) => advise(each, about, names))[0];

it('says what a move is, in words', () => {
  expect(said({ kind: 'claim', space: 2 })).toBe('claim Jia (3 points)');
  expect(said({ kind: 'capture', tile: 'Tiger', from: 1 })).toBe('capture Tiger from Ben (8 points)');
  expect(said({ kind: 'token', die: 4, change: '+' })).toBe('change the 4 to a 5 with a token');
  expect(said({ kind: 'token', die: 4, change: '?' })).toBe('throw the 4 again with a token');
  expect(said({ kind: 'pass' })).toBe('pass');
});

it('says what to answer', () => {
  const asked = view({ wanted: { tile: 'Tiger', from: 1, gain: 7, loss: 5 } });
  expect(said({ kind: 'prevent' }, asked)).toBe('spend a token to keep Tiger');
  expect(said({ kind: 'allow' }, asked)).toBe('let Tiger go');
});

it('says it in Chinese as well', () => {
  language.now = 'zh';
  expect(said({ kind: 'claim', space: 2 })).toBe('取得甲（3 分）');
  language.now = 'en';
});
