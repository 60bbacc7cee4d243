// Pictures of the pages beside the tables, in every language: start, lessons, how to play, the end of a game and looking back at it,
// one's own games, settings, the calendar and the lab.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Language } from '../src/words/catalogue.svelte';
import type { NewTable } from '../src/wire/protocol';
import type { Course } from '../src/lessons/lessons';
import { openSettings, result, Visitor, type Look } from './harness';
import { openTable } from './play';

const languages: Language[] = ['en', 'zh', 'zh-Hant'];
const sizes: Look[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** A game that is over, for the first seat to look back at. */
export interface Finished {
  setup: NewTable;
  record: string;
}

const lessonsOf = (game: string): Course['lessons'] =>
  (JSON.parse(readFileSync(new URL(`../../src/games/${game}/lessons.json`, import.meta.url), 'utf8')) as Course)
    .lessons;

async function inLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('shengxiao.language', chosen), language);
}

async function picturesIn(url: string, to: string, language: Language, look: Look, games: Finished[]): Promise<void> {
  const visitor = await Visitor.open(look);
  const { page } = visitor;
  await inLanguage(page, language);
  const shoot = async (name: string, fullPage = false) => {
    for (const dark of [false, true]) {
      await visitor.dress(dark);
      await page.waitForTimeout(350);
      const path = `${to}/${name}-${language}-${look.width}-${dark ? 'dark' : 'light'}.png`;
      await page.screenshot({ path, fullPage });
    }
    await visitor.dress(false);
  };
  const open = async (hash: string) => {
    await page.goto(`${url}${hash}`);
    await page.reload();
    await page.waitForLoadState('networkidle');
  };
  await open('');
  await page.locator('article').first().waitFor();
  await shoot('start', true);
  await openSettings(page);
  await shoot('settings');
  for (const { setup, record } of games) {
    const { game } = setup;
    const lesson = lessonsOf(game).at(2);
    await open(`#/learn/${game}/${lesson?.id ?? ''}`);
    await page.locator('section[aria-labelledby="lesson-title"] .buttons button').first().waitFor();
    await shoot(`lesson-${game}`);
    await open(`#/how/${game}`);
    await page.locator('figure').first().waitFor();
    await shoot(`how-${game}`, true);
    await openTable(page, { do: 'load', record: record.replace(/^note .*\n/gm, ''), seats: setup.seats });
    await result(page).waitFor();
    await shoot(`result-${game}`);
    await page.keyboard.press('Escape');
    await result(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^(Look back|回顾|回顧)$/ }).click();
    // Nothing more is being looked for: the picture to share can be had.
    await page
      .getByRole('button', { name: /^(Picture to share|分享图片|分享圖片)$/, disabled: false })
      .waitFor({ timeout: 600_000 });
    await shoot(`review-${game}`, true);
    await page.getByRole('tablist').last().getByRole('tab').last().click();
    await shoot(`missed-${game}`, true);
  }
  await open('');
  await shoot('start_again', true);
  await open('#/record');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('record', true);
  await visitor.close();
}

/** `games`: one of each, finished. */
export async function picturesOfPages(url: string, to: string, games: Finished[]): Promise<void> {
  for (const language of languages) for (const look of sizes) await picturesIn(url, to, language, look, games);
}
