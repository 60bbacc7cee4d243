// No barrier that axe-core can find, on any screen, in either theme.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { atHome, awaitTurn, hand, movable, newGame, result, square, targets, type Visitor } from './harness';
import { visits } from './table';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

async function expectOpen(
  { page, dress }: { page: Visitor['page']; dress(dark: boolean): Promise<void> },
  where: string,
) {
  for (const dark of [false, true]) {
    await dress(dark);
    await page.waitForTimeout(400);
    // As an evaluation, since the page's own policy rightly lets no inline script in.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axe, 'utf8'));
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
      return (await axe.run()).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
      }));
    });
    expect(found, `${where}, ${dark ? 'dark' : 'light'}`).toEqual([]);
  }
}

for (const [name, width, height] of [
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
] as const)
  describe(`without barriers on ${name}`, () => {
    const visit = visits(width, height);

    it('is every screen', async () => {
      const { page, visitor } = visit();
      const screen = { page, dress: (dark: boolean) => visitor.dress(dark) };
      await atHome(page);
      await expectOpen(screen, 'start');
      await page.getByRole('button', { name: '简体中文' }).click();
      await expectOpen(screen, 'start in Chinese');
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('button', { name: 'Set up The Great Race' }).click();
      await page.getByLabel('With friends online').check();
      await page.getByLabel('Play by the clock').check();
      await page.getByText('Options', { exact: true }).click();
      await expectOpen(screen, 'form');
      await page.keyboard.press('Escape');
      await newGame(page, { level: 1 });
      await awaitTurn(page);
      await hand(page).first().click();
      await expectOpen(screen, 'placement');
      await page.goto(visit().url);
      await newGame(page, { level: 1, placement: 'Random' });
      await awaitTurn(page);
      await page.getByRole('button', { name: 'Analysis' }).click();
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByText(/^Try /).waitFor();
      await square(page, (await movable(page))[0] ?? '').click();
      await expectOpen(screen, 'middle of the game');
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.locator('#clause-CC-9').waitFor();
      await expectOpen(screen, 'rules');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New game' }).click();
      await expectOpen(screen, 'new game');
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
      await expectOpen(screen, 'result');
    });
  });
