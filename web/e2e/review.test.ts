// Looking back at a game that is over: its course, its turning points and decisions, at a desk and on a phone.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOpen } from './axe';
import { atHome, startServer, Visitor, type Server } from './harness';
import { openTable } from './play';
import { tables, titles } from './tables';

/** Width and height stand in the first chunk. */
const sizeOfPng = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)];

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe.each(sizes)('after a game, at $width x $height', (size) => {
  let server: Server;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startServer();
    visitor = await Visitor.open(size);
    await visitor.page.goto(server.url);
    await atHome(visitor.page);
  });
  afterAll(async () => {
    await visitor.close();
    await server.stop();
  });

  it.each(tables.map((table) => [titles.get(table.game) ?? '', table] as const))('%s', async (_, table) => {
    const { page, complaints } = visitor;
    await openTable(page, { ...table, seed: 11 }, true);
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'How the game went' }).click();
    const review = page.getByRole('region', { name: 'How the game went' });
    // Nothing more is being looked for.
    const tab = (name: string) => review.getByRole('tab', { name });
    await tab('Best decisions').click();
    await review.getByText(/judged by what you could know|No decision stands out/).waitFor();
    expect(await review.locator('polyline').count()).toBe(table.game === 'celestial_checkers' ? 1 : table.seats.length);

    // The slider and whatever is listed lead to their positions.
    const slider = review.getByRole('slider', { name: 'Position' });
    const last = Number(await slider.inputValue());
    expect(last).toBeGreaterThan(5);
    await slider.press('Home');
    await page.getByRole('button', { name: 'Back to the game' }).waitFor();
    const first = await slider.getAttribute('min');
    expect(await slider.inputValue()).toBe(first);
    const listed = review.getByRole('tabpanel').getByRole('button');
    for (const name of ['Turning points', 'Best decisions', 'Chances missed']) {
      await tab(name).click();
      expect(await review.getByText(/undefined|NaN/).count()).toBe(0);
      for (let at = 0; at < (await listed.count()); at += 1) {
        const step = await listed.nth(at).getAttribute('data-step');
        await slider.press(step === first ? 'End' : 'Home');
        await listed.nth(at).click();
        await expect.poll(() => slider.inputValue()).toBe(step);
      }
    }
    // Whatever is unfolded, the tabs' names, a turn and the buttons that step are in sight; on a phone with the board.
    const steps = page.getByRole('group', { name: 'Steps of the game' });
    const box = await steps.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= size.height).toBe(true);
    if (size.width > 820)
      for (const one of await review.getByRole('tab').all())
        expect((await one.boundingBox())?.y ?? Infinity).toBeLessThan(box?.y ?? 0);
    else expect(await steps.evaluate((bar) => getComputedStyle(bar).position)).toBe('fixed');

    await expectOpen(page, 'the review');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const saved = page.waitForEvent('download');
    await review.getByRole('button', { name: 'Picture to share' }).click();
    const picture = await readFile(await (await saved).path());
    expect(sizeOfPng(picture)).toEqual([1200, 630]);
    expect(picture.length, 'something is drawn').toBeGreaterThan(20_000);

    await review.getByRole('button', { name: 'Close' }).click();
    await review.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
