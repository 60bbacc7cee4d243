import { afterEach, expect, it } from 'vitest';
import type { Terms } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { termsInWords } from './terms';

const person = { who: 'person' as const };
const computer = { who: 'computer' as const, level: 1 };
const plain: Terms = { takeback: true, flag: 'loses', grace: 60 };

afterEach(() => language.choose('en'));

it('the terms of a table are told in sentences', () => {
  expect(termsInWords({ terms: plain, seats: [person, computer] })).toEqual(['Takebacks are allowed.']);
  const timed: Terms = { takeback: false, clock: { seconds: 630, increment: 5 }, flag: 'computer', grace: 1 };
  expect(termsInWords({ terms: timed, seats: [person, person] })).toEqual([
    'No takebacks.',
    'Clock: 10 min 30 s each, 5 s more per turn.',
    'When time runs out, a computer plays on.',
    'After 1 s away, others may let a computer play.',
  ]);
  expect(termsInWords({ terms: plain, seats: [person, computer], edition: 'own' })[0]).toMatch(
    /^Played with printed data/,
  );
  const short = { ...plain, clock: { seconds: 10, increment: 0 } };
  expect(termsInWords({ terms: short, seats: [person, computer] })).toEqual([
    'Takebacks are allowed.',
    'Clock: 10 s each, 0 s more per turn.',
    'Whoever runs out of time loses.',
  ]);
  language.choose('zh');
  expect(termsInWords({ terms: short, seats: [person, person] })).toEqual([
    '可以撤回。',
    '限时：每人 10 秒，每轮加 0 秒。',
    '超时判负。',
    '离开 60 秒后，别人可以让电脑代打。',
  ]);
});
