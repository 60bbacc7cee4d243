// Looking back at a game that is over: its course, its turning points and decisions, at a desk and on a phone.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectOpen } from './axe';
import { tellFailure } from './failure';
import { atHome, boxOf, result, type Server, startServer, Visitor } from './harness';
import { openTable } from './play';
import { half } from './sample';
import { tables, titles } from './tables';

/** As the tables of every game, but Celestial Checkers begins late: each of its positions is searched, which takes its time. */
const position = '3dg/2rspg/1hr1rt/2SnRs/Mk2Dr/Dg1tg1/2Rt1/3Ox -/- GtHsTg/mkhsdrox 12/18 N -';
const played = tables.map((table) =>
  table.game === 'celestial_checkers' ? { ...table, options: { placement: 'fixed', position } } : table,
);

/** Width and height stand in the first chunk. */
const sizeOfPng = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)];

const sizes = [
  { width: 1440, height: 900, games: half(played, 'even') },
  { width: 390, height: 844, games: half(played, 'odd') },
];

/** Where the board turns to another round, the buttons that step, the headline and the log go with it, and the other way round. */
async function expectOneMoment(page: Page): Promise<void> {
  const steps = page.getByRole('group', { name: 'Steps of the game' });
  const round = async () => /Round (\d+)/.exec(await steps.innerText())?.[1] ?? '';
  await steps.getByRole('button', { name: 'To the latest move' }).click();
  await expect.poll(() => page.locator('.banner h2').innerText()).toMatch(/the race$/);
  const last = Number(await round());
  await page.getByRole('button', { name: 'The round before' }).click();
  await expect.poll(round).toBe(String(last - 1));
  await expect.poll(() => page.locator('.banner h2').innerText()).toBe(`What happened: Round ${last - 1}`);
  // Nothing that floats lies over the account.
  const [account, bar] = await Promise.all([boxOf(page.locator('.stage')), boxOf(steps)]);
  expect(bar.left >= account.right || bar.top >= account.bottom).toBe(true);
  await steps.getByRole('button', { name: 'To the start' }).click();
  await expect.poll(round).toBe('');
  await steps.getByRole('button', { name: 'To the latest move' }).click();
  await expect.poll(round).toBe(String(last));
}

/** What else there was: the one that was made among it, the best first, and each can be seen. */
async function expectOptions(asked: Locator): Promise<void> {
  for (const list of await asked.locator('details:has(ol)').all()) {
    if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
    const worths = await list.locator('.worth').allInnerTexts();
    const values = worths.map((worth) => Number(/[-\d.]+/.exec(worth.replace('−', '-'))?.[0]));
    expect(values.length).toBeGreaterThan(2);
    expect(
      values.every((value, at) => at === 0 || value <= (values[at - 1] ?? 0) + 5),
      worths.join(),
    ).toBe(true);
    expect(await list.getByRole('listitem').filter({ hasText: 'chosen' }).count()).toBe(1);
  }
}

/** Turn after turn, from the last one back, says why it was chosen, until there was something to choose. */
async function expectReasons(page: Page): Promise<void> {
  const asked = page.locator('[data-part="choices"]');
  const turns = page.getByRole('region', { name: 'Moves' }).locator('.turn');
  const count = await turns.count();
  for (let at = count - 1; at >= 0; at -= 1) {
    const turn = turns.nth(at);
    if ((await turn.locator('> i:not(.all)').count()) > 0) continue; // chance
    await turn.click();
    // The position has come. How the game ended, the last line, is of the same moment as the turn before it.
    const lines = at === count - 2 ? turn.or(turns.last()) : turn;
    await lines.and(page.locator('[aria-current="step"]')).waitFor();
    await asked.waitFor();
    const why = asked.getByRole('button', { name: /^Why (?:this choice|these choices)\?$/ });
    // How the game ended is the line after the last turn, and is asked about together with it.
    if ((await why.count()) > 0) await why.click();
    const more = asked.getByText('More about it');
    await more.or(asked.getByText(/nothing to choose|Nothing else was possible/)).waitFor();
    if ((await more.count()) === 0) continue;
    await more.click();
    const said = await asked.innerText();
    expect(said).toContain('Judged by what each could know');
    expect(said).toMatch(
      / chose to .*(?:about as good|have been (?:a little )?(?:better|worse)|Whatever was chosen|won with it|the best there was|which cost)/s,
    );
    expect(said).not.toMatch(/undefined|NaN|[{}]/);
    await expectOptions(asked);
    if (!said.includes('You chose')) expect(said).toMatch(/How .+ chooses, at level \d: \S/);
    return;
  }
  expect.fail('no turn in which anybody chose');
}

describe.each(sizes)('after a game, at $width x $height', (size) => {
  let server: Server;
  let visitor: Visitor;
  beforeAll(async () => {
    server = await startServer();
    visitor = await Visitor.open(size);
    await visitor.page.goto(server.url);
    await atHome(visitor.page);
  });
  afterEach((context) => tellFailure(context, visitor.page));
  afterAll(async () => {
    await visitor.close();
    await server.stop();
  });

  it.each(size.games.map((table) => [titles.get(table.game) ?? '', table] as const))('%s', async (_, table) => {
    const { page, complaints } = visitor;
    await openTable(page, { ...table, seed: 11 }, true);
    // The result goes as a dialog does; what it offers stays.
    await result(page).waitFor();
    await page.keyboard.press('Escape');
    await result(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Look back' }).click();
    const review = page.getByRole('region', { name: 'How the game went' });
    // Nothing more is being looked for.
    const tab = (name: string) => review.getByRole('tab', { name });
    await tab('Best decisions').click();
    // Searched by a machine that may be busy.
    const looked = { timeout: 600_000 };
    const shares = review.getByRole('button', { name: 'Picture to share' });
    await expect.poll(() => shares.isEnabled(), looked).toBe(true);
    await review.getByText(/judged by what you could know|None of yours that was hard to find/).waitFor();
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
      const told = await listed.locator('small').allTextContents();
      expect(told.length, 'each says when it was').toBe(await listed.count());
      for (const when of told) expect(when).toMatch(/^(?:Round \d+ · step|Before the race · step|Step|Turn) \d+$/);
      for (let at = 0; at < (await listed.count()); at += 1) {
        const step = await listed.nth(at).getAttribute('data-step');
        await slider.press(step === first ? 'End' : 'Home');
        await listed.nth(at).click();
        await expect.poll(() => slider.inputValue()).toBe(step);
      }
    }
    // Whatever is unfolded, the tabs' names, a turn and the buttons that step are in sight; on a phone with the board.
    const steps = page.getByRole('group', { name: 'Steps of the game' });
    const inSight = async () => {
      const { top, bottom } = await boxOf(steps);
      return top >= 0 && bottom <= size.height;
    };
    expect(await inSight()).toBe(true);
    const analysis = page.getByRole('button', { name: 'Analysis' });
    if (size.width > 820) {
      await analysis.click();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await inSight(), 'with the analysis too').toBe(true);
      await analysis.click();
    }
    const box = await boxOf(steps);
    if (size.width > 820)
      for (const one of await review.getByRole('tab').all()) expect((await boxOf(one)).top).toBeLessThan(box.top);
    else expect(await steps.evaluate((bar) => getComputedStyle(bar).position)).toBe('fixed');

    await expectOpen(page, 'the review');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const saved = page.waitForEvent('download');
    await shares.click();
    const picture = await readFile(await (await saved).path());
    expect(sizeOfPng(picture)).toEqual([1200, 630]);
    expect(picture.length, 'something is drawn').toBeGreaterThan(20_000);

    if (size.width > 820) await page.keyboard.press('Escape');
    else await review.getByRole('button', { name: 'Close' }).click();
    await review.waitFor({ state: 'detached' });
    if (table.game === 'great_race') await expectOneMoment(page);
    await expectReasons(page);
    expect(complaints).toEqual([]);
  });
});
