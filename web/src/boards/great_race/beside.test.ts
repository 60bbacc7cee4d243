import { expect, it } from 'vitest';
import { alsoLess, finishers, prospectsBeside } from './beside';
import { rivalsAt } from './outlook';
import { race, runner } from './testing';
import type { Forecast } from './view';

// The second must come with a 4 and needs 2 spaces; the third may come with less.
const me = runner({ energy: [1, 0, 1, 1, 0, 0], cards: ['Strategise'], position: 24 });
const must = runner({ energy: [0, 0, 0, 1, 0, 0], cards: ['Strategise'], position: 28 });
const other = runner({ energy: [1, 1, 0, 0, 0, 0], cards: ['Run', 'Strategise'], position: 3 });
const forecast: Forecast[] = (['more', 'same'] as const).map((joined) => ({
  ...{ action: 'Strategise', joined, energy: [1, 3, 4], then: [] },
  gives: [{ what: 'energy', amount: 2, why: 'row' }],
}));
const view = race({ seats: [me, must, other, runner({ sits_out: true })], forecast });
const rivals = rivalsAt(view, me, 'Strategise');

it('foretells who has less beside who must come with more', () => {
  expect(alsoLess(view, rivals, 3).map(({ seat }) => seat)).toEqual([2]);
  expect(alsoLess(view, rivals, 1)).toEqual([]);
  const brought = (energy: number) => prospectsBeside(view, me, 'Strategise', energy, rivals).map(({ text }) => text);
  expect(brought(3)).toEqual(['+1 space, +2 energy cards']);
  expect(brought(1)).toEqual([]);
});

it('knows whom it takes to Finish', () => {
  expect(finishers(view, me, rivals)).toEqual([1]);
  const far = { ...view, seats: [me, { ...must, position: 27 }, other, runner({ sits_out: true })] };
  expect(finishers(far, me, rivalsAt(far, me, 'Strategise'))).toEqual([]);
});
