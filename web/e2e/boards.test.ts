// Each game to its end on its own board: by clicks, and by keyboard alone through what the accessibility tree offers.
import { describe, expect, it } from 'vitest';
import { result } from './harness';
import { awaitAsked, clickSomething, dice, keySomething, openTable, type Draw } from './play';
import { visits } from './table';
import { tables } from './tables';
import type { Page } from 'playwright-core';

async function playToTheEnd(page: Page, step: (page: Page, draw: Draw) => Promise<boolean>) {
  const draw = dice(7);
  let steps = 0;
  for (; (await awaitAsked(page)) !== 'over'; steps += 1) {
    expect(steps, 'the game comes to an end').toBeLessThan(3000);
    await step(page, draw);
  }
  await result(page).waitFor();
  return steps;
}

describe.each(tables)('$game on its own board', (setup) => {
  const visit = visits();

  it('is played to the end by clicks', async () => {
    const { page } = visit();
    await openTable(page, { ...setup, seed: 11 });
    expect(await playToTheEnd(page, clickSomething)).toBeGreaterThan(5);
  });

  it('is played to the end by keyboard alone', async () => {
    const { page } = visit();
    await openTable(page, { ...setup, seed: 12 });
    expect(await playToTheEnd(page, keySomething)).toBeGreaterThan(5);
  });
});
