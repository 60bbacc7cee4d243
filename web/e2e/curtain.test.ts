// Several people round one screen in a game that hides something: between two of them falls the curtain.
import { describe, expect, it } from 'vitest';
import type { NewTable } from '../src/wire/protocol';
import { inWords, legalMoves, moveSomehow } from './company';
import { result } from './harness';
import { dice } from './play';
import { leaks } from './secrets';
import { companies } from './table';
import { shortTrack } from './tables';

const names = ['Ann', 'Ben', 'Cy'];
const people = (count: number) => names.slice(0, count).map((name) => ({ who: 'person' as const, name }));

const games: [string, NewTable][] = [
  ['Zodiac', { game: 'zodiac', seats: people(2), options: { turn_limit: '20' } }],
  ['The Great Race', { game: 'great_race', seats: people(3), edition: shortTrack }],
];

describe('several people round one screen', () => {
  const company = companies();

  it.each(games)('play %s to the end behind the curtain', async (_, setup) => {
    const guest = await company().enter();
    await guest.open(setup);
    const { page } = guest;
    const draw = dice(5);
    const button = page.getByRole('button', { name: /^I am / });
    const called = new Set<string>();
    let looks = 0;

    for (let curtains = 0; curtains < 500; curtains += 1) {
      await button.or(result(page)).first().waitFor();
      if (guest.table.over) break;
      const seat = guest.table.curtain ?? -1;
      const name = names[seat] ?? '';
      called.add(name);
      await page.getByRole('heading', { name: `${name}, it is your turn` }).waitFor();
      // Nothing of the board is left in the page, nor of what was said to the one before.
      expect(await page.locator('.place > *').count()).toBe(1);
      expect(await legalMoves(page).count()).toBe(0);
      expect(await page.locator('.unseen[role=log]').textContent()).toBe('');
      expect(guest.table.viewer).toBe('watcher');

      if (looks < 3 && (await page.getByRole('button', { name: 'One step back' }).isEnabled())) {
        looks += 1;
        // Looking back from here shows what everybody may see.
        await page.keyboard.press('ArrowLeft');
        await page.getByRole('button', { name: 'Back to the game' }).click();
        await expect.poll(() => button.evaluate((found) => found === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await button.waitFor({ state: 'detached' });
      await inWords(page);
      await legalMoves(page).first().waitFor();
      expect(guest.table.viewer).toBe(seat);
      if (curtains) expect(await page.evaluate(() => document.activeElement?.closest('.place') !== null)).toBe(true);
      // Until the choice of this person is made.
      while (guest.table.viewer === seat && !guest.table.over) await moveSomehow(guest, draw);
    }
    await result(page).waitFor();
    expect(looks).toBe(3);
    expect(called.size).toBe(setup.seats.length);
    expect(leaks(guest.heard, [...setup.seats.keys()])).toEqual([]);
  });
});
