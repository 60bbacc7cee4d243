import { afterEach, expect, it } from 'vitest';
import type { Seat, Terms } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { silenceInWords, termsInWords } from './terms';

const person = { who: 'person' as const };
const computer = { who: 'computer' as const, level: 1 };
const plain: Terms = { takeback: true, flag: 'loses', grace: 60, watch: true, chat: true, muted: [] };

afterEach(() => (language.now = 'en'));

it('the terms of a table are told in sentences', () => {
  expect(termsInWords({ terms: plain, seats: [person, computer] })).toEqual(['Takebacks are allowed.']);
  const clock = { seconds: 630, increment: 5 };
  const timed: Terms = { ...plain, takeback: false, clock, flag: 'computer', grace: 1 };
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
  language.now = 'zh';
  expect(termsInWords({ terms: short, seats: [person, person] })).toEqual([
    '可以撤回。',
    '限时：每人 10 秒，每轮加 0 秒。',
    '超时判负。',
    '离开 60 秒后，别人可以让电脑代打。',
  ]);
});

it('the terms tell who may not look on or write', () => {
  const told = (more: Partial<Terms>) =>
    termsInWords({ terms: { ...plain, ...more }, seats: [person, computer] }).slice(1);
  expect(told({})).toEqual([]);
  expect(told({ watch: false })).toEqual(['Nobody may look on.']);
  expect(told({ chat: false, muted: [-1] })).toEqual(['There is no chat at this table.']);
  expect(told({ muted: [0, -1] })).toEqual(['Those who look on cannot write.']);
  expect(told({ watch: false, muted: [-1] })).toEqual(['Nobody may look on.']);
  expect(told({ muted: [0] })).toEqual([]);
});

it('who cannot write is told why', () => {
  const mine = { ...person, mine: true };
  const told = (muted: number[], seats: Seat[], chat = true) =>
    silenceInWords({ terms: { ...plain, chat, muted }, seats });
  const muted = 'Whoever opened this table has muted you: you can read here, but not write.';
  expect(told([1, -1], [mine, person])).toBe('');
  expect(told([1], [person, mine])).toBe(muted);
  expect(told([1], [mine, mine]), 'somebody else at this screen can').toBe('');
  expect(told([0, 1], [mine, mine])).toBe(muted);
  expect(told([0, 1], [person, person]), 'who looks on').toBe('');
  expect(told([-1], [person, person])).toBe('Those who look on cannot write.');
  expect(told([], [person, mine], false)).toBe('There is no chat at this table.');
  language.now = 'zh';
  expect(told([1], [person, mine])).toBe('开桌的人对你禁言了：可以看，不能发言。');
});
