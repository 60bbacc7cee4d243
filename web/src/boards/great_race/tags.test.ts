import { describe, expect, it } from 'vitest';
import { Landscape } from './landscape';
import { onStone } from './standing';
import { bubbleHeight, clearOf, placedBy, tagHeight } from './tags';

const sizes = [
  { width: 1076, height: 384 },
  { width: 892, height: 220 },
  { width: 700, height: 232 },
  { width: 364, height: 206 },
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

  it.each(fields)('what is said of an animal on %i, %i, %i, %i or %i hides no animal', (...spaces) => {
    const animals = spaces.map((space) => {
      const { x, y } = land.at(space);
      return { x, y: y + land.animal * onStone, size: land.animal, space };
    });
    const [width, half] = [62, bubbleHeight / 2];
    for (const animal of animals) {
      const [{ x, y } = animal] = clearOf(land, animals, [{ ...animal, width }]);
      expect(x - width / 2).toBeGreaterThan(0);
      expect(x + width / 2).toBeLessThan(box.width);
      expect(y - half).toBeGreaterThan(0);
      expect(y + half).toBeLessThan(box.height);
      for (const other of animals)
        expect(
          Math.abs(other.x - x) > width / 2 + other.size * 0.4 || Math.abs(other.y - y) > half + other.size * 0.4,
          `that of ${animal.space} over ${other.space}`,
        ).toBe(true);
    }
  });

  it('leaves the number of a space in sight whoever stands on the next', () => {
    for (const [space, { x, y }] of [...land.spaces.entries()].slice(1))
      for (const [other, number] of land.spaces.entries())
        if (other !== space && other > 0 && other < 30) {
          const middle = y + land.animal * onStone;
          const hidden = Math.abs(number.x - x) < land.animal * 0.4 && Math.abs(number.y - middle) < land.animal * 0.5;
          expect(hidden, `${other} under the animal on ${space}`).toBe(false);
        }
  });

  it('keeps the numbers of the spaces in sight, under who stands there', () => {
    for (const space of fields.flat().filter((one) => one < 30)) {
      const { y } = land.at(space);
      const number = land.numberOn(space, 1, size);
      expect(number.y - number.height / 2, `${space}`).toBeGreaterThan(y + size * 0.12);
      expect(number.y + number.height / 2, `${space}`).toBeLessThan(box.height);
      expect(land.numberOn(space, 0, size)).toMatchObject(land.at(space));
    }
  });
});
