import { afterEach, expect, it } from 'vitest';
import { seedOf } from '../daily/day';
import { deals } from '../daily/deals.svelte';
import { language } from '../words/catalogue.svelte';
import { text } from '../words/text';
import { chosenInShort, chosenInWords, luckOf, verdictInWords } from './tell';
import type { Chance } from '../wire/protocol';
import type { Fault, Verdict } from './verify';

const names = ['Ann', 'Ben', 'Cy'];
const told = (verdict: Verdict) => verdictInWords(verdict, names).join(text.betweenSentences);
const fault = (fault: Fault) => verdictInWords({ fault }, names)[1];

const luckInWords = (chance: Chance) => chosenInWords({ table: 'k3f9', chance });

afterEach(() => (language.now = 'en'));

it('a verified game says how many draws there were, and who added to the luck or withheld', () => {
  expect(told({ fault: null, draws: 34, revealed: [0, 1], withheld: [2] })).toBe(
    'Verified: your browser computed all 34 draws anew, and they fit. They come from a secret that the server committed to ' +
      'before the game, and from random numbers of Ann and Ben. Withheld their random numbers: Cy.',
  );
  expect(told({ fault: null, draws: 1, revealed: [], withheld: [] })).toContain('No player added to it.');
  expect(told({ fault: null, draws: 0, revealed: [], withheld: [] })).toMatch(/Chance drew nothing in this game\.$/);
  language.now = 'zh';
  expect(told({ fault: null, draws: 34, revealed: [0], withheld: [] })).toBe(
    '验证通过：浏览器重新算出了全部 34 次随机结果，都相符。结果来自服务器开局前承诺的密钥，以及Ann的随机数。',
  );
});

it('the first thing that does not fit is named with its step', () => {
  expect(told({ fault: { kind: 'secret' } })).toMatch(/^This game does not verify\. The secret of the server/);
  expect(fault({ kind: 'draw', step: 7, recorded: 'die 3', drawn: 'die 5' })).toBe(
    'Step 7: the record has die 3, but the draw gives die 5.',
  );
  expect(fault({ kind: 'outcomes', step: 7 })).toContain('Step 7');
  expect(fault({ kind: 'other_game', step: 7, shown: '0 go home' })).toContain('After step 7 the record lacks');
  expect(fault({ kind: 'entropy', seat: 1 })).toContain('random number of Ben does not fit');
  expect(fault({ kind: 'own_entropy', seat: 0 })).toContain('of Ann than this browser sent');
  language.now = 'zh';
  expect(fault({ kind: 'draw', step: 7, recorded: 'die 3', drawn: 'die 5' })).toBe(
    '第 7 步：记录是 die 3，算出的是 die 5。',
  );
});

it('chosen luck is said, with its seed once that is known', () => {
  expect(luckInWords({ commit: 'c0' })).toBe('');
  expect(luckInWords({ chosen: 'seed' })).toMatch(/opened with a seed\.$/);
  expect(luckInWords({ chosen: 'seed', seed: 7 })).toMatch(/The seed was 7\.$/);
  expect(luckInWords({ chosen: 'record' })).toMatch(/from a record\.$/);
  expect(luckInWords({ chosen: 'deal' })).toMatch(/a game that was played before\.$/);
  expect(luckInWords({ chosen: 'known' })).toMatch(/^The luck of this table is known/);
  expect(luckInWords({ chosen: 'earlier' })).toMatch(/^The luck of this table cannot be verified/);
});

it('a finished game gives its luck on, as far as it was told', () => {
  const entropy = [
    { seat: 0, commit: 'c1', value: 'aa' },
    { seat: 1, commit: 'c2', withheld: true as const },
  ];
  const deal = { secret: 'ff', entropy: [{ seat: 0, value: 'aa' }] };
  expect(luckOf({ commit: 'c0', entropy, reveal: 'ff' })).toEqual({ deal });
  expect(luckOf({ commit: 'c0', entropy }), 'it goes on').toBeNull();
  expect(luckOf({ chosen: 'seed', seed: 7 })).toEqual({ seed: 7 });
  expect(luckOf({ chosen: 'deal', deal })).toEqual({ deal });
  for (const chosen of ['seed', 'deal', 'record', 'earlier', 'known'] as const)
    expect(luckOf({ chosen }), chosen).toBeNull();
});

it('the deal of a day is said to be one', () => {
  const now = Date.parse('2026-11-24T12:00Z');
  deals.opened('daily7', { game: 'zodiac', seats: [], seed: seedOf('2026-11-24', 'zodiac') }, now);
  const daily = { table: 'daily7', chance: { chosen: 'seed' as const } };
  expect(chosenInShort(daily)).toBe('Deal of the day');
  expect(chosenInWords(daily)).toBe('The luck of this table is that of 24 Nov 2026, the same for everybody.');
  expect(chosenInShort({ ...daily, table: 'other' })).toBe('Chosen luck');
});
