import { expect, it } from 'vitest';
import { stepping } from './stepping';

const stops = [0, 24, 27, 28, 30];
const go = (key: string, step: number) => stepping[key]?.to(step, stops);

it('goes from one stop to the next', () => {
  expect([0, 24, 27, 28].map((step) => go('ArrowRight', step))).toEqual([24, 27, 28, 30]);
  expect([30, 28, 27, 24].map((step) => go('ArrowLeft', step))).toEqual([28, 27, 24, 0]);
});

it('goes from between two stops to either', () => {
  expect(go('ArrowRight', 25)).toBe(27);
  expect(go('ArrowLeft', 26)).toBe(24);
});

it('stays at the ends, and leads to them', () => {
  expect([go('ArrowLeft', 0), go('ArrowRight', 30)]).toEqual([0, 30]);
  expect([go('Home', 27), go('End', 3)]).toEqual([0, 30]);
});
