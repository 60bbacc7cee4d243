// "How to play, in pictures": from the start page to the page of each game, which shows all its diagrams, has no barriers, fits a phone,
// speaks Chinese, prints, and leads to the lessons and to a game; and the same in the rules beside a game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectOpen } from './axe';
import { boxOf, prefer } from './harness';
import { half } from './sample';
import { visits, type Visit } from './table';
import type { Page as Told } from '../src/how_to_play/how_to_play';
import type { Course } from '../src/lessons/lessons';

const games = '../src/games';
const read = (game: string, file: string): unknown => JSON.parse(readFileSync(`${games}/${game}/${file}`, 'utf8'));
const explained = readdirSync(games).filter((game) => existsSync(`${games}/${game}/how_to_play.json`));

const sectionsOf = (game: string) => (read(game, 'how_to_play.json') as Told).sections;
// The boards have headings, too.
const heading = (page: Page, id: string, title: string) =>
  page.locator(`h2#how-${id}`).getByText(title, { exact: true });
const figures = (page: Page) => page.locator('figure');

/** Opens it from the card of the game. */
async function open({ page }: Visit, game: string): Promise<void> {
  await page.locator(`a[href="#/how/${game}"]`).click();
  await expect.poll(() => figures(page).count()).toBe(sectionsOf(game).filter(({ diagram }) => diagram).length);
}

/** Each diagram shows something of the board, and lies in the page. */
async function expectDrawn(page: Page, width: number): Promise<void> {
  for (const figure of await figures(page).all()) {
    const { top, bottom } = await boxOf(figure.locator('.drawn'));
    expect(bottom - top, await figure.innerText()).toBeGreaterThan(60);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

describe('the page of each game that says how to play', () => {
  it('is there for five', () => expect(explained.length).toBe(5));

  describe.each([
    [1440, 900, half(explained, 'odd')],
    [390, 844, half(explained, 'even')],
  ])('at %i by %i', (width, height, games) => {
    const visit = visits(width, height);
    it.each(games)('shows the diagrams of %s and has no barriers', { timeout: 180_000 }, async (game) => {
      const { page } = visit();
      await open(visit(), game);
      for (const { id, title, diagram } of sectionsOf(game)) {
        await heading(page, id, title.en).waitFor();
        if (diagram) await page.getByText(diagram.caption.en, { exact: true }).waitFor();
      }
      await expectDrawn(page, width);
      await expectOpen(page, `how to play ${game}`);
      await prefer(page, '简体中文');
      for (const { id, title } of sectionsOf(game)) await heading(page, id, title.zh).waitFor();
      await expectDrawn(page, width);
    });
  });

  describe('leads on', () => {
    const visit = visits();
    it.each(half(explained, 'odd'))('from %s to a lesson, the rules and a game', { timeout: 120_000 }, async (game) => {
      const { page } = visit();
      await open(visit(), game);
      const section = sectionsOf(game).find(({ lesson }) => lesson);
      const lesson = (read(game, 'lessons.json') as Course).lessons.find(({ id }) => id === section?.lesson);
      await page
        .getByRole('button', { name: `Rule ${section?.clause ?? ''}` })
        .first()
        .click();
      await page
        .locator('.clause:focus')
        .getByText(section?.clause ?? '')
        .waitFor();
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: `Try it in a lesson: ${lesson?.title.en ?? ''}` })
        .first()
        .click();
      await page.waitForURL(new RegExp(`#/learn/${game}/${lesson?.id ?? ''}$`));
      await page.getByRole('heading', { level: 2, name: lesson?.title.en ?? '' }).waitFor();
      await page.goBack();
      await figures(page).first().waitFor();
      await page.getByRole('button', { name: 'Play a game' }).click();
      await page.waitForURL(/#\/t\/[\w-]+$/);
      // Beside a game the pictures stand in the rules, and lead back to their clauses.
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
      const rules = page.getByRole('dialog', { name: 'Rules' });
      await rules.getByRole('button', { name: 'How to play, in pictures' }).click();
      await rules.locator('figure').first().waitFor();
      await rules
        .getByRole('button', { name: `Rule ${section?.clause ?? ''}` })
        .first()
        .click();
      await rules.locator('.clause:focus').waitFor();
      expect(await rules.locator('figure').count()).toBe(0);
      await page.keyboard.press('Escape');
      await rules.waitFor({ state: 'detached' });
      await page.goBack();
      await figures(page).first().waitFor();
      await page.getByRole('link', { name: 'Start page' }).click();
      await page.locator(`a[href="#/how/${game}"]`).waitFor();
    });
  });

  describe('on paper', () => {
    const visit = visits(718, 1000);
    it('has all diagrams, and nothing to press', async () => {
      const { page } = visit();
      await open(visit(), 'zodiac');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expectDrawn(page, 718);
      expect(await page.locator('.brand, .links, #how-on').filter({ visible: true }).count()).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
    });
  });
});
