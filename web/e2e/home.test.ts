// The start screen: from the address to a table, and everything else that is offered before one sits down.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { atHome, boxOf, prefer, result } from './harness';
import { visits } from './table';

const titles = ['Celestial Checkers', 'The Great Race', 'Zodiac', 'Wu Xing', 'The Rat and the Dragon'];
const usualSeats: Record<string, number> = {
  'Celestial Checkers': 2,
  'The Great Race': 4,
  Zodiac: 4,
  'Wu Xing': 3,
  'The Rat and the Dragon': 2,
};

const play = (page: Page, title: string) => page.getByRole('button', { name: `Play ${title}`, exact: true }).click();

async function atTable(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.waitForURL(/#\/t\/[\w-]+$/);
}

/** What the page asks the server for, as it goes out. */
function asked(page: Page): Record<string, unknown>[] {
  const messages: Record<string, unknown>[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => messages.push(JSON.parse(String(payload)) as Record<string, unknown>)),
  );
  return messages;
}

const lastOf = (messages: Record<string, unknown>[], kind: string) =>
  messages.filter((message) => message.do === kind).at(-1);

describe('the start', () => {
  const visit = visits();

  it.each(titles)('opens a table of %s with one touch', async (title) => {
    const { page } = visit();
    const messages = asked(page);
    await page.reload();
    await play(page, title);
    await atTable(page, title);
    const seats = lastOf(messages, 'new')?.seats as { who: string }[];
    expect(seats.map(({ who }) => who)).toEqual([
      'person',
      ...Array<string>((usualSeats[title] ?? 0) - 1).fill('computer'),
    ]);
    expect(await result(page).count()).toBe(0);
  });

  it('shows the animals cut out of paper, or in colours where one prefers that', async () => {
    const { page } = visit();
    const size = () => page.locator('symbol#animal-Ox').getAttribute('viewBox');
    await expect.poll(size).toBe('0 0 64 64');
    await prefer(page, 'In colours');
    await expect.poll(size).toBe('0 0 32 32');
    await page.reload();
    await expect.poll(size).toBe('0 0 32 32');
    await prefer(page, 'Cut out of paper');
    await expect.poll(size).toBe('0 0 64 64');
  });

  it('leads back to where one left, until that is forgotten', async () => {
    const { page, url } = visit();
    await play(page, 'Zodiac');
    await atTable(page, 'Zodiac');
    const table = page.url();
    await page.getByRole('button', { name: 'Start page' }).click();
    await page.getByRole('region', { name: 'Continue where you left off' }).getByText('Zodiac').click();
    await atTable(page, 'Zodiac');
    expect(page.url()).toBe(table);
    await page.goto(url);
    await page.getByRole('button', { name: 'Forget this table of Zodiac' }).click();
    const asked = page.getByRole('group', { name: 'Forget this table of Zodiac' });
    await asked.getByRole('button', { name: 'Keep it' }).press('Enter');
    await page.keyboard.press('Enter');
    await asked.getByRole('button', { name: 'Give the seat up' }).click();
    await page.getByText('Continue where you left off').waitFor({ state: 'detached' });
    await page.reload();
    await atHome(page);
    expect(await page.getByText('Continue where you left off').count()).toBe(0);
  });

  it('forgets a table that the server no longer knows', async () => {
    const { page } = visit();
    await page.evaluate(() => {
      const seen = { gone22: { game: 'wu_xing', at: Date.now() - 7_300_000, over: false } };
      localStorage.setItem('shengxiao.tables', JSON.stringify(seen));
      localStorage.setItem('shengxiao.tokens', JSON.stringify({ gone22: ['token'] }));
    });
    await page.reload();
    await page.getByText('2 hours ago').click();
    await page.getByText('There is no table “gone22”.').waitFor();
    await page.reload();
    await atHome(page);
    expect(await page.getByText('2 hours ago').count()).toBe(0);
  });

  it('joins a table by its code, or by its address', async () => {
    const { page, url } = visit();
    await play(page, 'Wu Xing');
    await atTable(page, 'Wu Xing');
    const address = page.url();
    const code = address.split('/').at(-1) ?? '';
    for (const given of [code.toUpperCase(), address]) {
      await page.goto(url);
      await page.getByLabel('Table code or link').fill(given);
      await page.getByRole('button', { name: 'Join' }).click();
      await atTable(page, 'Wu Xing');
      expect(page.url()).toBe(address);
    }
  });

  it('says so when there is no such table', async () => {
    const { page, url } = visit();
    const field = page.getByLabel('Table code or link');
    await field.fill('???');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('A code has letters and digits').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('zzzzzz');
    await field.scrollIntoViewIfNeeded();
    await field.press('Enter');
    const told = page.getByText('There is no table “zzzzzz”.');
    await told.waitFor();
    const { top } = await boxOf(told);
    expect(top, 'in sight, wherever the page is scrolled to').toBeGreaterThan(0);
    expect(top).toBeLessThan(800);
    expect(await field.inputValue()).toBe('zzzzzz');
    expect(page.url().replace(/#.*/, '')).toBe(url.replace(/#.*/, ''));
    await atHome(page);
  });

  it('speaks the language that is chosen, and remembers it', async () => {
    const { page } = visit();
    await prefer(page, '简体中文');
    await page.getByRole('heading', { level: 1, name: '生肖' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('zh-Hans');
    await page.reload();
    await page.getByRole('button', { name: '开始 天棋' }).click();
    await page.getByRole('heading', { level: 1, name: '天棋' }).waitFor();
    await page.getByRole('grid', { name: '天棋棋盘' }).waitFor();
    await prefer(page, 'English');
    await page.getByRole('grid', { name: 'Board of Celestial Checkers' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });
});

describe('the start on a phone', () => {
  const visit = visits(390, 844);

  it('has room for every game beside four tables to go on with', async () => {
    const { page } = visit();
    await page.evaluate(() => {
      const games = ['zodiac', 'wu_xing', 'great_race', 'rat_and_dragon', 'celestial_checkers'];
      const seen = games.map((game, at) => [`table${at}`, { game, at: Date.now() - at * 7_200_000, over: false }]);
      localStorage.setItem('shengxiao.tables', JSON.stringify(Object.fromEntries(seen)));
      localStorage.setItem('shengxiao.tokens', JSON.stringify(Object.fromEntries(seen.map(([code]) => [code, ['x']]))));
    });
    await page.reload();
    await atHome(page);
    expect(await page.getByRole('button', { name: /^Forget this table/ }).count()).toBe(4);
    for (const name of await page.getByRole('button').all()) {
      const { left, right } = await boxOf(name);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await play(page, 'The Rat and the Dragon');
    await atTable(page, 'The Rat and the Dragon');
  });
});

describe('find your sign', () => {
  const visit = visits();
  async function look(page: Page, day: string): Promise<void> {
    await page.getByLabel('Your birthday').fill(day);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
  }

  it('tells sign, element, polarity, stem and branch and the lunar year', async () => {
    const { page } = visit();
    await look(page, '1990-05-17');
    const finder = page.getByRole('region', { name: 'Find your sign' });
    for (const words of ['Metal Horse', 'Yang', '庚午', 'gēng wǔ', '7 of 60', '27 Jan 1990 to 14 Feb 1991', 'Goat'])
      await finder.getByText(words).waitFor();
    expect(await page.locator('.lit [href="#animal-Horse"]').count()).toBe(1);
  });

  it('says how far the calendar reaches', async () => {
    const { page, visitor } = visit();
    await look(page, '1600-05-17');
    await page.getByText('The calendar covers the years 1645 to 2300.').waitFor();
    // The browser itself writes down that it was told 400.
    visitor.complaints.length = 0;
  });
});
