// What goes wrong when people are quick, change their minds or choose the wrong file: the page stays usable and says what is.
import { describe, expect, it } from 'vitest';
import { atHome, awaitTurn, movable, newGame, prefer, square, targets } from './harness';
import { awaitAsked, openTable } from './play';
import { visits } from './table';
import { computer, person } from './tables';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe('a slip', () => {
  const visit = visits();

  it('a hint that a move overtakes can be asked for again', async () => {
    const { page } = visit();
    await newGame(page, { level: 1, placement: 'By chance' });
    await awaitTurn(page);
    const hint = page.getByRole('button', { name: 'Hint' });
    await hint.click();
    if ((await targets(page)).length === 0) await square(page, (await movable(page))[0] ?? '').click();
    await square(page, (await targets(page))[0] ?? '').click();
    await awaitTurn(page);
    await expect.poll(() => hint.isEnabled()).toBe(true);
    await hint.click();
    await page.getByText('Try this:').waitFor();
  });

  it('the second click of two is no second move, and nothing is said of it', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer], seed: 4 });
    for (let clicks = 0; clicks < 6; clicks += 1) {
      if ((await awaitAsked(page)) === 'over') break;
      await page.locator('[data-can]:visible').first().dblclick();
      await page.waitForTimeout(150);
      expect(await page.locator('.notice').allTextContents()).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it('a file that is no saved game is refused in words', async () => {
    const { page } = visit();
    await atHome(page);
    await page.locator('input[type=file]').setInputFiles(file('list.txt', 'eggs, milk'));
    await page.getByText('This file is not a saved game of Shengxiao.').waitFor();
    expect(await page.locator('.notice').textContent()).not.toContain('shengxiao record');
  });

  it('a form stays open with all that is in it where it is refused, and says why', async () => {
    const { page } = visit();
    await page.getByRole('button', { name: 'Set up The Rat and the Dragon' }).click();
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file('mine.toml', 'columns = 900'));
    const form = page.getByRole('dialog', { name: 'New game' });
    await form.getByRole('button', { name: 'mine.toml' }).waitFor();
    await form.getByRole('button', { name: 'Play', exact: true }).click();
    await form.getByText('These printed data cannot be used').waitFor();
    expect(await form.getByRole('button', { name: 'mine.toml' }).count()).toBe(1);
    await form.getByRole('button', { name: 'Standard' }).click();
    await form.getByRole('button', { name: 'Play', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'The Rat and the Dragon' }).waitFor();
  });
});

describe('an earlier position', () => {
  const visit = visits();

  it('is analysed, also when the game is over', async () => {
    const { page } = visit();
    const position = '4/1Rt2/4/4/4/4/3Ox/4 -/- -/hs 0/4 S -';
    await openTable(page, {
      game: 'celestial_checkers',
      seats: [person, person],
      options: { placement: 'fixed', position },
    });
    await page.getByRole('button', { name: 'Analysis' }).click();
    const panel = page.getByRole('region', { name: 'Analysis' });
    // While one plays it says how it stands; the best move is asked for.
    await panel
      .getByText(/ahead|Even|best play/)
      .first()
      .waitFor();
    expect(await panel.getByText(/^Best: /).count()).toBe(0);
    await panel.getByRole('button', { name: 'Best move' }).click();
    await panel.getByText(/^Best: /).waitFor();
    const best = await panel.getByText(/^Best: /).innerText();
    await square(page, (await movable(page))[0] ?? '').click();
    await square(page, (await targets(page))[0] ?? '').click();
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await panel.getByText('The game is over.').waitFor();
    await page.getByRole('button', { name: 'One step back' }).click();
    await panel.getByText(best).waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await panel.getByText('The game is over.').waitFor();
  });

  it('in words shows no points of the end, and names whose turn it is', async () => {
    const { page } = visit();
    await openTable(page, {
      game: 'celestial_checkers',
      seats: [person, computer],
      seed: 4,
      options: { placement: 'random' },
    });
    await awaitTurn(page);
    await prefer(page, 'Boards in words');
    await page.getByText('Whose turn it is').waitFor();
    const seats = page.locator('.seats > li');
    expect(await seats.locator('b').count()).toBe(2);
    expect(await page.locator('dl').first().innerText()).not.toMatch(/Mover|Position/);
    await page.locator('[data-move]').first().click();
    await page.locator('[data-turn]').nth(1).waitFor();
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).waitFor();
    expect(await seats.locator('b').count(), 'the points are those of now').toBe(0);
  });
});
