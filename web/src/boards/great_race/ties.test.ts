import { expect, it } from 'vitest';
import { canJoin, outlook } from './outlook';
import type { Act } from './story';
import { beatInWords, lackInWords } from './story_words';
import { race, runner } from './testing';
import { lackOf, tiedIn } from './ties';
import type { ActionName } from './view';

const names = ['Ann', 'Bo', 'Cy'];
const act = (action: ActionName, ...energies: number[]): Act => ({
  action,
  total: energies.reduce((sum, energy) => sum + energy, 0),
  pays: null,
  plays: energies.map((energy, seat) => ({ seat, action, energy })),
});

it('says that nobody is highest where those with the most are tied', () => {
  const walk = { ...act('Walk', 2, 2, 1), pays: { action: 'Walk' as const, total: 5, plays: [], gives: '3' } };
  expect(tiedIn(walk)).toEqual([0, 1]);
  expect(tiedIn(act('Cooperate', 2, 2))).toEqual([]);
  expect([0, 1, 2].map((seat) => lackOf(walk, seat))).toEqual(['tied', 'tied', 'less']);
  expect(lackInWords(walk, 2, names)).toBe('less energy than Ann and Bo');
  const round = { number: 1, plays: walk.plays, acts: [walk], beats: [] };
  expect(beatInWords({ kind: 'action', action: 'Walk', seat: null, causes: [] }, round, names, race({}))).toContain(
    'Ann and Bo are tied, so nobody is highest.',
  );
});

it('leaves out what nobody can do with the energy in hand', () => {
  const own = runner({ energy: [1, 0, 0, 0, 0, 0] });
  const view = race({ seats: [own, runner({ energy: [0, 2, 0, 0, 0, 0] })] });
  expect((['nobody', 'more', 'same', 'less'] as const).map((joined) => canJoin(view, own, 2, joined))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('says that a trade of the wheel cannot be used', () => {
  const own = runner({});
  const view = race({
    seats: [own],
    forecast: [{ action: 'Help', joined: 'nobody', energy: [3], gives: [], then: [] }],
  });
  expect(outlook(view, own, 'Help', 3, 'nobody')).toBe('no trade: it takes 2 karma');
});
