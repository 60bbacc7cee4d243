import { afterEach, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { chosenInWords, verdictInWords } from './tell';
import type { Fault, Verdict } from './verify';

const names = ['Ann', 'Ben', 'Cy'];
const told = (verdict: Verdict) => verdictInWords(verdict, names).join(' ');
const fault = (fault: Fault) => verdictInWords({ fault }, names)[1];

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
    '验证通过：浏览器重新算出了全部 34 次随机结果，都相符。 结果来自服务器开局前承诺的密钥，以及Ann的随机数。',
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
  expect(chosenInWords({ commit: 'c0' })).toBe('');
  expect(chosenInWords({ chosen: 'seed' })).toMatch(/opened with a seed\.$/);
  expect(chosenInWords({ chosen: 'seed', seed: 7 })).toMatch(/The seed was 7\.$/);
  expect(chosenInWords({ chosen: 'record' })).toMatch(/from a record\.$/);
  expect(chosenInWords({ chosen: 'known' })).toMatch(/^The luck of this table is known/);
  expect(chosenInWords({ chosen: 'earlier' })).toMatch(/^The luck of this table cannot be verified/);
});
