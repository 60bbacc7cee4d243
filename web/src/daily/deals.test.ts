import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf, seedOf } from './day';

const noon = Date.parse('2026-11-24T12:00Z');
const day = 86_400_000;
const today = '2026-11-24';

async function fresh() {
  vi.resetModules();
  return import('./deals.svelte');
}
let { deals } = await fresh();

beforeEach(async () => {
  localStorage.clear();
  ({ deals } = await fresh());
});

const setup = (of = today, level = 4, game = 'zodiac') => ({
  game,
  seats: [{ who: 'person' as const }, { who: 'computer' as const, level }],
  seed: seedOf(of, game),
});
const won = { share: 1, points: 12 };

describe('the seed of a day', () => {
  it('is another one for each day and game, and one that every number in JSON can be', () => {
    const days = Array.from({ length: 400 }, (_, back) => dayOf(noon - back * day));
    const seeds = days.flatMap((of) => ['zodiac', 'wu_xing'].map((game) => seedOf(of, game)));
    expect(new Set(seeds).size).toBe(800);
    expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
    // Other versions and other browsers deal the same.
    expect(seedOf(today, 'zodiac')).toMatchInlineSnapshot(`108182130834142`);
  });

  it('changes everywhere at once', () => {
    expect(dayOf(Date.parse('2026-11-24T23:59:59Z'))).toBe(today);
    expect(dayOf(Date.parse('2026-11-25T00:30:00+01:00'))).toBe(today);
    expect(dayOf(Date.parse('2026-11-25T00:00:00Z'))).toBe('2026-11-25');
  });
});

describe('the deals of a day', () => {
  it('are known by their seed, however the table was opened', () => {
    deals.opened('a', setup(), noon);
    deals.opened('b', { ...setup(), seed: 7 }, noon);
    deals.opened('c', setup('2026-11-20'), noon);
    deals.opened('d', setup('2026-10-20'), noon);
    expect(deals.of('a')).toEqual({ table: 'a', day: today, game: 'zodiac', level: 4 });
    expect(deals.of('c')?.day).toBe('2026-11-20');
    expect([deals.of('b'), deals.of('d')]).toEqual([undefined, undefined]);
  });

  it('count once a game and level: the table that was opened first', () => {
    deals.opened('a', setup(), noon);
    deals.opened('b', setup(), noon);
    deals.opened('c', setup(today, 5), noon);
    const replays = () =>
      ['a', 'b', 'c'].filter((table) => [deals.of(table)].some((deal) => deal && deals.isReplay(deal)));
    expect(replays()).toEqual(['b']);
    deals.finished('b', won);
    expect(deals.run(noon), 'a replay is none').toBe(0);
    deals.finished('a', { share: 0, points: 3 });
    deals.finished('a', won);
    expect(deals.first(today, 'zodiac', 4)).toMatchObject({ table: 'a', result: { share: 0, points: 3 } });
    expect(deals.run(noon)).toBe(1);
  });

  it('make a run of days, up to today or yesterday', () => {
    for (const back of [1, 2, 3, 5]) {
      const time = noon - back * day;
      deals.opened(`t${back}`, setup(dayOf(time)), time);
      deals.finished(`t${back}`, won);
    }
    expect(deals.run(noon)).toBe(3);
    expect(deals.run(noon + day), 'a day was left out').toBe(0);
    // Begun before midnight and finished after it.
    deals.opened('late', setup('2026-11-20'), noon);
    deals.finished('late', won);
    expect(deals.run(noon)).toBe(5);
  });

  it('are remembered at the next visit, and heard of from another tab', async () => {
    deals.opened('a', setup(), noon);
    const { deals: other } = await fresh();
    expect(other.of('a')).toEqual(deals.of('a'));
    other.opened('b', setup(today, 5), noon);
    deals.hear({ key: 'shengxiao.daily', newValue: localStorage.getItem('shengxiao.daily') } as StorageEvent);
    expect(deals.of('b')?.level).toBe(5);
  });

  it.each(['{broken', 'null', '7', '{"deals":7,"days":{}}', '{"deals":[null,{"table":1}],"days":[7]}'])(
    'survive what is damaged: %s',
    async (broken) => {
      localStorage.setItem('shengxiao.daily', broken);
      const { deals } = await fresh();
      expect(deals.run(noon)).toBe(0);
      deals.opened('a', setup(), noon);
      deals.finished('a', won);
      expect(deals.run(noon)).toBe(1);
    },
  );
});
