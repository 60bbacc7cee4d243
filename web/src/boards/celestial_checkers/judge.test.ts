import { afterEach, expect, it } from 'vitest';
import type { Thinking } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { judge } from './judge';

afterEach(() => (language.now = 'en'));

const thinking = (seat: number, score: number, proved = false, decided = proved): Thinking => ({
  type: 'thinking',
  step: 30,
  seat,
  depth: 9,
  nodes: 100,
  score,
  text: '',
  line: [],
  actions: [],
  proved,
  decided,
});
const said = (...about: Parameters<typeof thinking>) => judge(thinking(...about), ['You', 'North']);

it('says who wins with best play, and who is ahead', () => {
  expect(said(0, 2, true)).toBe('With best play you win by 2.');
  expect(said(0, -11, true)).toBe('With best play North wins by 11.');
  expect(said(1, 0, true)).toBe('With best play it is a draw.');
  expect(said(0, -4, false, true)).toBe('North wins with best play; by how much is open, about 4.');
  expect(said(1, 7.1)).toBe('North is ahead by about 7 points.');
  expect(said(1, -1.2)).toBe('You are ahead by about 1 point.');
  expect(said(0, 0.3)).toBe('Nobody is ahead.');
  language.now = 'zh';
  expect(judge(thinking(0, 2, true), ['你', '北方'])).toBe('双方都走最好的，你胜 2 分。');
});
