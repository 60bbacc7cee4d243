import { expect, it } from 'vitest';
import type { Made } from './actions';
import { drawn, passed, thrown, turn, view } from './testing';
import { cameBack, turningOf, turningTold } from './turning';

it('tells of one turn what was discarded and what came, and of several nothing', () => {
  const before = view({ board: [{ tile: 'Rat', panel: 4, shows: [6] }, null, null] });
  const after = view({ board: [{ tile: 'Tiger', panel: 1, shows: [1, 2, 3] }, null, null], discards: ['Rat'] });
  const told = (made: Made[]) => {
    const turning = turningOf(before, after, made);
    return turning && turningTold(turning).join(' ');
  };
  expect(told(turn(0, thrown(1, 2)))).toBe(null);
  expect(told(turn(0, passed(1, 2), drawn('Tiger')))).toBe('Rat is discarded; Tiger comes.');
  expect(told([...turn(0, passed(1, 2), drawn('jia')), ...turn(1, passed(1, 2), drawn('Tiger'))])).toBe('');
});

it('says until the next turn ends that the discards came back', () => {
  const shuffling = turn(0, thrown(1, 2), passed(1, 2), { ...drawn('Tiger'), shuffled: true });
  const next = turn(1, thrown(3, 4));
  expect([cameBack([]), cameBack(shuffling), cameBack([...shuffling, ...next])]).toEqual([false, true, true]);
  expect(cameBack([...shuffling, ...next, ...turn(1, passed(3, 4))])).toBe(false);
});
