// Each game to its end on its own board: by clicks on a phone, and by keyboard alone at a desk, through what the accessibility tree
// offers. Nothing moves aside from the first thing that is asked until the game is over.
import { describe, expect, it } from 'vitest';
import { result } from './harness';
import { awaitAsked, clickSomething, dice, keySomething, openTable, type Draw } from './play';
import { half } from './sample';
import { takeShifts, watchShifts } from './shifts';
import { visits } from './table';
import { tables } from './tables';
import type { NewTable } from '../src/wire/protocol';
import type { Page } from 'playwright-core';

async function playToTheEnd(page: Page, table: NewTable, step: (page: Page, draw: Draw) => Promise<boolean>) {
  await watchShifts(page);
  await openTable(page, table);
  const draw = dice(7);
  const shifts: string[] = [];
  await awaitAsked(page);
  await page.evaluate(() => document.fonts.ready);
  await takeShifts(page);
  let steps = 0;
  for (; (await awaitAsked(page)) !== 'over'; steps += 1) {
    expect(steps, 'the game comes to an end').toBeLessThan(3000);
    shifts.push(...(await takeShifts(page)).map((shift) => `before step ${steps}: ${shift}`));
    await step(page, draw);
  }
  expect(shifts).toEqual([]);
  // The last click may have fallen on the result, which came under it.
  if ((await result(page).count()) === 0) await page.getByRole('button', { name: 'Result', exact: true }).click();
  await result(page).waitFor();
  expect(steps).toBeGreaterThan(5);
}

describe('on a phone', () => {
  const visit = visits(390, 844);

  it.each(half(tables, 'odd'))('$game is played to the end by clicks', async (setup) => {
    await playToTheEnd(visit().page, { ...setup, seed: 11 }, clickSomething);
  });
});

describe('at a desk', () => {
  const visit = visits(1280, 720);

  it.each(half(tables, 'even'))('$game is played to the end by keyboard alone', async (setup) => {
    await playToTheEnd(visit().page, { ...setup, seed: 12 }, keySomething);
  });
});
