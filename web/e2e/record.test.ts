// One's own games: the record of those that are over, the cards of those that go on, the deal of the day, and the same deal again.
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectOpen } from './axe';
import type { Message, Request } from '../src/wire/protocol';
import type { Guest } from './company';
import { atHome, result } from './harness';
import { awaitAsked } from './play';
import { companies } from './table';

const short = {
  game: 'zodiac',
  seats: [
    { who: 'person' as const, name: 'Ann' },
    { who: 'computer' as const, level: 1 },
  ],
  options: { turn_limit: '4' },
};

/** Ends a game by the wire, at the seat of this browser: by resigning, or else by the first legal move, again and again. */
async function finish({ page, table: { table } }: Guest, resigns: boolean): Promise<void> {
  await page.evaluate(
    ([table, resigns]) =>
      new Promise<void>((resolve) => {
        const kept = JSON.parse(localStorage.getItem('shengxiao.tokens') ?? '{}') as Record<string, string[]>;
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const send = (request: Request) => socket.send(JSON.stringify(request));
        socket.onopen = () => {
          send({ do: 'join', table, tokens: kept[table] ?? [] });
          if (resigns) send({ do: 'resign', seat: 0 });
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as Message;
          if (message.type !== 'table') return;
          const [first] = message.legal;
          if (message.over) {
            socket.close();
            resolve();
          } else if (first) {
            const { seat, move } = first;
            send({ do: 'play', seat, move, ask: message.asks[seat] ?? 0 });
          }
        };
      }),
    [table, resigns] as const,
  );
  await result(page).waitFor();
}

const playOut = (guest: Guest) => finish(guest, false);
const resign = (guest: Guest) => finish(guest, true);

const toHome = async (page: Page) => {
  await page.getByRole('button', { name: 'Start page' }).click();
  await atHome(page);
};
const toRecord = async (page: Page) => {
  await page.getByRole('link', { name: 'Your games' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your games' }).waitFor();
};
const finished = (page: Page) => page.getByRole('region', { name: 'Finished games' }).getByRole('listitem');
const drawn = ({ table }: Guest) =>
  table.moves.flatMap(({ seat, move }) => (seat === 'chance' ? [move] : [])).slice(0, 24);
const play = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const daily = (level: number) => `Play the deal of the day: Celestial Checkers, level ${level}`;
const dailyLevel = (page: Page, level: number) =>
  page.getByRole('combobox', { name: 'Level of the computers' }).selectOption(String(level));

async function fitsIn(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

describe.each([
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
])('the record, on %s', (_, width, height) => {
  const company = companies();
  let ann: Guest;
  let page: Page;
  beforeEach(async () => {
    ann = await company().enter({ width, height });
    ({ page } = ann);
  });

  it('has a game that was played to its end, in its statistics too, and opens it again', async () => {
    const code = await ann.open(short);
    await playOut(ann);
    await toHome(page);
    await toRecord(page);
    await finished(page).getByText(code).waitFor();
    const statistics = page.getByRole('region', { name: 'Statistics' });
    const row = statistics.getByRole('row', { name: /^Zodiac / });
    expect(await row.getByRole('cell').first().innerText()).toBe('1');
    await statistics.getByRole('row', { name: /^Level 1 / }).waitFor();
    await fitsIn(page);
    await expectOpen(page, 'the record');

    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('zodiac ben');
    await expect.poll(() => finished(page).count()).toBe(0);
    await search.fill('ZODIAC jun level 1');
    await expect.poll(() => finished(page).count()).toBe(1);

    await page.reload();
    await finished(page).getByRole('button', { name: 'Open the table: Zodiac' }).click();
    await result(page).waitFor();
    expect(page.url()).toContain(`#/t/${code}`);
    await page.goBack();
    await finished(page).getByText(code).waitFor();
  });

  it('is one and the same in two tabs, and can be saved, deleted and read again', async () => {
    const code = await ann.open(short);
    const other = await ann.tab();
    await ann.come(code, other);
    await playOut(ann);
    await result(other).waitFor();
    await toHome(page);
    await toRecord(page);
    await expect.poll(() => finished(page).count()).toBe(1);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as JSON' }).click();
    const file = await (await saved).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ games: [{ table: code, game: 'zodiac' }] });
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expectOpen(page, 'before everything is deleted');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('None yet.').waitFor();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'games.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    });
    await page.getByText('1 game added.').waitFor();
    await expect.poll(() => finished(page).count()).toBe(1);

    await finished(page)
      .getByRole('button', { name: /^Remove from the list/ })
      .click();
    await finished(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('None yet.').waitFor();
  });

  it('says plainly where the server no longer has a table', async () => {
    const game = {
      table: 'gone22',
      game: 'wu_xing',
      at: Date.now(),
      options: {},
      seats: short.seats.map((seat, at) => ({ ...seat, ...(at ? {} : { mine: true }) })),
      points: [3, 4],
      returns: [-1, 1],
    };
    await toRecord(page);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'games.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'shengxiao record of games 1', games: [game, { table: 'x' }] })),
    });
    await page.getByText('1 game added, 1 game damaged.').waitFor();
    await page.getByRole('button', { name: 'Open the table: Wu Xing' }).click();
    await page.getByText('The server no longer has table gone22. What is written here stays.').waitFor();
    await fitsIn(page);
    await page.reload();
    await finished(page).getByText('gone22').waitFor();
  });

  it('the card of an unfinished game says against whom it is and whose turn', async () => {
    const code = await ann.open({ game: 'celestial_checkers', seats: short.seats, options: { placement: 'random' } });
    await awaitAsked(page);
    await page.evaluate((code) => {
      const seen = JSON.parse(localStorage.getItem('shengxiao.tables') ?? '{}') as Record<string, { since: number }>;
      if (seen[code]) seen[code].since -= 7_300_000;
      localStorage.setItem('shengxiao.tables', JSON.stringify(seen));
    }, code);
    await page.goto(new URL('/#/', page.url()).href);
    await page.reload();
    const card = page.getByRole('region', { name: 'Continue where you left off' }).getByRole('button').first();
    await expect.poll(() => card.innerText()).toMatch(/with a computer of level 1\s+Your turn for 2 hours$/);
    await fitsIn(page);
    await expectOpen(page, 'the start page with a card');
  });

  it('the deal of the day is the same for everybody, counts once, and leads to the next level', async () => {
    const ben = await company().enter({ width, height });
    await dailyLevel(page, 2);
    await dailyLevel(ben.page, 1);
    for (const [{ page }, level] of [
      [ann, 2],
      [ben, 1],
    ] as const) {
      await play(page, daily(level));
      await page.getByRole('grid').waitFor();
      await page.getByRole('button', { name: 'Deal of the day' }).waitFor();
    }
    expect(drawn(ann)).toHaveLength(24);
    expect(drawn(ann)).toEqual(drawn(ben));

    await resign(ben);
    const today = result(ben.page).getByRole('region', { name: 'Deal of the day' });
    await today.getByText('Level 1: lost').waitFor();
    await fitsIn(ben.page);
    await expectOpen(ben.page, 'the result of a deal of the day');
    await today.getByRole('button', { name: 'The same against level 2' }).click();
    await result(ben.page).waitFor({ state: 'detached' });
    await expect.poll(() => ben.table.over).toBe(false);
    expect(drawn(ben)).toEqual(drawn(ann));

    await toHome(ben.page);
    await ben.page.getByText('Level 1: lost').waitFor({ state: 'attached' });
    await ben.page.getByText('1 day in a row').waitFor();
    await play(ben.page, 'Play the deal of the day once more: Celestial Checkers, level 1');
    await ben.page.getByRole('grid').waitFor();
    await resign(ben);
    await today.getByText('only the first game counts').waitFor();
    await toHome(ben.page);
    await expectOpen(ben.page, 'the start page with deals of the day');
    await toRecord(ben.page);
    await expect.poll(() => finished(ben.page).getByText('played before').count()).toBe(1);
    const row = ben.page.getByRole('row', { name: /^Celestial Checkers / });
    expect(await row.getByRole('cell').first().innerText()).toBe('1');
  });

  it('the same deal again brings the same luck to a new table, which says so', async () => {
    await ann.open({ game: 'celestial_checkers', seats: short.seats, options: { placement: 'random' } });
    await awaitAsked(page);
    const [first, code] = [drawn(ann), ann.table.table];
    await resign(ann);
    for (const from of ['a game of verifiable luck', 'one that was a deal already']) {
      await result(page).getByRole('button', { name: 'The same deal again' }).click();
      await result(page).waitFor({ state: 'detached' });
      await awaitAsked(page);
      expect(ann.table.table, from).not.toBe(code);
      expect(drawn(ann), from).toEqual(first);
      expect(ann.table.chance).toEqual({ chosen: 'deal' });
      await page.getByRole('button', { name: 'Chosen luck' }).waitFor();
      await resign(ann);
      await result(page).getByText('it is that of a game that was played before').waitFor();
    }
  });
});
