import { expect, it } from 'vitest';
import type { Arrow } from '../board';
import { marksOf } from './marks';
import { view } from './testing';

const arrow = (kind: Arrow['kind'], action: Arrow['action']): Arrow => ({ kind, action, move: '', line: [] });

it('marks what a hint names and what was taken, on the board and at the seats; a thought marks nothing', () => {
  const now = view({ board: [null, { tile: 'Rat', panel: 1, shows: [5, 6] }, null] });
  const claim = { kind: 'claim', space: 2 };
  const marks = marksOf([arrow('hint', { kind: 'capture', tile: 'Tiger', from: 1 }), arrow('made', claim)], now);
  expect([...marks]).toEqual([
    ['Tiger', 'hinted'],
    ['Rat', 'taken'],
  ]);
  expect(marksOf([arrow('thought', claim), arrow('made', { kind: 'pass' })], now).size).toBe(0);
});
