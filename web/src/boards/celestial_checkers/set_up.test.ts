import { describe, expect, it } from 'vitest';
import { isBeside, setUp } from './view';

describe('a suggested set-up', () => {
  it('has the strongest ahead, on either side', () => {
    const hand = ['Rat', 'Ox', 'Dog'];
    expect([...setUp(hand, ['a1', 'c3', 'b2'], 0)]).toEqual([
      ['Ox', 'c3'],
      ['Dog', 'b2'],
      ['Rat', 'a1'],
    ]);
    expect(setUp(hand, ['h8', 'f6', 'g7'], 1).get('Ox')).toBe('f6');
  });

  it('leaves out what has no square', () => {
    expect([...setUp(['Rat', 'Ox'], ['a1'], 0)]).toEqual([['Ox', 'a1']]);
  });
});

it('compares only neighbours', () => {
  expect([isBeside('c3', 'd4'), isBeside('c3', 'b2'), isBeside('c3', 'e5'), isBeside('c3', 'c4')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
