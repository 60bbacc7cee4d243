import { expect, it } from 'vitest';
import { Roll, widthOf } from './roll.svelte';

it('shows the old figure until it rolls to the new one, which is there at once where nothing rolls', () => {
  const score = new Roll(5);
  score.hear(12, true);
  expect(score.now, 'never nothing').toBe(5);
  score.hear(12, false);
  expect(score.now).toBe(12);
});

it('takes the same room whatever its digits are', () => {
  expect(widthOf('−12')).toBe(widthOf('−34'));
  expect(widthOf('9')).not.toBe(widthOf('10'));
});
