import { expect, it } from 'vitest';
import { cause } from '../wire/testing';
import { stepOf, type Cause } from '../wire/protocol';
import { kindOf } from './games';
import { stayOf } from './stay';

// Without the beats that it has itself.
const wuXing = { ...kindOf('wu_xing') };
delete wuXing.stays;
const after = (...causes: Cause[]) => ({
  view: { game: 'wu_xing' },
  seats: [],
  moves: [stepOf({ seat: 1, move: 'pass', turn: 1, written: 'pass', action: { kind: 'pass' }, causes })],
});

it('shows a capture longer than a tile that is claimed', () => {
  expect(stayOf(wuXing, after(cause(1, 'points', 5, 'claimed')))).toBe(wuXing.linger);
  expect(stayOf(wuXing, after(cause(1, 'points', 5, 'captured')))).toBe(2 * wuXing.linger);
});

it('shows an earlier capture no longer once more was done', () => {
  const { moves, ...table } = after(cause(1, 'points', 5, 'captured'));
  expect(stayOf(wuXing, { ...table, moves: [...moves, ...after().moves] })).toBe(wuXing.linger);
});

it('shows something as long as the game says', () => {
  const { moves, ...table } = after(cause(1, 'points', 5, 'captured'));
  const told = { ...wuXing, stays: (_: object, steps: readonly object[]) => (steps.length === 1 ? 50 : null) };
  expect(stayOf(told, { ...table, moves })).toBe(50);
  expect(stayOf(told, { ...table, moves: [...moves, ...moves] })).toBe(2 * wuXing.linger);
});

it('shows a capture of Celestial Checkers for more than a second, and a move for less', () => {
  const checkers = kindOf('celestial_checkers');
  expect(stayOf(checkers, after(cause(1, 'animals', -1, 'captured')))).toBe(1200);
  expect(stayOf(checkers, after())).toBe(900);
});
