// Each game to its end on its own board: by clicks, and by keyboard alone through what the accessibility tree offers.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NewTable } from '../src/protocol';
import { result } from './harness';
import { awaitAsked, clickSomething, dice, keySomething, openTable } from './play';
import { visits } from './table';
import type { Page } from 'playwright-core';

const computer = { who: 'computer', level: 1 } as const;
const person = { who: 'person' } as const;

// On its usual sheet a game takes an hour.
const smallSheet = readFileSync(new URL('../../editions/rat_and_dragon.toml', import.meta.url), 'utf8')
  .replace(/^columns = 15/m, 'columns = 8')
  .replace(/^rows = 15/m, 'rows = 8');

const games: NewTable[] = [
  { game: 'celestial_checkers', seats: [person, computer], options: { placement: 'random' } },
  { game: 'great_race', seats: [person, computer, computer] },
  { game: 'zodiac', seats: [person, computer, computer], options: { turn_limit: '24' } },
  { game: 'wu_xing', seats: [person, computer], options: { turn_limit: '24' } },
  { game: 'rat_and_dragon', seats: [person, computer], edition: smallSheet },
];

async function playToTheEnd(page: Page, step: (page: Page, draw: (below: number) => number) => Promise<boolean>) {
  const draw = dice(7);
  let steps = 0;
  for (; (await awaitAsked(page)) !== 'over'; steps += 1) {
    expect(steps, 'the game comes to an end').toBeLessThan(3000);
    await step(page, draw);
  }
  await result(page).waitFor();
  return steps;
}

describe.each(games)('$game on its own board', (setup) => {
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
