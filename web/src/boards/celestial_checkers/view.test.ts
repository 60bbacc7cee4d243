import { describe, expect, it } from 'vitest';
import { legalAt } from '../../../tools/golden';
import { attempt, isDark, place, shifted, squareAt, squaresOf, standing, targetsOf } from './view';

const jump = { seat: 0, move: 'c3xe5', action: { kind: 'jump', from: 'c3', over: 'd4', to: 'e5' } };

describe('geometry', () => {
  it('has a1 dark and b1 light', () => {
    expect([isDark('a1'), isDark('b1'), isDark('h8')]).toEqual([true, false, true]);
  });

  it('draws a1 at the bottom left, and at the top right when turned', () => {
    expect(place('a1', false)).toEqual({ x: 0, y: 7 });
    expect(place('a1', true)).toEqual({ x: 7, y: 0 });
  });

  it('finds back the square of a place', () => {
    for (const flipped of [false, true]) {
      const { x, y } = place('c6', flipped);
      expect(squareAt(x, y, flipped)).toBe('c6');
    }
    expect(squareAt(8, 0, false)).toBeUndefined();
  });

  it('knows the edge', () => {
    expect(shifted('a1', -1, 0)).toBeUndefined();
    expect(shifted('a1', 1, 1)).toBe('b2');
  });

  it('finds the squares of a move', () => {
    expect(squaresOf(legalAt('celestial_checkers', 24))).toEqual(['h6', 'g5']);
    expect(squaresOf(legalAt('celestial_checkers', 0))).toEqual(['g3']);
    expect(squaresOf(jump)).toEqual(['c3', 'e5']);
  });
});

describe('targets', () => {
  const legal = [jump, legalAt('celestial_checkers', 0), legalAt('celestial_checkers', 24)];

  it('of a piece are the square behind and the animal jumped over', () => {
    const targets = targetsOf({ seat: 0, animal: 'Ox', from: 'c3' }, legal);
    expect([...targets.keys()].sort()).toEqual(['d4', 'e5']);
  });

  it('of an animal in hand are squares to place it on', () => {
    expect([...targetsOf({ seat: 0, animal: 'Ox', from: null }, legal).keys()]).toEqual(['g3']);
    expect(targetsOf({ seat: 0, animal: 'Rat', from: null }, legal).size).toBe(0);
  });
});

describe('an attempt', () => {
  const held = { seat: 0, animal: 'Ox', from: 'c3' };

  it('is written as the rules write moves', () => {
    expect(attempt(held, 'd4', 'Ox', false)).toBe('c3-d4');
    expect(attempt(held, 'e5', 'Ox', false)).toBe('c3xe5');
    expect(attempt({ ...held, from: null }, 'h8', 'Ox', false)).toBe('Ox@h8');
  });

  it('at a neighbour means to jump over it', () => {
    expect(attempt(held, 'd4', 'Ox', true)).toBe('c3xe5');
    expect(attempt({ ...held, from: 'g7' }, 'h8', 'Ox', true)).toBe('g7-h8');
  });
});

it('compares strengths', () => {
  expect([standing(5, 4), standing(5, 5), standing(5, 6)]).toEqual(['prey', 'equal', 'danger']);
});
