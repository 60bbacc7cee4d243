import { expect, it } from 'vitest';
import { openSigns } from './open';
import type { ZodiacView } from './view';

it('counts the signs that lie open before the others, and no action cards', () => {
  const seats = [['Rat', 'Dog'], ['Ox', 'Cat', 'Dog'], ['Dog']].map((face_up) => ({
    hand: 6,
    skips: 0,
    known: ['Pig'],
    face_up,
  }));
  const open = (viewer: number | null) => Object.fromEntries(openSigns({ viewer, seats } as unknown as ZodiacView));
  expect(open(0)).toEqual({ Ox: 1, Dog: 2 });
  expect(open(null)).toEqual({ Rat: 1, Ox: 1, Dog: 3 });
});
