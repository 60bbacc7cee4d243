// Every lesson of every game is done as it shows itself: by clicks on a phone, and by keyboard alone at a desk. The first is also
// missed, and has no barriers.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectOpen } from './axe';
import { awaitAsked, clickSomething, dice, keySomething } from './play';
import { visits, type Visit } from './table';
import type { Course } from '../src/lessons/lessons';
import type { Page } from 'playwright-core';

const games = '../src/games';
const courses = readdirSync(games)
  .filter((game) => existsSync(`${games}/${game}/lessons.json`))
  .map((game) => {
    const { lessons } = JSON.parse(readFileSync(`${games}/${game}/lessons.json`, 'utf8')) as Course;
    return { game, ids: lessons.map(({ id }) => id) };
  });

const panel = (page: Page) => page.locator('section[aria-labelledby="lesson-title"]');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

async function begin({ page, url }: Visit, game: string, id: string): Promise<void> {
  await page.goto(`${url}#/learn/${game}/${id}`);
  await button(page, 'Show me').click();
}

/** Waits until the lesson goes on or is over. */
async function state(page: Page): Promise<string> {
  const look = () => {
    const buttons = [...document.querySelectorAll('section[aria-labelledby="lesson-title"] .buttons button')];
    if (buttons.some(({ textContent }) => textContent.includes('Show me')))
      return document.querySelector('.hinted') ? 'open' : null;
    return document.querySelector('.outcome.reached') ? 'reached' : 'missed';
  };
  const found = await page.waitForFunction(look, undefined, { polling: 30 });
  return (await found.jsonValue()) ?? '';
}

/** Does what is shown. `press`: the n-th try of something that is marked. */
async function follow(page: Page, press: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < 60; at += 1) {
    const now = await state(page);
    expect(now).not.toBe('missed');
    if (now === 'reached') return;
    await press(at);
  }
  expect.fail(`what is shown does not reach the aim of ${page.url()}`);
}

/** Those marks that can be pressed, or are in or around what can be; not what is held already. */
const pressed = ':not(.held, [aria-pressed="true"])';
const marked = [
  `.hinted:is(button, [data-can], [tabindex])${pressed}`,
  `.hinted :is(button, [data-can])${pressed}`,
  `button${pressed}:has(.hinted)`,
].join();

describe.each(courses)('the lessons of $game', ({ game, ids }) => {
  describe('on a phone', () => {
    const visit = visits(390, 844);
    it('are done by clicks', { timeout: 300_000 }, async () => {
      const { page } = visit();
      for (const id of ids) {
        await begin(visit(), game, id);
        await follow(page, async (at) => {
          const offers = await page.locator(marked).filter({ visible: true }).elementHandles();
          const offer = offers[at % Math.max(1, offers.length)];
          await offer?.scrollIntoViewIfNeeded().catch(() => undefined);
          await offer?.click({ force: true }).catch(() => undefined);
        });
      }
      await button(page, 'Play your first game').click();
      await panel(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toContain('#/t/');
      const guide = page.getByRole('button', { name: 'A hint at each turn' });
      await guide.click();
      await guide.waitFor({ state: 'detached' });
    });
  });

  describe('at a desk', () => {
    const visit = visits(1280, 720);
    it('are done by keyboard alone', { timeout: 300_000 }, async () => {
      const { page } = visit();
      const draw = dice(3);
      for (const id of ids) {
        await begin(visit(), game, id);
        await follow(page, () => keySomething(page, draw, marked));
      }
      await page.goto(`${visit().url}#/`);
      await page
        .getByRole('button', { name: /^Learn/ })
        .first()
        .waitFor();
    });

    it('have no barriers', async () => {
      const { page } = visit();
      await begin(visit(), game, ids[0] ?? '');
      await expectOpen(page, `a lesson of ${game}`);
    });
  });
});

describe('the game after the lessons', () => {
  const visit = visits();
  it('has a hint at each turn', async () => {
    const { page } = visit();
    await begin(visit(), 'celestial_checkers', 'end');
    await follow(page, (at) =>
      page
        .locator(marked)
        .nth(at % 2)
        .click({ force: true }),
    );
    await button(page, 'Play your first game').click();
    const hint = page.getByText(/^Try this: (place|move|take) the/);
    for (let turn = 0; turn < 2; turn += 1) {
      await hint.waitFor();
      await awaitAsked(page);
      await clickSomething(page, () => 0);
      await clickSomething(page, () => 0);
    }
  });
});
