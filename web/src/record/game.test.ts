import { expect, it } from 'vitest';
import { table } from '../table/testing';
import type { Table } from '../wire/protocol';
import { companyOf, gameAt, gameFrom, outcomeOf, shareOf } from './game';
import { game } from './testing';

const over: Table = {
  ...table(2, 'k3f9wd'),
  step: 2,
  told: 5,
  game: 'wu_xing',
  over: true,
  options: { long: 'yes' },
  edition: 'own',
  seats: [
    { who: 'person', name: 'Ann', mine: true, present: true },
    { who: 'computer', level: 2 },
  ],
  points: [4, 7],
  returns: [-1, 1],
  ending: { kind: 'resigned', seats: [0] },
  chance: { chosen: 'seed', seed: 7 },
};

it('a finished game is kept without what is of no use later', () => {
  const kept = gameAt(over, { day: '2026-11-24', replay: true }, 9);
  expect(kept).toEqual({
    table: 'k3f9wd',
    game: 'wu_xing',
    at: 9,
    options: { long: 'yes' },
    edition: 'own',
    seats: [
      { who: 'person', name: 'Ann', mine: true },
      { who: 'computer', level: 2 },
    ],
    points: [4, 7],
    returns: [-1, 1],
    ending: { kind: 'resigned', seats: [0] },
    luck: 'seed',
    day: '2026-11-24',
    replay: true,
  });
  expect(gameFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

it('what is damaged is no game', () => {
  expect(gameFrom(game())).toEqual(game());
  const damaged: unknown[] = [null, 7, 'x', [], {}, { ...game(), points: undefined }];
  const wrong = {
    table: 'a b',
    game: 7,
    at: NaN,
    options: { one: 1 },
    seats: [{ who: 'nobody' }],
    points: ['12'],
    returns: null,
    ending: { kind: 'magic' },
    day: 5,
  };
  for (const [field, value] of Object.entries(wrong)) damaged.push({ ...game(), [field]: value });
  for (const one of damaged) expect(gameFrom(one), JSON.stringify(one)).toBeNull();
});

it('says how it went', () => {
  expect([shareOf(game(), 0), outcomeOf(game())]).toEqual([1, 'won']);
  const shared = game({ returns: [1, 1, -1, -1] });
  expect([shareOf(shared, 0), outcomeOf(shared)]).toEqual([0.5, 'shared']);
  expect(outcomeOf(game({ returns: [-1, 3, -1, -1] }))).toBe('lost');
  const tied = game({ returns: [0, 0, 0, 0] });
  expect([shareOf(tied, 0), outcomeOf(tied)]).toEqual([0.25, 'shared']);
  expect(outcomeOf(game({ seats: [{ who: 'person', mine: true }], points: [5], returns: [0] }))).toBe('finished');
});

it('says against whom it was', () => {
  const [own = { who: 'person' }] = game().seats;
  const against = (...others: { who: 'person' | 'computer'; level?: number }[]) =>
    companyOf({ seats: [own, ...others] });
  expect(companyOf(game())).toBe(3);
  expect(against({ who: 'computer', level: 3 }, { who: 'computer', level: 4 })).toBe('mixed');
  expect(against({ who: 'person' }, { who: 'computer', level: 4 })).toBe('people');
  expect(against()).toBe('nobody');
});
