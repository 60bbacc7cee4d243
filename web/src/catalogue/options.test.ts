import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { offered, optionHelp, optionName, valueName } from './options';

afterEach(() => (language.now = 'en'));

const option = (name: string) => ({ name, default: '', allowed: '', help: 'Help of the server.' });

describe('an option', () => {
  it('is shown in the language of the page', () => {
    expect(optionName('zodiac', option('dealer'))).toBe('Dealer');
    expect(valueName('zodiac', option('dealer'), 'cut')).toBe('By the cut');
    language.now = 'zh';
    expect(optionName('zodiac', option('dealer'))).toBe('庄家');
    expect(optionHelp('wu_xing', option('turn_limit'))).toBe('全桌满这么多回合就结束；0 为不限。');
    expect(valueName('zodiac', option('dealer'), 'cut')).toBe('抽牌决定');
  });

  it('counts seats from one', () => {
    expect(valueName('zodiac', option('dealer'), '0')).toBe('1');
    expect(valueName('wu_xing', option('turn_limit'), '0')).toBe('0');
  });

  it('offers the values that have words', () => {
    expect(offered('great_race', option('animals'))).toEqual(['Rat,Ox,Tiger,Rabbit,Dragon', 'random', 'draft']);
    expect(offered('wu_xing', option('turn_limit'))).toEqual([]);
  });

  it('is shown as the server describes it if it has no words', () => {
    expect(optionName('jungle', option('river'))).toBe('river');
    expect(optionHelp('zodiac', option('river'))).toBe('Help of the server.');
    expect(valueName('jungle', option('river'), 'wide')).toBe('wide');
    expect(offered('jungle', option('river'))).toEqual([]);
  });
});
