import { expect, it } from 'vitest';
import { decided } from './decided';
import { sheetOf, viewOf } from './testing';

const costs = { unpaired: 23, penalty: 4, empty: 0 };
const best = sheetOf(0, ['abbbbbbbb'], { score: 20, pair_points: 47, costs, empty: 33 }, ['ab']);
const won = { ...best, creatures: best.creatures.map((creature) => ({ ...creature, points: 7 })) };
const lost = sheetOf(1, ['a'], {
  score: 20,
  pair_points: 45,
  costs: { ...costs, unpaired: 24, penalty: 1 },
  empty: 38,
});

it('tells what parted two sheets in the end, first what the winner had more of, and what broke the tie', () => {
  expect(decided(viewOf([won, lost]), 0, 1, [], ['You', 'Jun'])).toEqual([
    'Pair points: you 47, Jun 45',
    'Half of unpaired: you −23, Jun −24',
    'Penalty: you −4, Jun −1',
    'Empty squares, which break the tie: you 33, Jun 38',
    'The best pair of the winner: the Rat 1 and the Goat 8, +7',
  ]);
});

it('says nothing of what was alike', () => {
  const same = { ...lost, pair_points: 47, costs, score: 19 };
  expect(decided(viewOf([{ ...won, creatures: [] }, same]), 0, 1, [], ['You', 'Jun'])).toEqual([]);
});
