import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { motion } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';
import { Reward } from './reward.svelte';

beforeEach(() => {
  motion.now = 'full';
  vi.useFakeTimers();
});
afterEach(() => {
  motion.now = 'system';
  tempo.now = 'calm';
  vi.useRealTimers();
});

function won(): Reward {
  const reward = new Reward();
  reward.hear(false);
  reward.hear(true);
  return reward;
}

it('the twelve lie on the table for a while before the result, once', () => {
  const reward = won();
  expect(reward.shown).toBe(true);
  reward.wait();
  vi.advanceTimersByTime(2400);
  expect(reward.shown).toBe(true);
  vi.advanceTimersByTime(200);
  expect(reward.shown).toBe(false);
  reward.hear(true);
  expect(reward.shown).toBe(false);
});

it('a click goes on at once', () => {
  const reward = won();
  reward.leave();
  expect(reward.shown).toBe(false);
});

it('nobody waits who comes to a game that is over, wants no motion, or sees the others move at once', () => {
  const late = new Reward();
  late.hear(true);
  motion.now = 'reduced';
  const still = won();
  motion.now = 'full';
  tempo.now = 'instant';
  expect([late, still, won()].map(({ shown }) => shown)).toEqual([false, false, false]);
});

it('the card that decided it is looked at before the hands are opened', () => {
  const reward = won();
  expect(reward.pauses).toBe(true);
  reward.pause();
  vi.advanceTimersByTime(1500);
  expect(reward.pauses).toBe(true);
  vi.advanceTimersByTime(200);
  expect([reward.pauses, reward.shown]).toEqual([false, true]);
});
