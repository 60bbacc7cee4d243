import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reveal } from './reveal.svelte';
import { storyOf, type Beat } from './story';
import { goesOn, hiddenPlay, outcome, race, revealed, runner, turnedOver } from './testing';

const seats = [runner({ position: 5 }), runner({ position: 3, karma: 1 }), runner({})];
const view = race({ seats, revealed });
const plays = [hiddenPlay(0), hiddenPlay(1), hiddenPlay(2)];
const round = outcome(...turnedOver, ...goesOn);
const one = storyOf([...plays, round], view);
const two = storyOf([...plays, round, ...plays, round], view);
const all = one[0]?.beats.length ?? 0;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('knows what has happened before one came', () => {
  const reveal = new Reveal();
  reveal.hear(one);
  expect(reveal.telling).toBe(false);
  expect(reveal.round).toEqual({ round: one[0], told: all });
});

it('tells what is new beat by beat, and comes to its end by itself', () => {
  const reveal = new Reveal();
  reveal.hear([]);
  reveal.hear(one);
  expect([reveal.told, reveal.running, reveal.beat?.kind]).toEqual([1, true, 'turned']);
  vi.advanceTimersByTime(60_000);
  expect([reveal.told, reveal.running, reveal.telling]).toEqual([all, false, false]);
  reveal.hear(two);
  expect(reveal.told).toBe(all + 1);
});

it('is halted, stepped, skipped and told again', () => {
  const reveal = new Reveal();
  reveal.hear([]);
  reveal.hear(one);
  reveal.halt();
  vi.advanceTimersByTime(60_000);
  expect(reveal.told).toBe(1);
  reveal.step();
  expect(reveal.told).toBe(2);
  reveal.skip();
  expect([reveal.told, reveal.telling]).toEqual([all, false]);
  reveal.hear(two);
  reveal.skip();
  reveal.replay(0);
  expect([reveal.told, reveal.round?.round]).toEqual([1, two[0]]);
  vi.advanceTimersByTime(60_000);
  expect(reveal.told, 'then all is known again').toBe(2 * all);
});

it('what one looked back at is not told again, only what has come since', () => {
  const reveal = new Reveal();
  reveal.hear([]);
  reveal.hear(one);
  reveal.skip();
  reveal.hear([], false);
  expect([reveal.told, reveal.telling]).toEqual([0, false]);
  reveal.hear(one);
  expect([reveal.told, reveal.telling]).toEqual([all, false]);
  reveal.hear([], false);
  reveal.hear(two);
  expect([reveal.told, reveal.telling]).toEqual([all + 1, true]);
  reveal.leave();
});

it('a story that was taken back is known', () => {
  const reveal = new Reveal();
  reveal.hear(two);
  reveal.hear(one);
  expect([reveal.told, reveal.telling]).toEqual([all, false]);
});

it('what one alone played is one beat, and a touch goes on at once without halting', () => {
  const beat = (kind: Beat['kind'], action: Beat['action'], seat: number | null, alone = false): Beat => ({
    ...{ kind, action, seat, causes: [] },
    ...(alone && { alone }),
  });
  const beats = [
    beat('turned', null, null),
    beat('action', 'Run', null, true),
    beat('gains', 'Run', 0),
    beat('action', 'Rest', null),
    beat('gains', 'Rest', 1),
    beat('action', 'Walk', null, true),
    beat('gains', 'Walk', 2),
  ];
  const reveal = new Reveal();
  reveal.hear([]);
  reveal.hear([{ number: 1, plays: [], acts: [], beats }]);
  const seen: number[] = [];
  while (reveal.telling) {
    seen.push(reveal.told);
    expect(reveal.running).toBe(true);
    reveal.hurry();
  }
  expect(seen, 'the last is seen before the telling is over').toEqual([1, 3, 4, 5, 6]);
  reveal.leave();
});
