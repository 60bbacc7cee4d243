import { expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { cause } from '../../wire/testing';
import type { Made } from './actions';
import { beatOf, moments, stays, tumbles } from './beats';
import { allowed, answered, captured, claimed, drawn, passed, prevented, thrown, turn, wanted } from './testing';

const beat = ([made]: Made[], ...own: number[]) => (made ? beatOf(made, own) : NaN);
const stay = (made: Made[], ...own: number[]) => stays(made as Step[], own);

it('gives a pass little time, a tile more, a set that it completes yet more', () => {
  const claim = turn(1, claimed(2, 'jia', 8));
  const completes = claim.map((made) => ({ ...made, causes: [cause(1, 'points', 5, 'colour')] }));
  expect(beat(turn(1, passed(1, 2)))).toBeLessThan(beat(claim));
  expect(beat(turn(1, passed(1, 2)), 1), 'one’s own longer').toBeGreaterThan(beat(turn(1, passed(1, 2))));
  expect(beat(completes)).toBe(moments.complete);
  expect(beat(claim)).toBeLessThan(moments.complete);
});

it('shows longest what somebody here loses without having been asked', () => {
  const taken = turn(1, captured('Rat', 0, 5, 7));
  expect(beat(taken, 0)).toBe(moments.lost);
  expect(beat(taken, 2)).toBeLessThan(moments.complete);
  expect(beat(turn(1, wanted('Rat', 0)), 0)).toBeLessThan(moments.lost);
  expect(beat(answered(0, 1, allowed('Rat', 5, 7)), 0)).toBeLessThan(moments.lost);
  // What was answered here longer than what others answer each other.
  for (const answer of [allowed('Rat', 5, 7), prevented('Rat')]) {
    expect(beat(answered(0, 1, answer), 0)).toBe(moments.answered);
    expect(beat(answered(0, 1, answer), 1), 'and what somebody here is answered').toBe(moments.answered);
    expect(beat(answered(0, 1, answer), 2)).toBeLessThan(moments.answered);
  }
});

it('lets the next dice lie before something is done with them', () => {
  const claim = turn(1, claimed(2, 'jia', 3), drawn('Rat'));
  expect(stay(claim)).toBe(beat(claim));
  expect(stay([...claim, ...turn(2, thrown(1, 2))])).toBeGreaterThan(beat(claim) + tumbles);
});
