import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { motion } from '../../preferences/motion';
import { alongIn, Finale } from './finale.svelte';

beforeEach(() => {
  motion.now = 'full';
  vi.useFakeTimers();
});
afterEach(() => {
  motion.now = 'system';
  vi.useRealTimers();
});

it('is shown once when the race ends, and waits for whoever looks at it', () => {
  const finale = new Finale();
  finale.hear(false, true);
  expect(finale.shown).toBe(false);
  finale.hear(true, true);
  vi.advanceTimersByTime(60_000);
  expect(finale.shown, 'the result does not come in between').toBe(true);
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

it('has the runners in their order, none on another', () => {
  expect(alongIn([30, 28, 27, 11], 30).map((along) => Number(along.toFixed(2)))).toEqual([0.74, 0.42, 0.22, 0]);
  for (const positions of [
    [30, 30, 30, 30, 30],
    [30, 5, 5, 5],
    [30, 29, 4, 4, 3],
    [30, 12],
  ]) {
    const [, ...behind] = alongIn(positions, 30);
    for (const [index, along] of behind.entries()) {
      expect(along).toBeGreaterThanOrEqual(0);
      expect((behind[index - 1] ?? 0.74) - along, positions.join()).toBeGreaterThan(0.1);
    }
  }
});
