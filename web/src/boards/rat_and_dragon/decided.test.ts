import { expect, it } from 'vitest';
import { decided } from './decided';
import { sheetOf, viewOf } from './testing';

const costs = { unpaired: 3, penalty: 4, empty: 0 };
const pointed = (sheet: ReturnType<typeof sheetOf>, points: number) => ({
  ...sheet,
  creatures: sheet.creatures.map((creature) => ({ ...creature, points })),
});
const won = pointed(sheetOf(0, ['abbbbbbbb'], { score: 20, pairs: 9, pair_points: 45, costs, empty: 33 }, ['ab']), 7);
const lost = sheetOf(1, ['a.bb'], {
  score: 20,
  pairs: 8,
  pair_points: 45,
  costs: { ...costs, unpaired: 24 },
  empty: 38,
});

it('tells what the table of the scores does not: pairs, what these brought, creatures left; and what broke the tie', () => {
  const named = { ...won, pairs: 9 };
  expect(decided(viewOf([named, { ...lost, pairs: 8 }]), 0, 1, [], ['You', 'Jun'])).toEqual([
    'You left 0 creatures unpaired, Jun 2',
    'You made 9 pairs, Jun 8',
    'Your pairs brought 5.0 each, those of Jun 5.6',
    'Empty squares, which break the tie: you 33, Jun 38',
    'The best pair: the Rat 1 and the Goat 8 (you), +7',
  ]);
});

it('names the best pairs of both where they are alike, and says nothing of what else was', () => {
  const same = { ...won, seat: 1, score: 19 };
  expect(decided(viewOf([won, same]), 0, 1, [], ['You', 'Jun'])).toEqual([
    'The best pairs: the Rat 1 and the Goat 8 (you), the Rat 1 and the Goat 8 (Jun), +7 each',
  ]);
});
