import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { dayWords } from '../words/dates';
import { agoWords, forWords } from './words';

describe('times in words', () => {
  afterEach(() => (language.now = 'en'));

  it('say how long ago something was', () => {
    const now = 1_000_000_000;
    expect(agoWords(now - 7_300_000, now)).toBe('2 hours ago');
    expect(agoWords(now - 61_000, now)).toBe('1 minute ago');
    expect(agoWords(now - 5_000, now)).toBe('just now');
    expect(agoWords(now - 90_000_000, now)).toBe('yesterday');
    expect(agoWords(now + 5_000, now)).toBe('just now');
  });

  it('say for how long something has been so', () => {
    const now = 1_000_000_000;
    expect(forWords(now - 7_300_000, now)).toBe('2 hours');
    expect(forWords(now - 61_000, now)).toBe('1 minute');
    expect(forWords(now - 5_000, now)).toBe('');
  });

  it('follow the language', () => {
    expect(dayWords('1990-01-27')).toBe('27 Jan 1990');
    language.now = 'zh';
    expect(dayWords('1990-01-27')).toBe('1990年1月27日');
    expect(agoWords(0, 7_300_000)).toBe('2小时前');
    expect(forWords(0, 7_300_000)).toBe('2小时');
  });
});
