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
export const bubbleHeight = 23;

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
    const number = land.numberOn(space, Number(taken.has(space)), size);
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

/** What stands in the picture: the middle of an animal, and how large it is. */
export interface Piece extends Point {
  size: number;
  space: number;
}

/** The middles of what is said of animals: over each, or wherever nearest it hides no animal, and few numbers. */
export function clearOf(land: Landscape, pieces: Piece[], said: (Piece & { width: number })[]): Point[] {
  const { width, height } = land.box;
  const animals = pieces.map((piece) => boxAt({ x: piece.x, y: piece.y - piece.size * 0.03 }, piece.size, piece.size));
  const counts = (space: number) => pieces.filter((piece) => piece.space === space).length;
  const numbers = land.spaces.map((_, space) => {
    const number = land.numberOn(space, space ? counts(space) : 0, land.animal);
    return boxAt(number, number.height * 1.6, number.height * 1.4);
  });
  const placed: Box[] = [];
  return said.map((piece) => {
    const wide = piece.width + 4;
    const head = { x: piece.x, y: piece.y - piece.size * 0.56 - bubbleHeight / 2 - 3 };
    const [left, right] = [wide / 2 + 4, width - wide / 2 - 4];
    const [top, bottom] = [bubbleHeight / 2 + 4, height - bubbleHeight / 2 - 4];
    let [best, least] = [head, Infinity];
    for (let down = -96; down <= 96; down += 6)
      for (let aside = -120; aside <= 120; aside += 6) {
        const at = {
          x: Math.max(left, Math.min(right, head.x + aside)),
          y: Math.max(top, Math.min(bottom, head.y + down)),
        };
        const box = boxAt(at, wide, bubbleHeight + 4);
        const over = (others: Box[], weight: number) =>
          others.reduce((sum, other) => sum + weight * shared(box, other), 0);
        const far = Math.hypot(at.x - head.x, at.y - head.y);
        const cost = far * 4 + over(animals, 8) + over(numbers, 3) + over(placed, 100);
        if (cost < least) [best, least] = [at, cost];
      }
    placed.push(boxAt(best, wide, bubbleHeight + 4));
    return best;
  });
}
