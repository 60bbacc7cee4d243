import { describe, expect, it } from 'vitest';
import { Landscape } from './landscape';
import { placedBy, tagHeight } from './tags';

const sizes = [
  { width: 1076, height: 384 },
  { width: 892, height: 220 },
  { width: 700, height: 232 },
];
const fields = [
  [1, 2, 3, 4, 5],
  [11, 12, 13, 14, 15],
  [26, 27, 28, 29, 30],
  [7, 8, 17, 18, 23],
];

describe.each(sizes)('in a landscape of $width x $height', (box) => {
  const land = new Landscape(30, 15, box);
  const size = Math.max(36, Math.min(76, land.room * 1.2));

  it.each(fields)(
    'the names beside animals on %i, %i, %i, %i and %i hide none of each other, inside the picture',
    (...spaces) => {
      const tags = spaces.map((space) => ({ space, ...land.at(space), around: size * 0.44, width: 44 }));
      const placed = placedBy(land, tags, size);
      for (const [index, { x, y }] of placed.entries()) {
        expect(x - 22).toBeGreaterThan(0);
        expect(x + 22).toBeLessThan(box.width);
        expect(y - tagHeight / 2).toBeGreaterThan(0);
        expect(y + tagHeight / 2).toBeLessThan(box.height);
        for (const other of placed.slice(index + 1))
          expect(Math.abs(other.x - x) >= 44 || Math.abs(other.y - y) >= tagHeight, `${spaces[index]}`).toBe(true);
      }
    },
  );

  it('keeps the numbers of the spaces in sight, under who stands there', () => {
    for (const space of fields.flat().filter((one) => one < 30)) {
      const { y } = land.at(space);
      const number = land.numberOn(space, true, size);
      expect(number.y - number.height / 2, `${space}`).toBeGreaterThan(y + size * 0.12);
      expect(number.y + number.height / 2, `${space}`).toBeLessThan(box.height);
      expect(land.numberOn(space, false, size)).toMatchObject(land.at(space));
    }
  });
});
