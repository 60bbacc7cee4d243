import { expect, it } from 'vitest';
import { Course, standing, starting } from './track';

it('runs to the right and back in turn', () => {
  const course = new Course(30, 17, 2);
  expect(course.rows).toBe(2);
  expect(course.at(0)).toEqual({ x: 1, y: 0.5 });
  expect(course.at(1)).toEqual({ x: 2.5, y: 0.5 });
  expect(course.at(15)).toEqual({ x: 16.5, y: 0.5 });
  expect(course.at(16)).toEqual({ x: 16.5, y: 1.5 });
  expect(course.at(30)).toEqual({ x: 2.5, y: 1.5 });
  expect(new Course(30, 8, 2).rows).toBe(4);
});

it('draws the way through the middles of the spaces', () => {
  expect(new Course(3, 3, 2).path(0, 3, 10, 20)).toBe('M5 10L10 10L25 10L25 30L15 30');
});

it('keeps animals on one space apart', () => {
  expect(standing(0, 1)).toEqual({ x: 0, y: 0 });
  for (const count of [2, 3, 4, 5]) {
    const places = Array.from({ length: count }, (_, index) => standing(index, count));
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y}`)).size).toBe(count);
    const atStart = places.map((_, index) => starting(index, count, 2));
    expect(new Set(atStart.map(({ x, y }) => `${x.toFixed(2)} ${y}`)).size).toBe(count);
    for (const { x } of atStart) expect(Math.abs(x)).toBeLessThan(1);
  }
});
