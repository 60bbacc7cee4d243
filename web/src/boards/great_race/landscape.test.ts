import { describe, expect, it } from 'vitest';
import { inside, Landscape, lined, plants, sideOf, standing, stone } from './landscape';

const sizes = [
  { width: 1072, height: 340 },
  { width: 912, height: 200 },
  { width: 720, height: 200 },
  { width: 378, height: 165 },
];

describe.each(sizes)('a landscape of $width x $height', (box) => {
  const land = new Landscape(30, 15, box);

  it('leads always further to the right, and stays inside', () => {
    for (const [space, { x, y }] of land.spaces.entries()) {
      expect(x).toBeGreaterThan(land.spaces[space - 1]?.x ?? 0);
      expect(x).toBeLessThan(box.width);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(box.height - 12);
    }
  });

  it('has room for an animal on every space', () => {
    expect(land.room).toBeGreaterThan(24);
  });

  it('has the river where the rules have it', () => {
    for (const [space, point] of land.spaces.entries()) {
      expect(sideOf(land.near, point) > 0, `${space} is behind the near shore`).toBe(space >= 15);
      expect(sideOf(land.far, point) > 0, `${space} is behind the far shore`).toBe(space >= 30);
    }
  });

  it('has room for a tag under an animal beside the numbers of the other spaces', () => {
    const under = Math.max(28, Math.min(58, land.room * 1.04)) / 2;
    const [wide, high] = [box.width > 560 ? 58 : 24, 17];
    for (const [space, at] of land.spaces.entries()) {
      const { left, right } = land.reach(space, under, high);
      const begins = at.x - Math.max(wide - right, Math.min(wide / 2, left));
      for (const [other, { x, y }] of land.spaces.entries()) {
        const beside = Math.max(begins - x, x - begins - wide, 0);
        const above = Math.max(Math.abs(y - at.y - under) - high / 2, 0);
        const apart = Math.hypot(beside, above);
        if (other !== space) expect(apart, `${space} and ${other}`).toBeGreaterThan(land.room * stone - 1);
      }
    }
  });

  it('grows trees on the land and lotus in the water, away from the spaces', () => {
    const grown = plants(land);
    expect(grown.length).toBeGreaterThan(8);
    for (const { kind, x, y } of grown) {
      const wet = sideOf(land.near, { x, y }) > 0 && sideOf(land.far, { x, y }) < 0;
      expect(wet).toBe(['lotus', 'koi', 'reed'].includes(kind));
    }
    expect(plants(land)).toEqual(grown);
  });
});

it('keeps what stands over an animal inside, however wide', () => {
  expect(inside(200, 100, 400)).toBe(150);
  expect(inside(20, 100, 400)).toBe(6);
  expect(inside(390, 100, 400)).toBe(294);
});

it('lines the animals up at the start, one below the other', () => {
  const places = Array.from({ length: 4 }, (_, index) => lined(index, 4).y);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places.reduce((sum, y) => sum + y, 0)).toBeCloseTo(0);
  expect(new Set(places).size).toBe(4);
});

it('keeps animals on one space apart', () => {
  for (const count of [2, 3, 4, 5]) {
    const places = Array.from({ length: count }, (_, index) => standing(index, count));
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y}`)).size).toBe(count);
  }
});
