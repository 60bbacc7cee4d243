import { expect, it } from 'vitest';
import type { Deed } from './deeds';
import { exposedBy } from './offer';
import { tiles } from './testing';
import { noteOf } from './tray';
import { words } from './words';

const names = ['You', 'Ben'];
const [wood, tiger, , , jia] = tiles;
if (!wood || !tiger || !jia) throw new Error('no tile');
const claim: Deed = { mover: 0, kind: 'claim', tile: 'Wood', dice: [3, 4], gain: 8 };
const capture: Deed = { mover: 1, kind: 'capture', tile: 'Wood', from: 0, dice: [2, 3], gain: 8, loss: 8 };
const kept: Deed = { mover: 0, kind: 'prevent', tile: 'Wood', from: 1, dice: [] };

it('tells of a tile what captures it and how it came to whoever has it', () => {
  expect(noteOf(wood, [], names)).toBe('Wood, value 8. Wood is captured with 2 and 3.');
  expect(noteOf(wood, [claim], names)).toBe('Wood, value 8. Wood is captured with 2 and 3. You claimed it.');
  expect(noteOf(wood, [claim, capture, kept], names)).toBe(
    'Wood, value 8. Wood is captured with 2 and 3. Ben captured it from you.',
  );
  expect(noteOf(wood, [claim], names, [], words.colourLong('Wood', 'You', 3, 5, 4, 5))).toBe(
    'Wood, value 8. Wood is captured with 2 and 3. You claimed it. Wood: you have 3 tiles, bonus +5. One more brings a bonus of 2. Bonus for one colour: 3 tiles +5, 4 tiles +7, 5 tiles +10.',
  );
  expect(words.ladder('Wood', 5)).toBe('Wood tiles together: 3 +5, 4 +7, 5 +10');
});

it('tells which throw takes which tile', () => {
  const { ways, which } = exposedBy([tiger, wood, jia]);
  expect(ways).toBe(7);
  expect(which).toEqual([
    [[1, 6], ['Jia']],
    [[2, 3], ['Wood']],
    [[4, 5], ['Tiger']],
    [[6, 6], ['Tiger']],
  ]);
  expect(words.exposedLong(ways, 1, which)).toBe(
    'Of the 36 throws of two dice 7 capture one of these tiles: 1+6 Jia, 2+3 Wood, 4+5 Tiger, 6+6 Tiger. 1 token is left to keep it.',
  );
});

it('says whose points have changed', () => {
  expect([words.changedLast('You'), words.changedLast('Ben')]).toEqual([
    'What changed your points last.',
    'What changed Ben’s points last.',
  ]);
});
