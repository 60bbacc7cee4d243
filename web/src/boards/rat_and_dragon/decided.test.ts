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

it('says what the margin is made of, what spoke for the winner in it, and what broke the tie', () => {
  expect(decided(viewOf([won, lost]), 0, 1, [], ['You', 'Jun'])).toEqual([
    'You were level with Jun: unpaired +21',
    'You left 0 creatures unpaired, Jun 2',
    'You made 9 pairs, Jun 8',
    'Empty squares, which break the tie: you 33, Jun 38',
    'The best pair: the Rat 1 and the Goat 8 (you), +7',
  ]);
});

it('does not give what spoke for the loser as what decided it', () => {
  const jun = { ...won, score: 57, pairs: 16, pair_points: 75, costs: { unpaired: 12, penalty: 6, empty: 0 } };
  const best = pointed(sheetOf(1, ['abbbbbbbbbbbb'], {}, ['ab']), 11);
  const you = { ...best, score: 47, pairs: 16, pair_points: 59, costs: { unpaired: 8, penalty: 4, empty: 0 } };
  expect(decided(viewOf([jun, you]), 0, 1, [], ['Jun', 'You'])).toEqual([
    'Jun was 10 ahead of you: pairs +16, penalty −2, unpaired −4',
    'Jun’s pairs brought 4.7 each, yours 3.7',
  ]);
});

it('says nothing of a margin that is made of nothing', () => {
  const same = { ...won, seat: 1, empty: 38 };
  expect(decided(viewOf([won, same]), 0, 1, [], ['You', 'Jun'])).toEqual([
    'Empty squares, which break the tie: you 33, Jun 38',
  ]);
});
