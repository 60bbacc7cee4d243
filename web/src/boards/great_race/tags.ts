// Where the names stand beside the animals: under them, or wherever else they hide neither another name nor an animal, and few numbers.
import type { Landscape, Point } from './landscape';

export interface Tag extends Point {
  space: number;
  /** The middle of the animals that it names, and how far they reach to each side of it. */
  around: number;
  width: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const tagHeight = 18;

const boxAt = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const shared = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The middles of the tags. `size`: of an animal. */
export function placedBy(land: Landscape, tags: Tag[], size: number): Point[] {
  const { width, height } = land.box;
  const animals = tags.map(({ x, y, around }) => boxAt({ x, y: y - size * 0.1 }, around * 2, size));
  const taken = new Set(tags.map(({ space }) => space));
  const numbers = land.spaces.map((_, space) => {
    const number = land.numberOn(space, taken.has(space), size);
    return boxAt(number, number.height * 1.4, number.height * 1.2);
  });
  const placed: Box[] = [];
  return tags.map(({ x, y, around, width: wide }, index) => {
    const [under, over, side] = [y + size * 0.5 + tagHeight / 2, y - size * 0.6 - tagHeight / 2, around + wide / 2 + 2];
    const places = [
      { x, y: under },
      { x: x - around * 0.7, y: under },
      { x: x + around * 0.7, y: under },
      { x, y: over },
      { x: x + side, y: y + size * 0.2 },
      { x: x - side, y: y + size * 0.2 },
      { x: x + side, y: y - size * 0.3 },
      { x: x - side, y: y - size * 0.3 },
    ];
    const costs = places.map((place, at) => {
      const box = boxAt(place, wide + 4, tagHeight + 2);
      const out = box.left < 4 || box.right > width - 4 || box.top < 4 || box.bottom > height - 4;
      const over = (others: Box[], weight: number) =>
        others.reduce((sum, other) => sum + weight * shared(box, other), 0);
      return (
        at * 14 +
        (out ? 1e6 : 0) +
        over(placed, 100) +
        over(
          animals.filter((_, other) => other !== index),
          4,
        ) +
        over(numbers, 4)
      );
    });
    const best = places[costs.indexOf(Math.min(...costs))] ?? { x, y: under };
    placed.push(boxAt(best, wide, tagHeight));
    return best;
  });
}
