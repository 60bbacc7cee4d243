import { expect, it } from 'vitest';
import { blocks, hatching, strokes } from './scribble';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

it('fills a square, and looks the same every time', () => {
  const path = hatching(['c2']);
  expect(hatching(['c2'])).toBe(path);
  expect(hatching(['c3'])).not.toBe(path);
  numbers(path).forEach((at, index) => {
    const from = index % 2 ? 1 : 2;
    expect(at).toBeGreaterThan(from - 0.05);
    expect(at).toBeLessThan(from + 1.05);
  });
});

it('marks each square', () => {
  expect(strokes(['a1', 'b1']).split('M'), 'one stroke each').toHaveLength(3);
  expect(strokes(['a1', 'b1'], true).split('M'), 'two').toHaveLength(5);
  expect(blocks(['a1', 'b2'])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
