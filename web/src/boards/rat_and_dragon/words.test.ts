import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { words } from './words';

afterEach(() => (language.now = 'en'));

it('names who had no room for the last throw', () => {
  expect(words.noneFits(['Jun'], [6])).toBe('Jun has no room for 6: game over');
  expect(words.noneFits(['you', 'Jun'], [9, 4])).toBe('You and Jun have no room for 9 or 4: game over');
  language.now = 'zh';
  expect(words.noneFits(['Jun'], [6])).toBe('Jun画不下 6：游戏结束');
});

it('says of a pair for nothing that it scores 0', () => {
  expect(words.doneForNothing(6)).toBe('scores 0 · 6 back');
  expect(words.doneForNothing(0)).toBe('scores 0');
});
