import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import type { Cause } from '../../wire/protocol';
import { gainOf, lossOf, sumAside, sumIn, sumInShort, sumTold } from './sums';
import { seat, tiles } from './testing';

afterEach(() => (language.now = 'en'));

const [wood, tiger] = tiles;
if (!wood || !tiger) throw new Error('no tile');
const holds = (count: number, elements = 0) =>
  seat({
    colours: [{ colour: 'Wood', tiles: count, bonus: 0, next: null }],
    families: [{ family: 'element', tiles: elements, size: 5, bonus: elements === 5 ? 25 : 0, worth: 25 }],
  });
const cause = (why: string, amount: number, detail = {}): Cause => ({
  seat: 1,
  what: 'points',
  amount,
  why,
  clause: 'WX-15',
  ...detail,
});

it('adds up what a tile would bring', () => {
  expect(sumTold(gainOf(tiger, holds(2)), 10)).toBe('5 + 5 for 3 Wood');
  expect(sumTold(gainOf(tiger, holds(3)), 7)).toBe('5 + 2 for 4 Wood');
  expect(sumTold(gainOf(wood, holds(2, 4)), 38)).toBe('8 + 5 for 3 Wood + 25 for all Elements');
  expect(gainOf(tiger, holds(1)), 'its value alone').toBeUndefined();
});

it('adds up what would be lost with a tile', () => {
  expect(sumTold(lossOf(tiger, holds(4)), 7)).toBe('5 + 2 colour bonus');
  expect(sumTold(lossOf(wood, holds(1, 5)), 33)).toBe('8 + 25 for all Elements');
  expect(lossOf(tiger, holds(2))).toBeUndefined();
});

it('adds up what the causes of a step say of a seat', () => {
  const lost = sumIn([cause('value', -5), cause('colour', -2, { colour: 'Wood' }), cause('captured', -1)], 1);
  expect(sumAside(lost, 7)).toBe(' (5 + 2 colour bonus)');
  expect(sumIn([cause('value', 5)], 1)).toBeUndefined();
  expect(sumIn([cause('value', 5), cause('stems', 10)], 0), 'of another seat').toBeUndefined();
});

it('says nothing where the points are others', () => {
  expect(sumAside(gainOf(tiger, holds(2)), 9)).toBe('');
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(sumAside(gainOf(tiger, holds(2)), 10)).toBe('（牌值 5，3 块木加 5）');
});

it('tells in figures alone what a tile would cost its owner, where bonuses go with it', () => {
  expect(sumInShort(lossOf(tiger, holds(4)), 7)).toBe(' (5 + 2)');
  expect(sumInShort(lossOf(tiger, holds(1)), 5)).toBe('');
});
