import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Beats } from './beats.svelte';

describe('the beats at the end of a round', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begin with the next round and end by themselves', () => {
    const beats = new Beats(() => 1500);
    beats.hear(4, true);
    expect(beats.on, 'one has just come to the table').toBe(false);
    beats.hear(5, true);
    expect(beats.on).toBe(true);
    vi.advanceTimersByTime(1499);
    beats.hear(5, true);
    expect(beats.on).toBe(true);
    vi.advanceTimersByTime(1);
    expect(beats.on).toBe(false);
  });

  it('are none for the first throw, back in the game, beside an earlier position, or where nothing moves', () => {
    const beats = new Beats(() => 1500);
    for (const [round, live] of [
      [0, true],
      [1, true],
      [2, false],
      [1, true],
    ] as const) {
      beats.hear(round, live);
      expect(beats.on, String(round)).toBe(false);
    }
    const still = new Beats(() => 0);
    still.hear(1, true);
    still.hear(2, true);
    expect(still.on).toBe(false);
  });

  it('can be hurried', () => {
    const beats = new Beats(() => 1500);
    beats.hear(1, true);
    beats.hear(2, true);
    beats.hurry();
    expect(beats.on).toBe(false);
  });
});
