import { expect, it, vi } from 'vitest';
import { movesIn, positionOf, type Man } from './testing';
import type { CheckersView } from './view';
import { inDanger, weightyOf } from './weighty';

const view = (men: Man[], more: Partial<CheckersView> = {}): CheckersView =>
  positionOf(men, { scores: [2, 14], ...more });
const said = (shown: CheckersView) => weightyOf(shown, movesIn(shown), ['You', 'North']);
const nothing: Man[] = [['a1', 0, 'Rat'], ['g1', 0, 'Pig'], ['h8', 1, 'Pig'], ['a7', 1, 'Rat']]; // prettier-ignore

it('says of the last move how the game ends with it', () => {
  // Home, for 12.
  expect(said(view([['a7', 0, 'Rat']]))).toBe(
    'Your last move: North has no animal left. So the game ends: it is a draw, 14\u00a0to\u00a014.',
  );
  expect(said(view([['a7', 0, 'Rat']], { scores: [4, 14] }))).toContain(
    'So the game ends: you win 16\u00a0to\u00a014.',
  );
  // The Hare home, or the Rat.
  expect(said(view([['a7', 0, 'Rat'], ['g7', 0, 'Hare']]))).toContain('at best it is a draw, 14\u00a0to\u00a014.'); // prettier-ignore
});

it('says whom to take, and that one has to jump on', () => {
  const one: Man[] = [['c3', 0, 'Tiger'], ['d4', 1, 'Dog'], ...nothing]; // prettier-ignore
  expect(said(view(one))).toBe('You must capture: your Tiger takes North’s Dog. One click does it.');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(said(view(one)), 'on a phone').toContain('One tap does it.');
  vi.unstubAllGlobals();
  expect(said(view(one, { chain: 'c3' }))).toBe('Jump on, you must: your Tiger takes North’s Dog too.');
  const two: Man[] = [...one, ['b4', 1, 'Ox']];
  expect(said(view(two))).toContain('You must capture: your Tiger takes North’s Dog.');
  const both: Man[] = [...one, ['b4', 1, 'Hare']];
  expect(said(view(both, { chain: 'c3' }))).toBe('Jump on, you must: your Tiger has 2 ways to take.');
  expect(said(view(both))).toBe('You must capture: choose one of 2.');
  expect(said(view([['c3', 0, 'Tiger'], ...nothing]))).toBe('');
  const last = view([['c3', 0, 'Tiger'], ['d4', 1, 'Dog']], { chain: 'c3' }); // prettier-ignore
  expect(said(last)).toBe(
    'Jump on, you must: your Tiger takes North’s Dog too. So the game ends: North wins 14\u00a0to\u00a02.',
  );
});

it('says that one animal alone can move, or which the only move is', () => {
  const one: Man[] = [['d4', 0, 'Rat'], ['a7', 1, 'Rat'], ['h8', 1, 'Pig']]; // prettier-ignore
  const ends = 'With none, the game ends. North leads 14\u00a0to\u00a02.';
  expect(said(view(one))).toBe(`You can move only one animal. ${ends}`);
  expect(said(view([['h4', 0, 'Rat'], ...one.slice(1)]))).toBe(`Your only move: the Rat to g5. ${ends}`);
});

it('says who threatens whom', () => {
  const shown = view([['c3', 0, 'Rat'], ['e5', 0, 'Dog'], ['g1', 0, 'Pig']]).board; // prettier-ignore
  expect(inDanger(shown.slice(0, 2), ['You', 'North'])).toBe('North threatens your Rat and your Dog.');
  expect(inDanger(shown, ['You', 'North'])).toBe('North threatens 3 of your animals.');
  expect(inDanger([], ['You', 'North'])).toBe('');
});
