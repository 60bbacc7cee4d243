import { describe, expect, it } from 'vitest';
import { currents, Landscape, plants, sideOf } from './landscape';
import { standing } from './standing';

const sizes = [
  { width: 1076, height: 384 },
  { width: 892, height: 196 },
  { width: 700, height: 212 },
  { width: 364, height: 206 },
];

describe.each(sizes)('a landscape of $width x $height', (box) => {
  const land = new Landscape(30, 15, box);

  it('leads to the right, and stays inside', () => {
    for (const [space, { x, y }] of land.spaces.entries()) {
      expect(x, `${space}: a bend leads hardly back`).toBeGreaterThan(
        (land.spaces[space - 1]?.x ?? 0) - land.room * 0.4,
      );
      expect(x).toBeGreaterThan(land.spaces[space - 5]?.x ?? 0);
      expect(x).toBeLessThan(box.width);
      expect(y).toBeGreaterThan(12);
      expect(y).toBeLessThan(box.height - 12);
    }
  });

  it('has room for an animal on every space', () => {
    expect(land.room).toBeGreaterThan(24);
  });

  it('has every animal at its own space, also beside others, and never at the next', () => {
    for (const [space, own] of [...land.spaces.entries()].slice(1))
      for (const count of [1, 2, 3, 4, 5])
        for (let index = 0; index < count; index += 1) {
          const { x, y, scale } = standing(index, count, land.across(space));
          const [middle, foot] = [y, y + 0.33 * scale].map((down) => ({
            x: own.x + x * land.animal,
            y: own.y + down * land.animal,
          }));
          for (const [other, at] of land.spaces.entries()) {
            if (other === space) continue;
            const nearer = (part = own) =>
              Math.hypot(part.x - own.x, part.y - own.y) / Math.hypot(part.x - at.x, part.y - at.y);
            expect(nearer(foot), `${index} of ${count} stands on ${space}, not on ${other}`).toBeLessThan(
              [0, 0.6, 0.6, 0.8, 0.8, 1][count] ?? 0,
            );
            expect(nearer(middle), `${index} of ${count} is at ${space}, not at ${other}`).toBeLessThan(0.95);
          }
        }
  });

  it('has the river where the rules have it', () => {
    for (const [space, point] of land.spaces.entries()) {
      expect(sideOf(land.near, point) > 0, `${space} is behind the near shore`).toBe(space >= 15);
      expect(sideOf(land.far, point) > 0, `${space} is behind the far shore`).toBe(space >= 30);
    }
  });

  it('has a road that ends round, on the land', () => {
    const ends = (river: number) => {
      const points = land
        .road(0, river, 20)
        .slice(1, -1)
        .split('L')
        .map((point) => point.split(' ').map(Number));
      const at = land.at(river);
      return points.filter(([x = 0, y = 0]) => Math.hypot(x - at.x, y - at.y) < 10 * land.depth(at.y) + 0.2);
    };
    const last = ends(14);
    expect(last.length).toBeGreaterThan(11);
    for (const [x = 0, y = 0] of last) expect(sideOf(land.near, { x, y })).toBeLessThan(0);
  });

  it('leads the current along the river', () => {
    for (const line of currents(land))
      for (const at of line) {
        expect(sideOf(land.near, at)).toBeGreaterThan(0);
        expect(sideOf(land.far, at)).toBeLessThan(0);
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
