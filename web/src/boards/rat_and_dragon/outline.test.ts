import { describe, expect, it } from 'vitest';
import { bowAt, clearAt, labelOf, lockAt, outline, seamOf, tag, tagAt } from './outline';
import { squareAt } from './view';

const grid = { columns: 15, rows: 15 };
const corners = (path: string) => path.split('Q').length - 1;

describe('the outline', () => {
  it('of one square is a square', () => {
    expect(outline(['a1'], 0.1, 0.2)).toBe(
      'M0.1 0.3Q0.1 0.1 0.3 0.1L0.7 0.1Q0.9 0.1 0.9 0.3L0.9 0.7Q0.9 0.9 0.7 0.9L0.3 0.9Q0.1 0.9 0.1 0.7Z',
    );
  });

  it('has no corner where a side goes straight on', () => {
    expect(corners(outline(['a1', 'b1', 'c1']))).toBe(4);
    expect(corners(outline(['a1', 'a2', 'b2']))).toBe(6);
  });

  it('goes round a hole as well', () => {
    const ring = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
    expect(outline(ring).match(/M/g)).toHaveLength(2);
    expect(corners(outline(ring))).toBe(8);
  });

  it('does not cross where squares meet at a corner', () => {
    const path = outline(['a1', 'b1', 'a2', 'c2', 'a3', 'b3', 'c3']);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(corners(path)).toBe(10);
  });
});

describe('the label', () => {
  it('is large on four squares', () => {
    expect(labelOf(['a1', 'b1', 'a2', 'b2', 'c2']).picture.size).toBeGreaterThan(1);
  });

  it('is larger the more room there is, and in the middle of a long creature', () => {
    const square = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
    expect(labelOf(square).picture.size).toBeGreaterThan(2);
    const long = labelOf(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
    expect(long.on).toEqual(['c1', 'd1', 'e1']);
    expect(labelOf(['a1', 'b1', 'c1', 'd1']).on).toEqual(['b1', 'c1']);
  });

  it('stays on its squares, on a small sheet too', () => {
    for (const squares of [
      ['a1', 'b1', 'a2', 'b2'],
      ['a1', 'b1'],
      ['a1', 'a2', 'a3'],
      ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'],
    ])
      for (const { picture, number, on } of [labelOf(squares), labelOf(squares, 'small')]) {
        const right = Math.max(...on.map((square) => square.charCodeAt(0) - 'a'.charCodeAt(0) + 1));
        expect(number.x + number.size, squares.join()).toBeLessThanOrEqual(right);
        expect(picture.x - picture.size / 2, squares.join()).toBeGreaterThanOrEqual(-0.05);
      }
  });

  it('has its animal inside the outline on a straight or broad creature', () => {
    for (const squares of [
      ['c3', 'c4'],
      ['c3', 'd3', 'e3'],
      ['c3', 'd3', 'c4', 'd4'],
      ['c3', 'd3', 'e3', 'c4', 'd4', 'e4'],
    ]) {
      const { x, y, size } = labelOf(squares).picture;
      // The animals leave a twentieth of their pictures free at each side.
      for (const at of [x, y]) expect(at - size * 0.45, squares.join()).toBeGreaterThanOrEqual(2.06);
      expect(y + size * 0.45, squares.join()).toBeLessThanOrEqual(
        Math.max(...squares.map((at) => Number(at.slice(1)))) - 0.06,
      );
    }
  });

  it('has a number that can be read on a sheet of medium size', () => {
    const [large, medium] = [labelOf(['c3', 'c4']), labelOf(['c3', 'c4'], 'medium')];
    expect(medium.number.size).toBeGreaterThan(large.number.size);
    expect(medium.number.x + medium.number.size, 'on its own square').toBeLessThanOrEqual(3);
    expect(labelOf(['d4'], 'medium').number.size, 'the Rat has one square').toBe(0);
  });

  it('has no number over its outline on a sheet of medium size', () => {
    for (const squares of [
      ['a1', 'b1', 'a2', 'b2'],
      ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'],
      ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'],
      ['a1', 'b1', 'c1'],
    ]) {
      const { x, y, size } = labelOf(squares, 'medium').number;
      const far = Math.max(...squares.map((at) => at.charCodeAt(0) - 96));
      const low = Math.max(...squares.map((at) => Number(at.slice(1))));
      expect(far - x - size, squares.join()).toBeGreaterThan(0.09);
      expect(low - y - size, squares.join()).toBeGreaterThan(0.09);
    }
  });

  it('stands on two squares side by side', () => {
    const { picture, number } = labelOf(['c3', 'c4']);
    expect([Math.floor(picture.x), Math.floor(picture.y)]).toEqual([2, 2]);
    expect([Math.floor(number.x), Math.floor(number.y)]).toEqual([2, 3]);
  });

  it('has its number beside an animal on four squares, where there is a fifth', () => {
    const { picture, number, on } = labelOf(['c3', 'd3', 'c4', 'd4', 'e4']);
    expect([picture.x, picture.y]).toEqual([3, 3]);
    expect([number.x, number.y]).toEqual([4.5, 3.5]);
    expect(on).toEqual(['c3', 'd3', 'c4', 'd4', 'e4']);
  });

  it('has its number right of the animal or below it, never away from it', () => {
    for (const squares of [
      ['c3', 'c4', 'c5', 'd5'],
      ['l6', 'm6', 'n6', 'o6', 'o7'],
      ['a6', 'b6', 'c6', 'd6', 'd5', 'e5', 'f5'],
      ['c3', 'd3', 'c4', 'd4', 'b4', 'c2'],
    ]) {
      const { picture, number } = labelOf(squares);
      expect(
        [number.x - picture.x, number.y - picture.y].every((way) => way >= -0.01),
        squares.join(),
      ).toBe(true);
      expect(Math.hypot(number.x - picture.x, number.y - picture.y), squares.join()).toBeLessThan(1.6);
    }
  });

  it('of the Rat fits its square, with the number in a corner', () => {
    const { picture, number, on } = labelOf(['d4']);
    expect(picture.size).toBeLessThan(1);
    expect(number.size).toBeGreaterThan(0);
    expect(number.x + number.size <= 4 && number.y - number.size >= 3).toBe(true);
    expect(Math.hypot(number.x - picture.x, number.y - picture.y), 'not over the animal').toBeGreaterThan(0.45);
    expect(on).toEqual(['d4']);
  });

  it('shows the animal no smaller on a small sheet, and nothing else', () => {
    const [one, two] = [labelOf(['d4'], 'small'), labelOf(['c3', 'c4'], 'small')];
    expect([one.picture.x, one.picture.y, one.number.size]).toEqual([3.5, 3.5, 0]);
    expect(two.picture.size).toBeGreaterThanOrEqual(labelOf(['c3', 'c4']).picture.size);
    expect(two.number.size).toBe(0);
  });
});

describe('the seam', () => {
  it('is one thread across a side that both share', () => {
    const seam = seamOf(grid, ['a1'], ['b1', 'c1', 'd1']);
    expect(seam?.knot).toEqual({ x: 1, y: 0.5 });
    expect(seam?.path).toMatch(/^M0\.7\d* 0\.5\d*Q.* 1 0\.5Q/);
    expect(seamOf(grid, ['a1', 'a2'], ['b1', 'b2'])?.path.split('M')).toHaveLength(2);
  });

  it('goes from picture to picture by the shortest way', () => {
    const tall = (column: string) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`);
    const knot = seamOf(grid, tall('a'), tall('b'))?.knot;
    expect(Math.abs((knot?.y ?? 0) - labelOf(tall('a')).picture.y)).toBeLessThan(0.6);
  });

  it('ends at the edge of the animals and runs over neither', () => {
    const [one, other] = [
      ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'],
      ['c3', 'd3'],
    ];
    const numbers = (seamOf(grid, one, other)?.path.match(/[\d.]+/g) ?? []).map(Number);
    const ends = [numbers.slice(0, 2), numbers.slice(-2)];
    [one, other].forEach((squares, at) => {
      const { x, y, size } = labelOf(squares).picture;
      const [right = 0, down = 0] = ends[at] ?? [];
      const far = Math.hypot(right - x, down - y);
      expect(far > size * 0.3 && far < size / 2, `${far} of ${size}`).toBe(true);
    });
  });

  it('has a bow of its own size', () => {
    const numbers = (bowAt({ x: 2, y: 2 }, 0.2).match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1.8);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(2.2);
  });

  it('is none between creatures that do not touch', () => {
    expect(seamOf(grid, ['a1'], ['b2'])).toBeNull();
  });
});

describe('a tag', () => {
  it('lies on a square that picture and number leave free', () => {
    expect(tagAt(['c3', 'd3', 'd4'])).toEqual({ x: 3.5, y: 3.5 });
    expect(tagAt(['c3', 'd3', 'c4', 'd4', 'd5', 'e4'])).toEqual({ x: 3.5, y: 4.5 });
  });

  it('lies at the edge where there is none, on the sheet', () => {
    expect(tagAt(['c3'], 15).y - tag.high, 'below the Rat').toBeGreaterThan(2.9);
    expect(tagAt(['c15'], 15).y).toBeLessThan(14);
    expect(tagAt(['c3', 'c4']).y).toBeGreaterThan(4);
  });
});

describe('a padlock', () => {
  it('lies beside the animal on its own squares: on a free one towards it, or at a corner', () => {
    const own = (at: number) => at % 1 > 0.2 && at % 1 < 0.8;
    for (const squares of [['d4'], ['c3', 'd3'], ['c3', 'c4'], ['c3', 'd3', 'd4'], ['c3', 'd3', 'c4', 'd4']]) {
      const { x, y } = lockAt(squares);
      const { picture } = labelOf(squares);
      expect(own(x) && own(y), `${squares.join()}: ${x} ${y}`).toBe(true);
      expect(squares).toContain(squareAt(Math.floor(x), Math.floor(y)));
      expect(Math.hypot(x - picture.x, y - picture.y), squares.join()).toBeGreaterThan(picture.size / 2);
    }
  });
});

it('what a pair brings lies clear of both animals', () => {
  const labels = [labelOf(['a1', 'b1', 'a2', 'b2']), labelOf(['c1', 'd1', 'c2', 'd2'])];
  const { x, y } = clearAt(grid, { x: 2, y: 1 }, 2, 1.3, labels);
  expect(y, 'below both').toBeGreaterThan(2.4);
  expect(Math.abs(x - 2)).toBeLessThan(2.5);
});

it('what a pair brings lies on the pair, where others are free of animals', () => {
  const own = new Set(['a1', 'b1', 'a2', 'b2', 'c1', 'd1', 'c2', 'd2']);
  const labels = [labelOf(['a1', 'b1', 'a2', 'b2']), labelOf(['c1', 'd1', 'c2', 'd2'])];
  const { x, y } = clearAt(grid, { x: 2, y: 1 }, 1.6, 0.9, labels, own);
  expect(x <= 4 && y <= 2, `${x} ${y}`).toBe(true);
});
