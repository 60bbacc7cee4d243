import { expect, it } from 'vitest';
import { comesFlying, landingTime } from './landing.svelte';
import { discard, drew, pangu, pass, turn } from './testing';

it('a turn waits for the card that another seat has just moved, and for nothing else', () => {
  expect(comesFlying(turn(3, 5, discard('Ox')), 0)).toBe(true);
  expect(comesFlying(turn(3, 5, pangu('Dog', 0)), 0)).toBe(true);
  expect(comesFlying(turn(3, 5, pass), 0)).toBe(false);
  expect(comesFlying(turn(0, 5, discard('Ox')), 0)).toBe(false);
  expect(comesFlying([], 0), 'a step back').toBe(false);
  const two = [...turn(2, 5, ...drew(null)), ...turn(3, 6, discard('Ox'))];
  expect(comesFlying(two, 0), 'several at once').toBe(true);
  expect(comesFlying([...turn(0, 4, discard('Pig')), ...two], 0), 'one’s own before them').toBe(true);
  expect(comesFlying([...two, ...two, ...two], 0), 'a jump').toBe(false);
});

it('a card that is stolen crosses the table more slowly than one that is discarded', () => {
  expect(landingTime(turn(3, 5, pangu('Dog', 1)))).toBeGreaterThan(landingTime(turn(3, 5, discard('Ox'))) + 400);
});
