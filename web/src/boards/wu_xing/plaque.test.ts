import { expect, it } from 'vitest';
import type { Deed } from './deeds';
import { plaqueOf } from './plaque';

const names = ['You', 'Ben', 'Cleo'];
const plaque = (deed: Deed, idle = false) => {
  const { told, sum, gain, loss, from, warns } = plaqueOf(deed, names, [0], idle);
  return [told, sum, gain, loss, from, warns];
};
const colour = { points: 5, of: 'Wood' } as const;
const capture: Deed = { kind: 'capture', mover: 1, tile: 'Tiger', from: 0, gain: 8, loss: 10, dice: [4, 6] };

it('shows what was done, its points by their own, and what one has lost by it', () => {
  expect(plaque({ kind: 'claim', mover: 1, tile: 'Rat', gain: 5, dice: [1, 2] })).toEqual([
    ...['claimed Rat', '', 5, 0, null, false],
  ]);
  expect(plaque({ ...capture, lost: { value: 5, colour } })).toEqual([
    ...['captured your Tiger', '5 + 5 colour bonus', 8, 10, 0, true],
  ]);
  expect(plaque({ ...capture, from: 2, gained: { value: 3, colour } })).toEqual([
    ...['captured Cleo’s Tiger', '3 + 5 colour bonus', 8, 10, 2, false],
  ]);
  expect(plaque({ ...capture, kind: 'prevent' }).slice(0, 2)).toEqual([
    ...['tried to take Tiger; you kept it', 'with a token'],
  ]);
  expect(plaque({ kind: 'pass', mover: 0, dice: [1, 1] }, true)[0]).toBe('nothing matched: passed');
});
