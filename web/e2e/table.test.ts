// What can be asked for at a table besides moving.
import { describe, expect, it } from 'vitest';
import { atHome, awaitTurn, boxOf, hand, movable, newGame, prefer, square, targets } from './harness';
import { awaitAsked, clickSomething, dice, openTable } from './play';
import { visits } from './table';
import { computer, person } from './tables';
import type { Page } from 'playwright-core';

async function placeOne(page: Page): Promise<void> {
  await awaitTurn(page);
  await hand(page).first().click();
  await square(page, (await targets(page))[0] ?? '').click();
  await page.getByRole('log').getByText('North placed').last().waitFor();
  await awaitTurn(page);
}

const entries = (page: Page) => page.locator('[data-turn]');

describe('at a table', () => {
  const visit = visits();

  it('a refused move is answered with its clause, which opens the rules', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    await hand(page).first().click();
    await square(page, 'a7').click();
    const link = page.getByRole('link', { name: /^Rule CC-\d+$/ });
    await link.waitFor();
    const clause = (await link.textContent())?.replace('Rule ', '') ?? '';
    await link.click();
    await page.locator(`#clause-${clause}`).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);

    await prefer(page, '简体中文');
    await page.getByText('a7 不在你的前三行之内。').waitFor();
    await page.getByRole('link', { name: `规则 ${clause}` }).click();
    await page.getByRole('heading', { level: 2, name: '摆放动物' }).waitFor();
    await page.locator(`#clause-${clause}`).waitFor();
  });

  it('what happened stands in one log, in words or in notation', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    await placeOne(page);
    const log = page.getByRole('region', { name: 'Moves' });
    await log.getByText(/^You placed the Ox on [a-h][1-3]$/).waitFor();
    await log.getByText(/^North /).waitFor();
    await prefer(page, 'Moves in notation');
    await log.getByText(/^You Ox@[a-h][1-3]$/).waitFor();
    await page.reload();
    await log.getByText(/^You Ox@[a-h][1-3]$/).waitFor();
    await prefer(page, 'Moves in notation', false);
    await log.getByText(/^You placed the Ox on [a-h][1-3]$/).waitFor();
  });

  it('whoever steps through a game sees where they are', async () => {
    const { page } = visit();
    await newGame(page, { level: 1, placement: 'By chance' });
    await awaitTurn(page);
    const lines = await entries(page).count();
    await square(page, (await movable(page))[0] ?? '').click();
    await square(page, (await targets(page))[0] ?? '').click();
    await expect.poll(() => entries(page).count()).toBe(lines + 2); // one's own turn and the answer
    const back = page.getByRole('button', { name: 'One step back' });
    const place = await boxOf(back);
    const where = page.getByText(/^Turn \d+ of \d+$/);
    const [at = 0, all] = (await where.innerText()).match(/\d+/g)?.map(Number) ?? [];
    expect(at).toBe(all);
    expect(at).toBeGreaterThan(1);
    await back.click();
    await page.getByText(`Turn ${at - 1} of ${at}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByText(`Turn 0 of ${at}`, { exact: true }).waitFor();
    expect(await boxOf(back)).toEqual(place);
  });

  it('a score unfolds down to the steps that made it', async () => {
    const { page } = visit();
    await openTable(page, {
      game: 'great_race',
      seats: [{ ...person, name: 'Ann' }, computer, computer, computer],
      seed: 8,
    });
    const scores = page.getByRole('region', { name: 'Points' });
    const second = scores.getByRole('button').nth(1);
    const draw = dice(5);
    for (let step = 0; step < 120 && (await second.locator('b').innerText()) === '0'; step += 1) {
      await awaitAsked(page);
      await clickSomething(page, draw);
    }
    await second.click();
    await scores.locator('summary b').first().waitFor();
    // Both from one look: the game may go on.
    const [total, ...parts] = await scores.evaluate((region) => {
      const unfolded = region.querySelectorAll('button')[1];
      const texts = [unfolded?.querySelector('b'), ...region.querySelectorAll('summary b')];
      return texts.map((shown) => Number(shown?.textContent.replace('−', '-')));
    });
    const sum = parts.reduce((all, part) => all + part, 0);
    expect(sum).toBe(total);
  });

  it('the result says what decided it, and leads to the step that put the winner ahead', async () => {
    const { page } = visit();
    await openTable(page, { game: 'wu_xing', seats: [{ ...person, name: 'Ann' }, computer], seed: 5 }, true);
    const result = page.getByRole('region', { name: 'Result' });
    const lines = result.getByRole('heading', { name: 'What decided it' }).locator('xpath=..').getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.first().innerText()).toMatch(
      /^What put (you|Jun) ahead of (you|Jun) for good: [+−]\d+ points? for (you|Jun) \(/,
    );
    expect(await lines.last().innerText()).toMatch(/^[A-Z].*: (you|Jun) [−\d]+, (you|Jun) [−\d]+$/);
    await lines.first().getByRole('button', { name: 'See it' }).click();
    await result.waitFor({ state: 'detached' });
  });

  it.each([
    [1280, 720],
    [390, 700],
  ])('the result opens at its top, with its ranking and buttons in sight, at %i by %i', async (width, height) => {
    const { page } = visit();
    await page.setViewportSize({ width, height });
    await openTable(page, { game: 'wu_xing', seats: [person, computer, computer], seed: 5 }, true);
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    expect(await result.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const parts = [result.getByRole('heading', { level: 2 }), ...(await result.locator('tbody tr').all())];
    const buttons = await result.locator('.buttons button').all();
    const bottoms = [...parts, ...buttons].map(async (part) => {
      const { top, bottom } = await boxOf(part);
      expect(top).toBeGreaterThan(0);
      return bottom;
    });
    const [top = 0] = (await Promise.all(buttons.map(boxOf))).map((box) => box.top);
    const ends = await Promise.all(bottoms);
    expect(Math.max(...ends.slice(0, parts.length)), 'nothing of the ranking lies under the buttons').toBeLessThan(top);
    expect(Math.max(...ends)).toBeLessThan(height);
  });

  it('undo takes the last decision back', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await placeOne(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('No moves yet').waitFor();
    expect(await hand(page).count()).toBe(12);
  });

  it('what the others do one after the other can be skipped', async () => {
    const { page } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 });
    await awaitAsked(page);
    // Whatever is shown for a while stays for good.
    await page.evaluate(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, wait = 0) =>
        setTimeout(run, wait < 300 ? wait : 2 ** 30)) as typeof setTimeout;
    });
    const skip = page.getByRole('button', { name: 'Skip to your turn' });
    await page.locator('[data-slot="draw"]').click();
    for (const draw = dice(24); !(await skip.isVisible());) await clickSomething(page, draw);
    await skip.press('Enter'); // a click that comes at once is taken for one that was meant for the hint
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    expect(await page.locator('[data-slot="draw"]').isVisible()).toBe(true);
  });

  it('a hint is drawn and said', async () => {
    const { page } = visit();
    await newGame(page, { level: 1, placement: 'By chance' });
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^Try /).waitFor();
    expect(await page.locator('.square.hinted').count()).toBeGreaterThan(1);
  });

  it('a hint gives its reason', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^Try this: place the .*\. .* of the twelve animals can take it\./).waitFor();
  });

  it('the analysis shows a score and the best play', async () => {
    const { page } = visit();
    await newGame(page, { level: 1, placement: 'By chance' });
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Analysis' }).click();
    await page
      .getByRole('region', { name: 'Analysis' })
      .getByText(/(is|are) ahead|best play/)
      .waitFor();
    await page.getByRole('button', { name: 'Analysis' }).click();
    expect(await page.getByRole('region', { name: 'Analysis' }).count()).toBe(0);
  });

  it('a reload comes back to the table', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    await placeOne(page);
    const before = await entries(page).count();
    const address = page.url();
    expect(address).toMatch(/#\/t\/[\w-]+$/);
    await page.reload();
    await page.getByRole('grid').waitFor();
    expect(page.url()).toBe(address);
    expect(await entries(page).count()).toBe(before);
  });

  it('steps back and forth without moving', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    await placeOne(page);
    await placeOne(page);
    await page.waitForFunction(() => document.querySelectorAll('.piece').length === 4);
    await entries(page).first().click();
    await page.waitForFunction(() => document.querySelectorAll('.piece').length === 1);
    expect(await hand(page).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelectorAll('.piece').length === 2);
    await page.keyboard.press('Home');
    await page.waitForFunction(() => document.querySelectorAll('.piece').length === 0);
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.querySelectorAll('.piece').length === 4);
    await awaitTurn(page);
  });

  it('a record is saved and loaded', async () => {
    const { page, url } = visit();
    await newGame(page, { level: 1 });
    await placeOne(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^celestial_checkers.*\.txt$/);
    await page.goto(`${url}#/`);
    await page.getByRole('button', { name: 'Load a record' }).waitFor();
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await page.getByRole('grid').waitFor();
    expect(await entries(page).count()).toBeGreaterThanOrEqual(2);
  });

  it('a lost connection comes back to the table', async () => {
    const { page } = visit();
    let cut: (() => Promise<void>) | undefined;
    await page.routeWebSocket('**/ws', (socket) => {
      socket.connectToServer();
      cut = () => socket.close();
    });
    await page.reload();
    await newGame(page, { level: 1 });
    await placeOne(page);
    await cut?.();
    await page.getByText('The connection is lost.').waitFor();
    await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await placeOne(page);
    await page.waitForFunction(() => document.querySelectorAll('.piece').length === 4);
  });

  it('a table that is not there leads to the start', async () => {
    const { page, url } = visit();
    await page.goto(`${url}#/t/zzzzzzzz`);
    await page.reload();
    await atHome(page);
    expect(page.url()).toBe(`${url}#/`);
  });

  it('the keyboard reaches every square by its name', async () => {
    const { page } = visit();
    await newGame(page, { level: 1, placement: 'By chance' });
    await awaitTurn(page);
    const [from] = await movable(page);
    await square(page, 'a1').focus();
    await page.keyboard.type(from ?? '');
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.square)).toBe(from);
    await page.keyboard.press('Enter');
    expect((await targets(page)).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect(await targets(page)).toEqual([]);
  });
});
