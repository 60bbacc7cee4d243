import { expect, it } from 'vitest';
import { companyOf, type Company } from './game';
import { byCompany, counts, filtered, grouped, matches, monthOf, statisticsOf } from './statistics';
import { game } from './testing';

const lost = [-1, 3, -1, -1];
const two = { seats: game().seats.slice(0, 2), points: [20, 4], returns: [1, -1] };

it('counts wins against what an even player would have', () => {
  const games = [game(), game({ returns: lost, points: [15, 16, 1, 1] }), game({ returns: [1, 1, -1, -1] }), game(two)];
  // One of four, none of four, half of one of four, one of two: 2.5 wins, where 1.25 would be even.
  expect(statisticsOf(games)).toEqual({ games: 4, won: 2, shared: 1, share: 2, best: 20 });
  expect(statisticsOf([])).toEqual({ games: 0, won: 0, shared: 0, share: null, best: null });
  const alone = game({ seats: game().seats.slice(0, 1), points: [31], returns: [0] });
  expect(statisticsOf([alone])).toEqual({ games: 1, won: 0, shared: 0, share: null, best: 31 });
});

it('the points are those of the own seat', () => {
  const seats = [...game().seats].reverse();
  expect(statisticsOf([game({ seats })])).toMatchObject({ best: 3, won: 0 });
});

it('only what says something about who played counts', () => {
  const { seats } = game();
  expect(counts(game())).toBe(true);
  expect(counts(game({ luck: 'earlier' }))).toBe(true);
  for (const luck of ['seed', 'deal', 'record', 'known'] as const) expect(counts(game({ luck })), luck).toBe(false);
  expect(counts(game({ luck: 'seed', day: '2026-11-24' }))).toBe(true);
  expect(counts(game({ luck: 'seed', day: '2026-11-24', replay: true }))).toBe(false);
  expect(counts(game({ seats: seats.map((seat) => ({ ...seat, mine: true })) }))).toBe(false);
});

it('groups and filters them', () => {
  const games = [
    game(),
    game({ ...two, game: 'wu_xing' }),
    game({ at: Date.parse('2026-10-02T12:00Z'), returns: lost }),
  ];
  const by = grouped(games, companyOf, byCompany);
  expect(by.map(({ key, games }) => [key, games])).toEqual([[3, 3]]);
  const months = grouped(games, monthOf, (one, other) => other.localeCompare(one));
  expect(months.map(({ key, won }) => [key, won])).toEqual([
    ['2026-11', 2],
    ['2026-10', 0],
  ]);
  const left = (filter: Parameters<typeof filtered>[1]) => filtered(games, filter).length;
  expect([left({}), left({ game: 'wu_xing' }), left({ seats: 4 }), left({ month: '2026-10' })]).toEqual([3, 1, 2, 1]);
  expect([left({ company: 3, seats: 2 }), left({ company: 'people' })]).toEqual([3 - 2, 0]);
});

it('levels come before other company', () => {
  expect((['nobody', 4, 'people', 'mixed', 1] as Company[]).sort(byCompany)).toEqual([
    1,
    4,
    'mixed',
    'people',
    'nobody',
  ]);
});

it('finds every word of a search anywhere', () => {
  const texts = ['Zodiac', 'Ann and Ben', '24 Nov 2026'];
  expect(matches('ben zod', texts)).toBe(true);
  expect(matches('NOV', texts)).toBe(true);
  expect(matches('ben cy', texts)).toBe(false);
});
