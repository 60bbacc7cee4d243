// Whole games through the page: by mouse, by touch-sized screen and by keyboard alone. The tests know no rules either: they
// choose among what the page itself offers.
import { describe, expect, it } from 'vitest';
import { atHome, awaitTurn, hand, movable, newGame, prefer, result, square, targets } from './harness';
import { visits } from './table';
import type { Page } from 'playwright-core';

const most = 200;

/** The turns of the list of moves; not what can be asked about them, which changes meanwhile. */
const list = 'section[aria-label="Moves"] .turn';
const written = async (page: Page) => (await page.locator(list).allTextContents()).join('\n');

/** Waits until the list of moves says something new. */
const awaitMove = (page: Page, before: string) =>
  page.waitForFunction(
    ([where, old]) => [...document.querySelectorAll(where)].map((turn) => turn.textContent).join('\n') !== old,
    [list, before] as const,
  );

describe('a whole game', () => {
  const visit = visits();

  it('is played by mouse, the animals set out by chance', async () => {
    const { page } = visit();
    await newGame(page, { level: 1, placement: 'By chance' });
    let turns = 0;
    for (; (await awaitTurn(page)) !== 'over' && turns < most; turns += 1) {
      const before = await written(page);
      if ((await targets(page)).length === 0) await square(page, (await movable(page))[0] ?? '').click();
      const to = (await targets(page)).at(-1);
      expect(to, 'an animal that can move shows where').toBeTruthy();
      await square(page, to ?? '').click();
      await awaitMove(page, before);
    }
    expect(turns).toBeGreaterThan(5);
    await result(page).waitFor();
    for (const next of ['Play again', 'New game', 'How the game went', 'Save the record'])
      await result(page).getByRole('button', { name: next }).waitFor();
  });

  it('is played by keyboard alone, the animals set out by hand', async () => {
    const { page } = visit();
    await atHome(page);
    // From the top of the page to the form of the first game (after Play and Learn), in it to the level, down to the lowest, and on to the button.
    await tabTo(page, 'article:first-of-type .buttons button:nth-child(3)');
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[value="4"]');
    for (let level = 4; level > 1; level -= 1) await page.keyboard.press('ArrowLeft');
    await tabTo(page, 'summary');
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[value="random"]');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    await tabTo(page, '.hand.active button');
    let turns = 0;
    for (let turn = await awaitTurn(page); turn !== 'over' && turns < most; turn = await awaitTurn(page), turns += 1) {
      const before = await written(page);
      if (turn === 'place') {
        await page.waitForFunction(() => document.activeElement?.matches('.hand.active button'));
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.activeElement?.matches('.square.target'));
      } else {
        if (!(await page.evaluate(() => document.activeElement?.matches('.square'))))
          await tabTo(page, '.square[tabindex="0"]');
        if ((await targets(page)).length === 0) {
          await page.keyboard.press('n');
          await page.keyboard.press('Enter');
        }
        await page.keyboard.press('n');
        await page.waitForFunction(() => document.activeElement?.matches('.square.target'));
      }
      await page.keyboard.press('Enter');
      await awaitMove(page, before);
    }
    expect(turns).toBeGreaterThan(17);
    await result(page).waitFor();
  });

  it('is played in words, on the board that any game has', async () => {
    const { page } = visit();
    await newGame(page, { level: 1, placement: 'By chance' });
    await prefer(page, 'Boards in words');
    let turns = 0;
    for (; turns < most; turns += 1) {
      await page.waitForFunction(() => document.querySelector('[data-move], .result'));
      if (await result(page).count()) break;
      const before = await written(page);
      await page.locator('[data-move]').first().click();
      await awaitMove(page, before);
    }
    expect(turns).toBeGreaterThan(5);
    await page.reload();
    await page.getByText('Whose turn it is').waitFor();
    await prefer(page, 'Boards in words', false);
    await page.getByRole('grid').waitFor();
  });

  it('is told in words as it goes on', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    await hand(page).first().click();
    await square(page, 'c3').click();
    await page.getByRole('log').getByText('You placed the Ox on c3.').waitFor();
    await page.getByRole('log').getByText('North placed').waitFor();
    await page.getByRole('log').getByText('Your turn').waitFor();
    expect(await square(page, 'c3').getAttribute('aria-label')).toBe('c3, your Ox, strength 12, intelligence 1');
  });

  it('can be played by dragging', async () => {
    const { page } = visit();
    await newGame(page, { level: 1 });
    await hand(page).first().dragTo(square(page, 'e3'));
    await page.getByRole('log').getByText('You placed the Ox on e3.').waitFor();
  });
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not lead to ${selector}`);
}
