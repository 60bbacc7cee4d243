// Two people at two screens: each of the five games to its end, through a lost connection and back, and nobody is told what is
// not theirs.
import { describe, expect, it } from 'vitest';
import type { Message, NewTable } from '../src/wire/protocol';
import { inWords, legalMoves, moveIfAny, type Guest } from './company';
import { boxOf, result } from './harness';
import { dice, type Draw } from './play';
import { half } from './sample';
import { leaks } from './secrets';
import { companies } from './table';
import { tables, titles } from './tables';

const elsewhere = { who: 'person', here: false } as const;
const ann = { who: 'person', name: 'Ann' } as const;

const games = tables.map((setup): [string, NewTable] => [
  titles.get(setup.game) ?? '',
  { ...setup, seats: [ann, elsewhere, ...setup.seats.slice(2)] },
]);

const leaksAtAll = new Set(['zodiac', 'great_race', 'rat_and_dragon']);
const toBen = (message: Message): Message =>
  message.type === 'table' ? { ...message, viewer: 1, legal: [], asks: {} } : message;

/** Whoever is offered something; nobody once the game is over at every screen. */
async function asked(guests: Guest[]): Promise<Guest | undefined> {
  let found: Guest | undefined;
  const offered = async () => {
    [found] = await whoMay(guests);
    if (found) return true;
    const over = await Promise.all(guests.map(({ page }) => result(page).count()));
    return over.every((count) => count);
  };
  await expect.poll(offered).toBe(true);
  return found;
}

async function whoMay(guests: Guest[]): Promise<Guest[]> {
  const counts = await Promise.all(guests.map(({ page }) => legalMoves(page).count()));
  return guests.filter((_, at) => counts[at]);
}

/** Whoever may move does, so many times in all, or to the end of the game. */
async function playOn(guests: Guest[], draw: Draw, most = 1000): Promise<void> {
  for (let made = 0; made < most; made += 1) {
    const guest = await asked(guests);
    if (!guest) return;
    await moveIfAny(guest, draw); // none where the other screen's move came first
  }
}

describe('two people at two screens', () => {
  const company = companies();

  it.each(half(games, 'even'))('play %s', async (title, setup) => {
    const a = await company().enter();
    const b = await company().enter({ width: 390, height: 844 });
    const code = await a.open(setup);
    await a.page.getByRole('dialog', { name: 'At the table' }).getByText(code, { exact: true }).waitFor();

    await b.come(code);
    await b.page.getByText(`You are invited to ${title}.`).waitFor();
    await b.page.getByLabel('Your name').fill('Ben');
    await b.page.getByRole('button', { name: /^Sit down as / }).click();
    // The invitation has done its work and goes away by itself.
    await a.page.getByRole('dialog').waitFor({ state: 'detached' });
    await a.page.getByRole('list', { name: 'At the table' }).getByText('Ben', { exact: true }).waitFor();

    await inWords(a.page);
    await inWords(b.page);
    const draw = dice(7);
    await playOn([a, b], draw, 6);

    // Ben drops, Ann goes on as far as she can, Ben comes back to the same seat with everything.
    const before = b.table;
    await b.context.setOffline(true);
    await b.page.getByText('The connection is lost.').waitFor();
    await a.page.getByRole('list', { name: 'At the table' }).getByText('Away').waitFor();
    if ((await whoMay([a])).length) await playOn([a], draw, 1);
    await b.context.setOffline(false);
    await b.page.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await expect.poll(() => b.table.seats[1]?.mine && b.table.seats[1].name).toBe('Ben');
    expect(b.table.moves.slice(0, before.moves.length)).toEqual(before.moves);
    // The computer goes on meanwhile: both hear of it, not at the same moment.
    await expect.poll(() => b.table.points.join() === a.table.points.join()).toBe(true);
    await playOn([a, b], draw, 2);

    // The page is closed and opened again on another day.
    await b.another();
    await b.come(code);
    await b.page.getByRole('list', { name: 'At the table' }).getByText('Ben', { exact: true }).waitFor();
    expect(b.table.seats[1]).toMatchObject({ mine: true, name: 'Ben' });
    await b.page.keyboard.press('Home');
    await b.page.getByRole('button', { name: 'Back to the game' }).click();

    await playOn([a, b], draw);
    for (const guest of [a, b]) {
      const { page } = guest;
      await result(page).waitFor();
      expect(guest.table.over).toBe(true);
      expect(guest.table.points).toEqual(a.table.points);
      await result(page).getByRole('button', { name: 'Check that the luck was fair' }).click();
      await result(page)
        .getByText(/^Verified: your browser computed/)
        .waitFor();
      // The answer comes into sight, above the buttons that stay.
      const end = await boxOf(result(page).getByRole('region', { name: 'Luck' }).getByRole('status'));
      const buttons = await boxOf(result(page).locator('.buttons'));
      expect(end.bottom).toBeLessThanOrEqual(buttons.top);
    }
    expect(leaks(a.heard, [0])).toEqual([]);
    expect(leaks(b.heard, [1])).toEqual([]);
    // What Ann was told would have been found out at Ben's: the check looks at the right places.
    if (leaksAtAll.has(setup.game)) expect(leaks(a.heard.map(toBen), [1])).not.toEqual([]);
  });

  it('a second tab of the same browser holds the same seats', async () => {
    const a = await company().enter();
    const b = await company().enter();
    const code = await a.open({ game: 'wu_xing', seats: [ann, elsewhere, elsewhere] });
    await b.come(code);
    const tab = await b.tab();
    await b.come(code, tab);
    await b.page.getByLabel('Your name').fill('Ben');
    await b.page.getByRole('button', { name: 'Sit down as Seat 3' }).click();
    // The other tab learns of it by itself.
    await tab.getByRole('dialog').getByText('You', { exact: true }).waitFor();
    expect(b.table.seats[2]).toMatchObject({ mine: true, name: 'Ben' });
  });
});
