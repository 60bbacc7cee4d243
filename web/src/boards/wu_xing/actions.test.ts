import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../tools/golden';
import { madeOf, movesOf, written, type Move } from './actions';
import { allowed, captured, passed, thrown, turn, turned } from './testing';

const lines = linesOf('wu_xing');

describe('what the server tells', () => {
  const done = lines.filter(({ is, actor }) => is === 'action' && actor !== 'chance');
  const told = lines.filter(({ is }) => is === 'told');
  const steps = told.map(({ text, action }) => ({ seat: 0, move: text, turn: 0, written: text, action }));

  it('is written as the server writes it', () => {
    const moves = movesOf(done.map(({ text, action }) => ({ seat: 0, move: text, action })));
    expect(moves.length).toBeGreaterThan(5);
    expect(moves.map(({ action }) => written(action))).toEqual(done.map(({ text }) => text));
  });

  it('is known, with whose turn it was', () => {
    const made = madeOf(steps);
    expect(made.length).toBe(told.length);
    for (const { action } of made) expect(action.mover).toBeTypeOf('number');
  });

  it('has the shape of the steps in these tests', () => {
    const actions = madeOf(steps).map(({ action }) => action);
    const own = [
      turn(1, thrown(4, 5), passed(4, 5), turned(2, '-', 1, [2, 2]), captured('Earth', 0, 8, 8, [2, 5])),
      turn(0, allowed('yi', 3, 3)),
    ].flat();
    for (const { action } of own) expect(actions).toContainEqual(action);
  });

  it('is left out where this client does not know it', () => {
    const strange = { seat: 0, move: 'c3-d4', turn: 0, written: '', action: { kind: 'slide' } };
    expect([movesOf([strange]), madeOf([strange])]).toEqual([[], []]);
  });
});

it.each<[string, Move]>([
  ['token 3+', { kind: 'token', die: 3, change: '+' }],
  ['token 6?', { kind: 'token', die: 6, change: '?' }],
  ['claim 2', { kind: 'claim', space: 2 }],
  ['capture Tiger<1', { kind: 'capture', tile: 'Tiger', from: 1 }],
  ['prevent', { kind: 'prevent' }],
  ['allow', { kind: 'allow' }],
  ['pass', { kind: 'pass' }],
])('%s is written so', (text, move) => {
  expect(written(move)).toBe(text);
});
