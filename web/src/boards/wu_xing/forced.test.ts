import { expect, it } from 'vitest';
import { Forced } from './forced';

it('is new as long as the game goes on, and not where one has come back', () => {
  const forced = new Forced();
  expect([4, 5, 5, 3, 4, 5, 6].map((step) => forced.isNew(step))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
});
