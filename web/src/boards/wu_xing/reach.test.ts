import { describe, expect, it } from 'vitest';
import { view } from './testing';
import { matches, openTo, prospects, turned } from './reach';
import { wuXingView } from './view';

describe('dice match', () => {
  it('a single with either', () => {
    expect([matches([5], [5, 1]), matches([5], [1, 5]), matches([5], [1, 2])]).toEqual([true, true, false]);
  });

  it('a pair with both', () => {
    expect([matches([2, 3], [2, 3]), matches([2, 3], [2, 2]), matches([4, 4], [4, 4])]).toEqual([true, false, true]);
  });

  it('a triple with two different dice of it', () => {
    expect(matches([3, 4, 5], [3, 5])).toBe(true);
    expect(matches([3, 4, 5], [3, 3])).toBe(false);
    expect(matches([3, 3, 5], [3, 3])).toBe(true);
  });
});

it('turns a die round and round', () => {
  expect([turned(6, '+'), turned(1, '-'), turned(3, '+'), turned(3, '-')]).toEqual([1, 6, 4, 2]);
});

const seats = [
  { tokens: 3, points: 0, tiles: ['Rat'], colours: [] },
  { tokens: 3, points: 0, tiles: ['Tiger'], colours: [] },
];
const board = [{ tile: 'jia', panel: 3, shows: [3] }, null, null];

describe('what is in reach', () => {
  it('are tiles of the board, and of others where a pair is met', () => {
    const shown = wuXingView(view({ board, seats }));
    expect(openTo(shown, [3, 5])).toEqual(['jia']);
    expect(openTo(shown, [4, 5])).toEqual(['Tiger']);
    expect(openTo(shown, [1, 2])).toEqual([]);
  });

  it('with a token is told apart from what is in reach without', () => {
    const legal = ['4+', '4-', '4?', '6-'].map((what) => ({
      seat: 0,
      move: `token ${what}`,
      kind: 'token',
      die: Number(what[0]),
      change: what[1],
    }));
    const found = prospects(wuXingView(view({ board, seats, dice: [4, 6] })), legal);
    expect([...found].map(([move, { tiles, chances }]) => [move, tiles, chances])).toEqual([
      ['token 4+', [], 0],
      ['token 4-', ['jia'], 1],
      ['token 4?', ['jia', 'Tiger'], 2],
      ['token 6-', ['Tiger'], 1],
    ]);
  });

  it('with one die of a double leaves the other', () => {
    const legal = [{ seat: 0, move: 'token 4+', kind: 'token', die: 4, change: '+' }];
    const found = prospects(wuXingView(view({ board, seats, dice: [4, 4] })), legal);
    expect(found.get('token 4+')?.tiles).toEqual(['Tiger']);
  });
});
