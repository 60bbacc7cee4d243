import { expect, it } from 'vitest';
import { rivalsAt } from './outlook';
import { inMarks, spreadInWords, spreads } from './spread';
import { race, runner } from './testing';
import type { Forecast } from './view';

const spaces = (amount: number) => [{ what: 'spaces', amount, why: 'benefit' } as const];
const forecast: Forecast[] = [
  { action: 'Run', joined: 'nobody', energy: [1, 2], gives: spaces(3), then: [] },
  { action: 'Run', joined: 'nobody', energy: [5], gives: spaces(1), then: ['exchange'] },
  { action: 'Run', joined: 'more', energy: [1, 2], gives: [], then: [] },
  { action: 'Run', joined: 'less', energy: [2, 5], gives: spaces(4), then: [] },
];
const own = runner({ energy: [1, 1, 0, 0, 1, 0], cards: ['Run'] });

function says(position: number, ...others: Parameters<typeof runner>[0][]) {
  const me = { ...own, position };
  const view = race({ seats: [me, ...others.map(runner)], forecast });
  const { alone, shared } = spreads(view, me, 'Run', [1, 2, 5], rivalsAt(view, me, 'Run'));
  return [alone, shared].map((spread) => spread && spreadInWords(spread));
}

it('says what an action would bring alone, and that others can take it away', () => {
  expect(says(0, { cards: ['Run', 'Help'], energy: [1, 0, 1, 0, 0, 0] })).toEqual([
    '+1 to +3 spaces, an exchange',
    '0 to +4 spaces',
  ]);
  expect(says(0, { cards: ['Help'] }), 'nobody can come').toEqual(['+1 to +3 spaces, an exchange', null]);
});

it('says nothing of being alone where somebody has no other card', () => {
  const [alone] = says(0, { cards: ['Run', 'Help'], prices: { Help: 2 } });
  expect(alone).toBeNull();
});

it('says that it may lead to Finish', () => {
  expect(says(27, { cards: ['Help'] })[0]).toBe('+1 to +3 spaces, to Finish, an exchange');
});

it('knows nothing where nothing is foretold', () => {
  const view = race({ seats: [own] });
  expect(spreads(view, own, 'Run', [1, 2], [])).toEqual({ known: false, alone: null, shared: null });
});

it('shows the cards that come back and their energy in one mark where they are as many', () => {
  const some = (energy: number) => [
    { what: 'energy' as const, low: energy, high: 4 },
    { what: 'cards' as const, low: 3, high: 4 },
  ];
  const of = (energy: number) => inMarks({ sums: some(energy) });
  expect(of(3).map(({ whats }) => whats)).toEqual([['energy', 'cards']]);
  expect(of(2).map(({ whats }) => whats)).toEqual([['energy'], ['cards']]);
  // In a table, a number beside every symbol.
  expect(inMarks({ sums: some(3) }, true).map(({ whats }) => whats)).toEqual([['energy'], ['cards']]);
});
