import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { motion } from '../../preferences/motion';
import { Finale } from './finale.svelte';

beforeEach(() => {
  motion.now = 'full';
  vi.useFakeTimers();
});
afterEach(() => {
  motion.now = 'system';
  vi.useRealTimers();
});

it('is shown once when the race ends, and makes way for the result', () => {
  const finale = new Finale();
  finale.hear(false, true);
  expect(finale.shown).toBe(false);
  finale.hear(true, true);
  vi.advanceTimersByTime(6000);
  expect(finale.shown, 'there is time to look at it').toBe(true);
  vi.runAllTimers();
  expect(finale.shown).toBe(false);
  finale.hear(true, true);
  expect(finale.shown).toBe(false);
});

it('can be left at once', () => {
  const finale = new Finale();
  finale.hear(false, true);
  finale.hear(true, true);
  finale.leave();
  expect(finale.shown).toBe(false);
});

it('is not shown to whoever comes to a race that is over, looks back, or wants no motion', () => {
  const come = new Finale();
  come.hear(true, true);
  const back = new Finale();
  back.hear(false, false);
  back.hear(true, false);
  motion.now = 'reduced';
  const still = new Finale();
  still.hear(false, true);
  still.hear(true, true);
  expect([come, back, still].map(({ shown }) => shown)).toEqual([false, false, false]);
});
