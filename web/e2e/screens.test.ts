// Two people at two screens: each of the five games, through a lost connection and back, and nobody is told what is not theirs.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Company, inWords, legalMoves, type Guest } from './company';
import { startServer, type Server } from './harness';
import { leaks } from './secrets';
import type { Message, NewTable } from '../src/protocol';

const elsewhere = { who: 'person', here: false } as const;
const ann = { who: 'person', name: 'Ann' } as const;

const games: [string, NewTable][] = [
  ['Celestial Checkers', { game: 'celestial_checkers', seats: [ann, elsewhere], options: { placement: 'random' } }],
  ['The Great Race', { game: 'great_race', seats: [ann, elsewhere, { who: 'computer', level: 1 }] }],
  ['Zodiac', { game: 'zodiac', seats: [ann, elsewhere] }],
  ['Wu Xing', { game: 'wu_xing', seats: [ann, elsewhere] }],
  ['The Rat and the Dragon', { game: 'rat_and_dragon', seats: [ann, elsewhere] }],
];

const leaksAtAll = new Set(['zodiac', 'great_race', 'rat_and_dragon']);
const toBen = (message: Message): Message =>
  message.type === 'table' ? { ...message, viewer: 1, legal: [], asks: {} } : message;

/** Whoever may move does, the first or a middle one of what is offered, so many times in all. */
async function playOn(guests: Guest[], moves: number): Promise<void> {
  for (let made = 0; made < moves; made += 1) {
    await expect.poll(async () => (await offered(guests)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    const [guest] = await offered(guests);
    if (!guest) throw new Error('nobody may move');
    const before = guest.heard.length;
    const buttons = legalMoves(guest.page);
    await buttons.nth(made % 2 ? Math.floor((await buttons.count()) / 2) : 0).click();
    await expect.poll(() => guest.heard.length, { timeout: 20_000 }).toBeGreaterThan(before);
    await guest.page.waitForTimeout(60);
  }
}

async function offered(guests: Guest[]): Promise<Guest[]> {
  const counts = await Promise.all(guests.map(({ page }) => legalMoves(page).count()));
  return guests.filter((_, at) => counts[at]);
}

describe('two people at two screens', () => {
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

  it.each(games)('play %s', async (title, setup) => {
    const a = await company.enter();
    const b = await company.enter({ width: 390, height: 844 });
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
    await playOn([a, b], 6);

    // Ben drops, Ann goes on as far as she can, Ben comes back to the same seat with everything.
    const before = b.table;
    await b.context.setOffline(true);
    await b.page.getByText('The connection is lost.').waitFor();
    await a.page.getByRole('list', { name: 'At the table' }).getByText('Away').waitFor();
    if ((await offered([a])).length) await playOn([a], 1);
    await b.context.setOffline(false);
    await b.page.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await expect.poll(() => b.table.seats[1]?.mine && b.table.seats[1].name).toBe('Ben');
    expect(b.table.moves.slice(0, before.moves.length)).toEqual(before.moves);
    // The computer goes on meanwhile: both hear of it, not at the same moment.
    await expect.poll(() => b.table.points.join() === a.table.points.join()).toBe(true);
    await playOn([a, b], 2);

    // The page is closed and opened again on another day.
    await b.page.close();
    const again = await b.tab();
    await b.come(code, again);
    await again.getByRole('list', { name: 'At the table' }).getByText('Ben', { exact: true }).waitFor();
    expect(b.table.seats[1]).toMatchObject({ mine: true, name: 'Ben' });
    await again.keyboard.press('Home');
    await again.getByRole('button', { name: 'Back to the game' }).click();

    expect(leaks(a.heard, [0])).toEqual([]);
    expect(leaks(b.heard, [1])).toEqual([]);
    // What Ann was told would have been found out at Ben's: the check looks at the right places.
    if (leaksAtAll.has(setup.game)) expect(leaks(a.heard.map(toBen), [1])).not.toEqual([]);
  });

  it('a second tab of the same browser holds the same seats', async () => {
    const a = await company.enter();
    const b = await company.enter();
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
