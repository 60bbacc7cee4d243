import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { becameAwaited, isAwaited, titleOfTab, type Awaiting } from './awaited';

const seats: Awaiting['seats'] = [{ who: 'person', mine: true }, { who: 'person' }, { who: 'computer', level: 3 }];
const at = (...to_act: number[]): Awaiting => ({ table: 'k3f9', begun: true, over: false, to_act, seats });

describe('a table waits for a person at this screen', () => {
  it('where one of its seats has to act', () => {
    expect(isAwaited(at(0))).toBe(true);
    expect(isAwaited(at(1, 0))).toBe(true);
    expect(isAwaited(at(1, 2))).toBe(false);
    expect(isAwaited(at())).toBe(false);
  });

  it('but not before the game, after it, or while a computer plays for them', () => {
    expect(isAwaited({ ...at(0), begun: false })).toBe(false);
    expect(isAwaited({ ...at(0), over: true })).toBe(false);
    expect(isAwaited({ ...at(0), seats: [{ who: 'person', mine: true, deputy: 4 }] })).toBe(false);
  });

  it('newly where it did not before, at the same table', () => {
    expect(becameAwaited(at(1), at(0))).toBe(true);
    expect(becameAwaited(at(0), at(0))).toBe(false);
    expect(becameAwaited(at(0), at(1))).toBe(false);
    expect(becameAwaited({ ...at(1), table: 'other' }, at(0))).toBe(false);
    expect(becameAwaited(null, at(0))).toBe(false);
  });
});

describe('the title of the tab', () => {
  afterEach(() => (language.now = 'en'));

  it('says whose turn it is, in the language of the page', () => {
    expect(titleOfTab('Zodiac', true)).toBe('● Your turn · Zodiac');
    expect(titleOfTab('Zodiac', false)).toBe('Zodiac · Shengxiao');
    expect(titleOfTab('', false)).toBe('Shengxiao');
    language.now = 'zh';
    expect(titleOfTab('生肖牌', true)).toBe('● 轮到你了 · 生肖牌');
  });
});
