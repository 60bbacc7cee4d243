// No barrier that axe-core can find, on any screen, in either theme.
import { describe, it } from 'vitest';
import { expectOpen } from './axe';
import { atHome, awaitTurn, hand, movable, newGame, openSettings, prefer, result, square, targets } from './harness';
import { visits } from './table';

for (const [name, width, height] of [
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
] as const)
  describe(`without barriers on ${name}`, () => {
    const visit = visits(width, height);

    it('is every screen', async () => {
      const { page } = visit();
      await atHome(page);
      await expectOpen(page, 'start');
      await prefer(page, '简体中文');
      await expectOpen(page, 'start in Chinese');
      await prefer(page, 'English');
      await openSettings(page);
      await page.getByLabel('Volume').waitFor();
      await expectOpen(page, 'settings');
      await page.keyboard.press('?');
      await page.getByText('This list').waitFor();
      await expectOpen(page, 'shortcuts');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Set up The Great Race' }).click();
      await page.getByLabel('With friends online').check();
      await page.getByLabel('Play with a clock').check();
      await page.getByText('Options', { exact: true }).click();
      await expectOpen(page, 'form');
      await page.keyboard.press('Escape');
      await newGame(page, { level: 1 });
      await awaitTurn(page);
      await hand(page).first().click();
      await expectOpen(page, 'placement');
      await page.goto(visit().url);
      await newGame(page, { level: 1, placement: 'By chance' });
      await awaitTurn(page);
      await page.getByRole('button', { name: 'Analysis' }).click();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByText(/^Try /).waitFor();
      await square(page, (await movable(page))[0] ?? '').click();
      await expectOpen(page, 'middle of the game');
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.locator('#clause-CC-9').waitFor();
      await expectOpen(page, 'rules');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New game' }).click();
      await expectOpen(page, 'new game');
      await page.keyboard.press('Escape');
      while ((await awaitTurn(page)) !== 'over') {
        const [from] = await movable(page);
        if (from && (await targets(page)).length === 0) await square(page, from).click();
        const [to] = await targets(page);
        // The news of the last move may come in between; then there is nothing to go to yet.
        if (to) await square(page, to).click();
        await page.waitForTimeout(80);
      }
      await result(page).waitFor();
      await expectOpen(page, 'result');
    });
  });
