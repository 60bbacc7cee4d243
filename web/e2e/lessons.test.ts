// Every lesson of every game is done as it shows itself: by clicks on a phone, and by keyboard alone at a desk. The first of each has
// no barriers.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectOpen } from './axe';
import { atHome } from './harness';
import { awaitAsked, clickSomething, dice, keySomething } from './play';
import { half } from './sample';
import { visits, type Visit } from './table';
import type { Course, Lesson } from '../src/lessons/lessons';
import type { Page } from 'playwright-core';

const games = '../src/games';
const courses = readdirSync(games)
  .filter((game) => existsSync(`${games}/${game}/lessons.json`))
  .map((game) => {
    const { lessons } = JSON.parse(readFileSync(`${games}/${game}/lessons.json`, 'utf8')) as Course;
    return { game, lessons };
  });

const panel = (page: Page) => page.locator('section[aria-labelledby="lesson-title"]');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

function lessonOf(game: string, id: string): Lesson {
  const found = courses.find((course) => course.game === game)?.lessons.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`there is no lesson ${id} of ${game}`);
  return found;
}

async function begin({ page, url }: Visit, game: string, { id, title }: Lesson): Promise<void> {
  await page.goto(`${url}#/learn/${game}/${id}`);
  await panel(page).getByRole('heading', { name: title.en }).waitFor();
  const show = button(page, 'Show me');
  const pressed = show.and(page.locator('[aria-pressed="true"]'));
  // The panel is made anew when the table of the lesson comes: a press on the one before may be lost.
  while ((await pressed.count()) === 0) {
    await show.click();
    await pressed.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
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

/** Those marks that can be pressed, or are in or around what can be; not what is held already. */
const pressed = ':not(.held, [aria-pressed="true"])';
const marked = [
  `.hinted:is(button, [data-can])${pressed}`,
  `.hinted :is(button, [data-can])${pressed}`,
  `button${pressed}:has(.hinted)`,
].join();

function haveChanged({ before, marked }: { before: Element[]; marked: string }): boolean {
  const now = [...document.querySelectorAll(marked)];
  return now.length !== before.length || now.some((element, at) => element !== before[at]);
}

/** Does what is shown. `press`: the n-th try of something that is marked. */
async function follow(page: Page, press: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < 200; at += 1) {
    const now = await state(page);
    expect(now).not.toBe('missed');
    if (now === 'reached') return;
    const before = await page.evaluateHandle((marked) => [...document.querySelectorAll(marked)], marked);
    await press(at);
    // The marks stay until the answer comes. Pressed again, the same button could by then mean what comes next. Some presses
    // change no mark.
    await page.waitForFunction(haveChanged, { before, marked }, { polling: 30, timeout: 2000 }).catch(() => undefined);
  }
  expect.fail(`what is shown does not reach the aim of ${page.url()}`);
}

/** Clicks the next one of what is marked; the board may have gone on meanwhile. */
const clickMarked = (page: Page, at: number) => clickSomething(page, (below) => at % below, marked);

describe('lessons on a phone', () => {
  const visit = visits(390, 844);
  it.each(half(courses, 'even'))('of $game are done by clicks', { timeout: 300_000 }, async ({ game, lessons }) => {
    const { page } = visit();
    for (const lesson of lessons) {
      await begin(visit(), game, lesson);
      await follow(page, (at) => clickMarked(page, at));
    }
    await button(page, 'Play your first game').click();
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toContain('#/t/');
    const guide = page.getByRole('button', { name: 'Hints for the first turns' });
    await guide.click();
    await guide.waitFor({ state: 'detached' });
  });
});

describe('lessons at a desk', () => {
  const visit = visits(1280, 720);
  it.each(half(courses, 'odd'))(
    'of $game are done by keyboard alone',
    { timeout: 300_000 },
    async ({ game, lessons }) => {
      const { page } = visit();
      const draw = dice(3);
      for (const lesson of lessons) {
        await begin(visit(), game, lesson);
        await follow(page, () => keySomething(page, draw, marked));
      }
      await page.goto(`${visit().url}#/`);
      await page
        .getByRole('button', { name: /^Learn/ })
        .first()
        .waitFor();
    },
  );

  it.each(courses)('of $game have no barriers', async ({ game, lessons }) => {
    const { page } = visit();
    for (const lesson of lessons.slice(0, 1)) await begin(visit(), game, lesson);
    await expectOpen(page, `a lesson of ${game}`);
  });
});

describe('a lesson that is missed', () => {
  const visit = visits();
  it('says why, and begins again', async () => {
    const { page } = visit();
    const lesson = lessonOf('wu_xing', 'single');
    await begin(visit(), 'wu_xing', lesson);
    await page.locator('[data-can="pass"]').click();
    await panel(page)
      .getByText(lesson.answers?.[0]?.text.en ?? '')
      .waitFor();
    await button(page, 'Try again').click();
    await button(page, 'Show me').waitFor();
  });
});

describe('a lesson that is left', () => {
  const visit = visits();
  it('is no longer in the address', async () => {
    const { page } = visit();
    await begin(visit(), 'wu_xing', lessonOf('wu_xing', 'single'));
    await page.getByTitle('Start page').click();
    await atHome(page);
    await page.reload();
    await atHome(page);
  });
});

describe('the game after the lessons', () => {
  const visit = visits();
  it('has a hint at each turn', async () => {
    const { page } = visit();
    await begin(visit(), 'celestial_checkers', lessonOf('celestial_checkers', 'end'));
    await follow(page, (at) => clickMarked(page, at));
    await button(page, 'Play your first game').click();
    const hint = page.getByText(/^Try this: (place|move|take) the/);
    for (let turn = 0; turn < 2; turn += 1) {
      // Why a click that came too late did nothing lies before it.
      const before = page.locator('.notice:not(:has-text("Try this"))').getByRole('button', { name: 'Close' });
      await expect
        .poll(async () => {
          if (await before.first().isVisible()) await before.first().click();
          return hint.isVisible();
        })
        .toBe(true);
      await awaitAsked(page);
      await clickSomething(page, () => 0);
      await clickSomething(page, () => 0);
    }
  });
});
