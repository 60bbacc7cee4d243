import { expect, it } from 'vitest';
import { Landscape } from './landscape';
import { gathered, lined, standing } from './standing';

it('lines the animals up before the gate, each in a place of its own', () => {
  for (const count of [2, 3, 4, 5]) {
    const places = Array.from({ length: count }, (_, index) => lined(index, count));
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y}`)).size).toBe(count);
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
    // Four cover each other nowhere by more than a little.
    if (count === 4)
      for (const one of places)
        for (const other of places)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.6);
  }
});

it('keeps animals on one space apart', () => {
  for (const count of [2, 3, 4, 5]) {
    const places = Array.from({ length: count }, (_, index) => standing(index, count, { x: 0, y: 1 }));
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y}`)).size).toBe(count);
  }
});

it('has one’s own animal in front of the others on its space', () => {
  const positions = [23, 23, 17, 23];
  expect(gathered(positions, 23, new Set([0]))).toEqual([1, 3, 0]);
  expect(gathered(positions, 23, new Set())).toEqual([0, 1, 3]);
  expect(standing(1, 2, { x: -1, y: 0 }).x, 'the last is nearest').toBeLessThan(standing(0, 2, { x: -1, y: 0 }).x);
});

it('shows the face of every animal on a space: none hides half of another', () => {
  for (const space of [2, 5, 7, 12, 20, 27, 30])
    for (const count of [2, 3, 4, 5]) {
      const across = new Landscape(30, 15, { width: 364, height: 206 }).across(space);
      const places = Array.from({ length: count }, (_, index) => standing(index, count, across));
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y), `${count} on ${space}`).toBeGreaterThan(one.scale * 0.5);
    }
});
