// Several people round one screen in a game that hides something: between two of them falls the curtain.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Company, inWords, legalMoves } from './company';
import { startServer, type Server } from './harness';
import { leaks } from './secrets';
import type { NewTable } from '../src/protocol';

const names = ['Ann', 'Ben', 'Cy'];
const people = (count: number) => names.slice(0, count).map((name) => ({ who: 'person' as const, name }));

const games: [string, NewTable][] = [
  ['Zodiac', { game: 'zodiac', seats: people(2) }],
  ['The Great Race', { game: 'great_race', seats: people(3) }],
];

describe('several people round one screen', () => {
  let server: Server;
  let company: Company;
  beforeAll(async () => {
    server = await startServer();
    company = await Company.meet(server.url);
  });
  afterAll(async () => {
    await company.close();
    await server.stop();
  });
  afterEach(async () => expect(await company.part()).toEqual([]));

  it.each(games)('play %s behind the curtain, by keyboard', async (_, setup) => {
    const guest = await company.enter();
    await guest.open(setup);
    const { page } = guest;
    await page.getByRole('button', { name: /^I am / }).waitFor();
    const called: string[] = [];

    for (let curtains = 0; curtains < 6; curtains += 1) {
      const button = page.getByRole('button', { name: /^I am / });
      await button.waitFor();
      const seat = guest.table.curtain ?? -1;
      const name = names[seat] ?? '';
      called.push(name);
      await page.getByRole('heading', { name: `${name}, it is your turn` }).waitFor();
      // Nothing of the board is left in the page, nor of what was said to the one before.
      expect(await page.locator('.place > *').count()).toBe(1);
      expect(await legalMoves(page).count()).toBe(0);
      expect(await page.locator('.unseen[role=log]').textContent()).toBe('');
      expect(guest.table.viewer).toBe('watcher');

      // Looking back from here shows what everybody may see.
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await expect.poll(() => button.evaluate((found) => found === document.activeElement)).toBe(true);

      await page.keyboard.press('Enter');
      await button.waitFor({ state: 'detached' });
      await inWords(page);
      await legalMoves(page).first().waitFor();
      expect(guest.table.viewer).toBe(seat);
      if (curtains) expect(await page.evaluate(() => document.activeElement?.closest('.place') !== null)).toBe(true);
      // Until the choice of this person is made.
      for (let moves = 0; moves < 30 && guest.table.viewer === seat; moves += 1) {
        const before = guest.heard.length;
        await legalMoves(page).first().click();
        await expect.poll(() => guest.heard.length).toBeGreaterThan(before);
        await page.waitForTimeout(50);
      }
    }
    expect(new Set(called).size).toBe(setup.seats.length);
    expect(leaks(guest.heard, [...setup.seats.keys()])).toEqual([]);
  });
});
