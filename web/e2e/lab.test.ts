// The lab in the browser: who has it, an edition changed in its form, an experiment to its end, and a game with the edition.
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectOpen } from './axe';
import { tellFailure } from './failure';
import { atHome, prefer, startServer, unlimited, Visitor, type Server } from './harness';
import { visits } from './table';

const enabledStart = (page: Page) =>
  page.getByRole('button', { name: 'Start', exact: true }).and(page.locator(':enabled'));
const openLab = async (page: Page) => {
  await page.getByRole('link', { name: 'Lab' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
  await enabledStart(page).waitFor();
};
/** Until the server has said what is usual there: the form shows that, and what is typed meanwhile would stand beside it. */
const choose = async (page: Page, game: string) => {
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await enabledStart(page).waitFor();
};
const state = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('a server without a lab', () => {
  const visit = visits();

  it('has no link to it, and its page says how to get one', async () => {
    const { page, url } = visit();
    await atHome(page);
    expect(await page.getByRole('link', { name: 'Lab' }).count()).toBe(0);
    const answer = await page.request.get(new URL('lab', url).href);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('shengxiao serve --lab');
  });
});

describe.each([
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
])('the lab, on %s', (_, wide, high) => {
  let server: Server;
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    server = await startServer([...unlimited, '--lab']);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    visitor = await Visitor.open({ width: wide, height: high });
    ({ page } = visitor);
    await page.goto(server.url);
    await openLab(page);
  });
  afterEach(async (context) => {
    await tellFailure(context, page);
    await visitor.close();
    expect(visitor.complaints).toEqual([]);
  });

  it('plays an experiment with a changed edition to its end, and a game with it', async () => {
    await choose(page, 'The Rat and the Dragon');
    const columns = page.getByLabel('Grid: Columns').or(page.getByLabel('Columns', { exact: true }));
    await columns.waitFor();
    expect(await columns.getAttribute('max')).toBe('26');
    await columns.fill('6');
    await page.getByLabel('Rows', { exact: true }).fill('6');
    await page.getByText('2 numbers changed').first().waitFor();
    await page.getByLabel('Who plays').selectOption('random');
    await page.getByLabel('Games', { exact: true }).fill('20');
    await expectOpen(page, 'the form');
    await enabledStart(page).click();

    await state(page, 'Finished').waitFor();
    const results = page.getByRole('region', { name: 'Figures' });
    await results.getByRole('table', { name: /even share/ }).waitFor();
    expect(await results.getByRole('progressbar').getAttribute('aria-label')).toMatch(/^(\d+) of \1 games$/);
    await expectOpen(page, 'the figures');
    expect(await width(page)).toBeLessThanOrEqual(0);

    const saved = page.waitForEvent('download');
    await results.getByRole('button', { name: 'Report as JSON' }).click();
    const report = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
      games: number;
      agent: string;
      edition: { grid: { columns: number; rows: number } };
    };
    expect(report).toMatchObject({ games: 20, agent: 'random', edition: { grid: { columns: 6, rows: 6 } } });

    await results.getByRole('button', { name: 'Play this edition' }).click();
    await page.getByRole('grid').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(36);
  });

  it('finds the experiment that runs when somebody comes back, and stops it', async () => {
    await choose(page, 'The Rat and the Dragon');
    await page.getByLabel('Who plays').selectOption('level:5');
    await page.getByLabel('Games', { exact: true }).fill('500');
    await enabledStart(page).click();
    await state(page, 'Playing').waitFor();
    await page.getByRole('link', { name: 'Start page' }).click();
    await atHome(page);
    await page.getByRole('link', { name: 'Lab' }).click();
    await state(page, 'Playing').waitFor();
    expect(await page.getByLabel('Games', { exact: true }).inputValue()).toBe('500');
    expect(await page.getByLabel('Who plays').inputValue()).toBe('level:5');
    expect(await page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await state(page, 'Stopped').waitFor();
    expect(await page.getByRole('button', { name: 'Report as JSON' }).count()).toBe(0);
  });

  it('keeps to the limits of the game, and goes back to the usual edition', async () => {
    await choose(page, 'The Great Race');
    const finish = page.getByLabel('Spaces from start to finish');
    await finish.fill('900');
    await page.getByText('A whole number from 16 to 200, please.').waitFor();
    await page
      .getByRole('alert')
      .getByText(/out of range/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Back to the usual edition' }).click();
    expect(await finish.inputValue()).toBe('30');
    await enabledStart(page).waitFor();
    // What the rulebook states is shown, and stays.
    await page.getByText('Inner wheel', { exact: true }).click();
    expect(await page.getByLabel('Run: Highest total of the low range').isDisabled()).toBe(true);
    // The bounds go with the other values.
    await page.getByLabel('The river begins at space').fill('5');
    await expect.poll(() => finish.getAttribute('min')).toBe('6');
  });

  it('speaks Chinese', async () => {
    await prefer(page, '简体中文');
    await page.getByRole('heading', { level: 1, name: '实验室' }).waitFor();
    await page.getByLabel('游戏', { exact: true }).selectOption({ index: 3 });
    await page.getByText('默认版本', { exact: true }).first().waitFor();
  });
});
