import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { companyInWords, turnInWords } from './going';

const hour = 3_600_000;
const now = 100 * hour;
const mine = { who: 'person', mine: true } as const;
const computer = (level: number) => ({ who: 'computer', level }) as const;
const person = (name: string) => ({ who: 'person', name }) as const;
const at = now - 2 * hour;

afterEach(() => (language.now = 'en'));

describe('the card of an unfinished game', () => {
  const company = (...seats: NonNullable<Parameters<typeof companyInWords>[0]['seats']>) =>
    companyInWords({ game: 'zodiac', at, seats });

  it('says against whom it is', () => {
    expect(company(mine, computer(4))).toBe('with a computer of level 4');
    expect(company(mine, person('Ben'), computer(3), computer(1))).toBe('with Ben and 2 computers of level 1–3');
    expect(company(mine, person('Ben'), { who: 'person', free: true })).toBe('with Ben and a free seat');
    expect(company({ ...mine, name: 'Ann' }, { ...mine, name: 'Ben' })).toBe('at this screen: Ann and Ben');
    expect(company(mine)).toBe('');
    language.now = 'zh';
    expect(company(mine, person('小明'), computer(3))).toBe('同桌：小明和一个 3 级电脑');
  });

  it('says whose turn it is since when', () => {
    const seats = [mine, person('Ben'), computer(3)];
    const turn = (turn: number[], since?: number) =>
      turnInWords({ game: 'zodiac', at, seats, turn, ...(since === undefined ? {} : { since }) }, now);
    expect(turn([0], now - 3 * hour)).toBe('Your turn for 3 hours');
    expect(turn([0], now)).toBe('Your turn');
    expect(turn([1])).toBe('Ben to move, 2 hours ago');
    expect(turn([2])).toBe('A computer to move, 2 hours ago');
    expect(turn([1, 2])).toBe('Ben and Lan to move, 2 hours ago');
    expect(turn([])).toBe('Not begun, 2 hours ago');
    language.now = 'zh';
    expect(turn([0], now - 3 * hour)).toBe('轮到你了，已 3小时');
    expect(turn([1])).toBe('轮到Ben（2小时前）');
  });

  it('says only when it was, where nothing more was kept', () => {
    expect(turnInWords({ game: 'zodiac', at }, now)).toBe('2 hours ago');
    expect(companyInWords({ game: 'zodiac', at })).toBe('');
  });
});
