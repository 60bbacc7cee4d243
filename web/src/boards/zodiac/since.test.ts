import { expect, it } from 'vitest';
import type { Deed } from './actions';
import { sinceTurnOf } from './since';
import { catOn, discard, drew, pass, skipping, turn, up } from './testing';

const before = [...turn(1, 2, ...drew(null), discard('Ox')), ...turn(2, 3, discard('Pig'))];
const since = (...deeds: Deed[]) => sinceTurnOf(0, [1, 2, 3], deeds, null);

it('what the others have done counts from one’s own last turn', () => {
  expect(since(...before)).toEqual([1, 2]);
  expect(since(...before, ...turn(0, 5, discard('Rat')))).toEqual([]);
  expect(since(...before, ...turn(0, 5, discard('Rat')), ...turn(1, 6, up('Dog')))).toEqual([1]);
});

it('it stays in sight for all of one’s own turn', () => {
  const deeds = [...turn(0, 1, pass), ...before, ...turn(0, 4, ...drew('Rat'), up('Rat'))];
  expect(sinceTurnOf(0, [1, 2, 3], deeds, 4)).toEqual([1, 2]);
  expect(sinceTurnOf(0, [1, 2, 3], deeds, null), 'and no longer').toEqual([]);
});

it('a turn that was missed is told, too, until one has moved again', () => {
  const missed = turn(1, 6, skipping(catOn(2), 2));
  expect(since(...turn(0, 5, discard('Rat')), ...missed)).toEqual([1, 2]);
  expect(since(...missed, ...turn(0, 8, pass))).toEqual([]);
  expect(since(...turn(0, 5, skipping(catOn(1), 1)))).toEqual([1]);
});
