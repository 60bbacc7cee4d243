import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Arrival } from './arrival.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('has a moment for who reaches Finish, not for who stands there already or is looked at', () => {
  const arrival = new Arrival();
  arrival.hear([1], true);
  expect(arrival.seats).toEqual([]);
  arrival.hear([1, 2], true);
  expect(arrival.seats).toEqual([2]);
  vi.advanceTimersByTime(4000);
  expect(arrival.seats).toEqual([]);
  arrival.hear([], false);
  arrival.hear([1, 2], false);
  expect(arrival.seats).toEqual([]);
});
