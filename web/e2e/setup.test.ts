// The form of a new game: who plays at two to eight seats, by which clock, with which options.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { visits } from './table';
import { smallSheet } from './tables';

interface New {
  game: string;
  seats: { who: string; name?: string; here?: boolean; level?: number }[];
  options: Record<string, string>;
  takeback: boolean;
  clock?: { seconds: number; increment: number };
}

/** Tells what table the page asked for last. */
async function listen(page: Page): Promise<() => New> {
  const tables: New[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as New & { do: string };
      if (message.do === 'new') tables.push(message);
    }),
  );
  await page.reload();
  return () => {
    const table = tables.at(-1);
    if (!table) throw new Error('no table was asked for');
    return table;
  };
}

const open = (page: Page, title: string) => page.getByRole('button', { name: `Set up ${title}`, exact: true }).click();
const players = (page: Page, count: number) =>
  page.getByRole('group', { name: 'Players' }).getByLabel(String(count), { exact: true }).check();
const who = (page: Page, seat: number) => page.getByLabel(`Seat ${seat}: who plays`);

async function go(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/#\/t\/[\w-]+$/);
}

describe('the form of a new game', () => {
  const visit = visits();

  it.each([2, 3, 4, 5, 6, 7, 8])('seats %i', async (count) => {
    const { page } = visit();
    const table = await listen(page);
    await open(page, 'Zodiac');
    await players(page, count);
    await page.getByRole('group', { name: 'Level' }).getByLabel('2', { exact: true }).check();
    await go(page);
    expect(table().seats).toEqual([
      { who: 'person' },
      ...Array.from({ length: count - 1 }, () => ({ who: 'computer', level: 2 })),
    ]);
  });

  it('takes people here, people elsewhere and computers of any level', async () => {
    const { page } = visit();
    const table = await listen(page);
    await open(page, 'Zodiac');
    await page.getByLabel('With friends online').check();
    await players(page, 5);
    await page.getByLabel('Seat 1: name').fill('Ann');
    await who(page, 2).selectOption('here');
    await page.getByLabel('Seat 2: name').fill('Ben');
    await who(page, 3).selectOption('computer');
    await page.getByLabel('Seat 3: level').selectOption('7');
    expect(await page.getByRole('radio', { name: 'With friends online' }).isChecked()).toBe(false);
    await page.getByLabel('Allow takebacks').uncheck();
    await page.getByLabel('Play with a clock').check();
    await page.getByLabel('Minutes per player').fill('3');
    await page.getByLabel('Seconds added per turn').fill('2');
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('group', { name: 'Pangu' }).getByLabel('Any').check();
    await go(page);
    expect(table().seats).toEqual([
      { who: 'person', name: 'Ann' },
      { who: 'person', name: 'Ben' },
      { who: 'computer', level: 7 },
      { who: 'person', here: false },
      { who: 'person', here: false },
    ]);
    expect(table().takeback).toBe(false);
    expect(table().clock).toEqual({ seconds: 180, increment: 2 });
    expect(table().options).toEqual({ pangu: 'any' });
  });

  it('remembers the name, and changes games without leaving', async () => {
    const { page } = visit();
    const table = await listen(page);
    await open(page, 'Wu Xing');
    await page.getByLabel('At this screen').check();
    await page.getByLabel('Seat 1: name').fill('Ann');
    await go(page);
    expect(table().seats).toEqual([{ who: 'person', name: 'Ann' }, { who: 'person' }, { who: 'person' }]);
    await page.getByRole('button', { name: 'New game' }).click();
    expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('wu_xing');
    await page.getByLabel('Game', { exact: true }).selectOption('The Great Race');
    expect(await page.getByLabel('Seat 1: name').inputValue()).toBe('Ann');
    const before = page.url();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL((url) => url.href !== before);
    expect(table().game).toBe('great_race');
    expect(table().seats).toHaveLength(4);
  });

  it('lets one play alone what can be played alone', async () => {
    const { page } = visit();
    const table = await listen(page);
    await open(page, 'The Rat and the Dragon');
    await players(page, 1);
    expect(await page.getByRole('group', { name: 'Who plays' }).count()).toBe(0);
    await go(page);
    expect(table().seats).toEqual([{ who: 'person' }]);
  });

  it('suggests animals and the age order from birthdays', async () => {
    const { page } = visit();
    const table = await listen(page);
    await open(page, 'The Great Race');
    await page.getByText('Options', { exact: true }).click();
    await page.getByLabel('Seat 1: birthday').fill('1990-05-17');
    await page.getByLabel('Seat 2: birthday').fill('1978-08-01');
    await page.getByLabel('Seat 3: birthday').fill('1985-03-03');
    await page.getByText('Goat', { exact: true }).waitFor();
    await players(page, 3);
    await go(page);
    expect(table().options).toEqual({ animals: 'Goat,Horse,Ox', age_order: '1,2,0' });
  });

  it('is not lost by a click beside it', async () => {
    const { page } = visit();
    await open(page, 'Wu Xing');
    await page.mouse.click(5, 5);
    await page.getByRole('dialog', { name: 'New game' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'New game' }).waitFor({ state: 'detached' });
  });

  it('plays with the printed data of a file, and says what is wrong with it', async () => {
    const { page } = visit();
    await open(page, 'The Rat and the Dragon');
    await page.getByText('Options', { exact: true }).click();
    const usual = await page.request.get(new URL('/editions/rat_and_dragon.toml', page.url()).href);
    const file = (name: string, text: string) => ({ name, mimeType: 'application/toml', buffer: Buffer.from(text) });
    const wrong = (await usual.text()).replace(/^columns = 15/m, 'columns = 900');
    await page.getByLabel('From a file').setInputFiles(file('wrong.toml', wrong));
    await page.getByRole('button', { name: 'wrong.toml', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page
      .getByText(/columns/)
      .first()
      .waitFor();

    // The form stays, so that another file can be given.
    await page.getByLabel('From a file').setInputFiles(file('own.toml', smallSheet));
    await go(page);
    await page.getByRole('grid').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(36);
  });
});
