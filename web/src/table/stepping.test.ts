import { expect, it } from 'vitest';
import { stepping } from './stepping';

const go = (key: string, step: number, setUp = 0) => stepping[key]?.to(step, 30, setUp);

it('goes through what chance set up at once, and through the rest a step at a time', () => {
  expect([0, 3, 24, 25].map((step) => go('ArrowRight', step, 24))).toEqual([24, 24, 25, 26]);
  expect([26, 25, 24, 7].map((step) => go('ArrowLeft', step, 24))).toEqual([25, 24, 0, 0]);
});

it('goes a step at a time where chance set up nothing', () => {
  expect([go('ArrowRight', 0), go('ArrowLeft', 1), go('ArrowLeft', 5)]).toEqual([1, 0, 4]);
});
