import { describe, expect, it } from 'vitest';
import { afterMover, handOf, keyed, others, type ZodiacView } from './view';

describe('the seats around', () => {
  it('are told clockwise from the left-hand neighbour on', () => {
    expect(others(2, 4)).toEqual([3, 0, 1]);
    expect(others(0, 2)).toEqual([1]);
  });

  it('are all of them where nobody looks', () => {
    expect(others(null, 3)).toEqual([0, 1, 2]);
  });

  it('go on after the last one with the first', () => {
    const after = (mover: number | null) => afterMover({ mover, seats: [{}, {}, {}] } as unknown as ZodiacView);
    expect([0, 2, null].map(after)).toEqual([1, 0, null]);
  });
});

it('tells cards of a kind apart', () => {
  expect(keyed(['Ox', 'Ox', 'Rat'])).toEqual([
    { card: 'Ox', key: 'Ox 0' },
    { card: 'Ox', key: 'Ox 1' },
    { card: 'Rat', key: 'Rat 0' },
  ]);
});

it('shows a hand to its owner alone, and to others what is known of it', () => {
  const view = {
    viewer: 1,
    hand: ['Rat', 'Dog'],
    seats: [
      { hand: 6, skips: 0, known: ['Pig'], face_up: [] },
      { hand: 2, skips: 0, known: [], face_up: [] },
    ],
  } as unknown as ZodiacView;
  expect([handOf(view, 0), handOf(view, 1)]).toEqual([['Pig'], ['Rat', 'Dog']]);
});
