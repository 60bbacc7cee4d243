import { expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';
import { seat, view } from './testing';

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
const legal = (move: string, more: object = {}) => ({ seat: 0, move, kind: move.split(' ')[0], ...more });

it('says what a move is, in words', () => {
  const said = (move: string, more?: object) => advise(legal(move, more), shown, names);
  expect(said('claim 2', { space: 2 })).toBe('claim Jia (3 points)');
  expect(said('capture Tiger<1', { tile: 'Tiger', from: 1 })).toBe('capture Tiger from Ben (8 points)');
  expect(said('token 4+', { die: 4, change: '+' })).toBe('spend a token to make the 4 a 5');
  expect(said('token 4?', { die: 4, change: '?' })).toBe('spend a token to throw the 4 again');
  expect(said('pass')).toBe('pass');
});

it('says what to answer', () => {
  const asked = view({ wanted: { tile: 'Tiger', from: 1, loss: 5 } });
  expect(advise(legal('prevent'), asked, names)).toBe('spend a token to keep Tiger');
  expect(advise(legal('allow'), asked, names)).toBe('let Tiger go');
});

it('says it in Chinese as well', () => {
  language.now = 'zh';
  expect(advise(legal('claim 2', { space: 2 }), shown, names)).toBe('取得甲（3分）');
  language.now = 'en';
});
