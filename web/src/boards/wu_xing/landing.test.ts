import { beforeEach, expect, it, vi } from 'vitest';
import { moments, tumbles } from './beats';
import { Landing } from './landing.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('gives what was done its moment before the dice thrown after it', () => {
  const landing = new Landing();
  landing.saw(3, 3, 0);
  landing.saw(4, 4, 1000);
  expect([landing.waits, landing.still]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect([landing.waits, landing.still]).toEqual([false, false]);
  vi.advanceTimersByTime(tumbles);
  expect(landing.still).toBe(true);
});

it('waits for nothing where one looks back: the last step is no throw, or others lie between', () => {
  const landing = new Landing();
  landing.saw(3, 3, 0);
  landing.saw(4, 4, moments.lost, false);
  expect([landing.waits, landing.still]).toEqual([false, true]);
  landing.saw(9, 8, moments.lost);
  expect([landing.waits, landing.still]).toEqual([false, true]);
  landing.saw(2, 2, moments.lost);
  expect([landing.waits, landing.still]).toEqual([false, true]);
});
