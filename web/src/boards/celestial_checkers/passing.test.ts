import { afterEach, beforeEach, expect, it } from 'vitest';
import { motion } from '../../preferences/motion';
import type { Step } from '../../wire/protocol';
import { hasJustEnded, isGreat } from './passing.svelte';
import { positionOf } from './testing';
import { animalOf } from './animals';

beforeEach(() => (motion.now = 'full'));
afterEach(() => (motion.now = 'system'));

const at = (made: number, live: boolean, over: boolean) => ({
  view: positionOf([]),
  steps: Array.from({ length: made }, () => ({}) as Step),
  live,
  over,
});

it('sees the end of a game once, as it comes, and not where one looks back or wants no motion', () => {
  expect(hasJustEnded(at(5, true, false), at(6, false, true))).toBe(true);
  expect(hasJustEnded(at(5, true, false), at(6, true, false)), 'the game goes on').toBe(false);
  expect(hasJustEnded(at(5, false, false), at(6, false, true)), 'one steps to its end').toBe(false);
  expect(hasJustEnded(at(0, true, false), at(6, false, true)), 'another game').toBe(false);
  motion.now = 'reduced';
  expect(hasJustEnded(at(5, true, false), at(6, false, true))).toBe(false);
});

it('knows who comes home in state', () => {
  const great = (animal: string) => isGreat({ ...animalOf(animal), seat: 0, square: 'b8', animal });
  expect([great('Hare'), great('Snake'), great('Pig')]).toEqual([true, true, false]);
});
