// Drawing as with a pencil in The Rat and the Dragon: all of it happens on this screen alone until Done sends it, whole.
import { describe, expect, it } from 'vitest';
import { expectOpen } from './axe';
import { boxOf } from './harness';
import { awaitAsked, clickSomething, dice, openTable, stepTo } from './play';
import { visits } from './table';
import { smallSheet } from './tables';
import type { Page } from 'playwright-core';

const seats = [
  { who: 'person', name: 'Ann' },
  { who: 'computer', level: 1 },
  { who: 'computer', level: 1 },
] as const;

/** The moves that this page sends. */
function sending(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const request = JSON.parse(String(payload)) as { do: string; move?: string };
      if (request.do === 'play') sent.push(request.move ?? '');
    }),
  );
  return sent;
}

const cell = (page: Page, square: string) => page.locator(`[role="gridcell"][data-square="${square}"]`);
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Pencil case' }).getByRole('button', { name });
const doneButton = (page: Page) => page.getByRole('button', { name: 'Done', exact: true });
const offers = (page: Page) => page.getByRole('toolbar', { name: 'The dice and what they offer' }).getByRole('button');

const drawn = (page: Page) =>
  page
    .locator('[role="gridcell"][aria-label*="being drawn"]')
    .evaluateAll((cells) => cells.map((one) => (one as HTMLElement).dataset.square ?? '').sort());

async function drag(page: Page, ...squares: string[]): Promise<void> {
  for (const [at, square] of squares.entries()) {
    const { left, top, right, bottom } = await boxOf(cell(page, square));
    await page.mouse.move((left + right) / 2, (top + bottom) / 2, { steps: 3 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** The numbers on offer, by the place of the button. */
const numbers = (page: Page) =>
  offers(page).evaluateAll((buttons) => buttons.map((one) => Number(/\d+/.exec(one.textContent ?? '')?.[0])));

/** Where every part of the board is. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.scores', '.head', '.sheet', '.offer', '.tools', '.prospects', '.account', '.others'].map((part) => {
      const box = document.querySelector(`.desk ${part}`)?.getBoundingClientRect();
      return [
        part,
        Math.round(box?.x ?? -1),
        Math.round(box?.y ?? -1),
        Math.round(box?.width ?? -1),
        Math.round(box?.height ?? -1),
      ];
    }),
  );

for (const [name, width, height] of [
  ['a desk', 1280, 720],
  ['a phone', 390, 844],
] as const)
  describe(`the pencil on ${name}`, () => {
    const visit = visits(width, height);

    it('draws, rubs out, moves, turns and switches, and only Done sends it', async () => {
      const { page } = visit();
      const sent = sending(page);
      await openTable(page, { game: 'rat_and_dragon', edition: smallSheet, seats: [...seats], seed: 3 });
      await awaitAsked(page);
      const before = await places(page);
      const [one = 0, other = 0] = await numbers(page);
      const [large, small] = one > other ? [0, 1] : [1, 0];
      const most = Math.max(one, other);
      const least = Math.min(one, other);
      expect(most, 'the dice of this seed').toBeGreaterThan(least);
      expect(most).toBeGreaterThanOrEqual(4);

      // Done asks for a creature; whoever draws before choosing draws the likelier one, which can still be switched.
      await doneButton(page).click({ force: true });
      await page.getByText('Choose a creature first').first().waitFor();
      await cell(page, 'c3').click();
      expect(await drawn(page)).toEqual(['c3']);
      expect(await page.locator('.offer [aria-pressed="true"]').count()).toBe(1);
      await tool(page, 'Clear').click();
      await offers(page).nth(large).click();

      await drag(page, 'b2', 'b4');
      expect(await drawn(page)).toEqual(['b2', 'b3', 'b4']);
      await cell(page, 'b4').click();
      expect(await drawn(page)).toEqual(['b2', 'b3']);

      await tool(page, 'Move').click();
      await drag(page, 'b2', 'd3');
      expect(await drawn(page)).toEqual(['d3', 'd4']);
      await tool(page, 'Turn').click();
      const turned = await drawn(page);
      expect(turned).toHaveLength(2);
      expect(new Set(turned.map((square) => square.slice(1))).size, 'now side by side').toBe(1);
      await tool(page, 'Rubber').click();
      await drag(page, ...turned);
      expect(await drawn(page)).toEqual([]);

      await tool(page, 'Pencil').click();
      const row = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'f2', 'e2', 'd2', 'c2', 'b2', 'a2'].slice(0, most);
      await drag(page, ...row);
      expect(await drawn(page)).toEqual([...row].sort());
      expect(await doneButton(page).getAttribute('aria-disabled')).toBe('false');
      await offers(page).nth(small).click();
      expect(await drawn(page)).toEqual(row.slice(0, least).sort());
      await offers(page).nth(large).click();
      expect(await drawn(page)).toEqual([...row].sort());

      // A shape that lacks a square cannot be committed, and the page says so.
      await cell(page, 'b1').click();
      expect(await doneButton(page).getAttribute('aria-disabled')).toBe('true');
      await doneButton(page).click({ force: true });
      await page.getByText('1 square still to draw').first().waitFor();
      await cell(page, 'b1').click();
      expect(await places(page), 'nothing has shifted').toEqual(before);
      expect(sent, 'nothing was sent').toEqual([]);

      await doneButton(page).click();
      await page.locator('[role="gridcell"][data-square="a1"][aria-label*="without a partner"]').waitFor();
      expect(sent).toHaveLength(1);
      expect(await places(page), 'nothing has shifted').toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

    it('says at once, beside the square, why a stroke draws nothing, and no untruth about an earlier throw', async () => {
      const { page } = visit();
      await openTable(page, { game: 'rat_and_dragon', edition: smallSheet, seats: [...seats], seed: 3 });
      await awaitAsked(page);
      const [one = 0, other = 0] = await numbers(page);
      await offers(page)
        .nth(one > other ? 0 : 1)
        .click();
      await cell(page, 'b2').click();
      const { left, top, right, bottom } = await boxOf(cell(page, 'e5'));
      await page.mouse.move((left + right) / 2, (top + bottom) / 2);
      await page.mouse.down();
      await page.locator('.sheet .paper').getByText('does not join what is drawn').waitFor();
      expect(await drawn(page), 'while the finger is down').toEqual(['b2']);
      await page.mouse.up();

      while (await page.locator('[role="gridcell"][data-can]').count())
        await page.locator('[role="gridcell"][data-can]').first().click();
      await doneButton(page).click();
      await page.locator('[role="gridcell"][aria-label*="without a partner"]').first().waitFor();
      // The game begins with the first throw: what was drawn by it is not there yet.
      await stepTo(page, 'To the start', 0);
      await page.locator('[role="gridcell"][aria-label*="without a partner"]').first().waitFor({ state: 'detached' });
      await expect.poll(() => offers(page).count()).toBe(2);
      expect(await offers(page).allTextContents()).not.toContainEqual(expect.stringContaining('no room'));
    });

    it('shows what a drawing brings while it is drawn, and has no barrier', async () => {
      const { page } = visit();
      await openTable(page, { game: 'rat_and_dragon', edition: smallSheet, seats: [...seats], seed: 3 });
      // The first round: a creature in the corner. Then one of the other kind, if the dice bring it, beside it.
      for (let round = 0; round < 12; round += 1) {
        expect(await awaitAsked(page)).toBe('can');
        const open = page.locator('[data-can^="choose"]:visible');
        if (await open.count()) await open.first().click();
        const brings = page.getByRole('radio', { name: /^Pair with/ });
        while (await page.locator('[role="gridcell"][data-can]').count())
          await page.locator('[role="gridcell"][data-can]').first().click();
        await expectOpen(page, 'a drawing');
        if (await page.getByRole('radio', { name: /^Pair with/, checked: true }).count()) {
          expect(await brings.first().textContent()).toMatch(/Pair with the \w+ \d+: (\d+ \+ \d+ back = )?\+\d+/);
          expect(await doneButton(page).textContent()).toMatch(/with \w+\s+(\d+ \+ \d+ back = )?\+\d+/);
          // Somebody may leave it alone, and Done says so.
          await page.getByRole('radio', { name: /^Leave it unpaired/ }).click();
          expect(await page.getByRole('radio', { checked: true }).textContent()).toContain('Leave it unpaired');
          expect(await doneButton(page).textContent()).toMatch(/unpaired\s+[−\d]/);
          await brings.first().click();
          await cell(page, 'a1').focus();
          await page.keyboard.press('d');
          await page.locator('[role="gridcell"][aria-label*="paired with the"]').first().waitFor();
          return;
        }
        await doneButton(page).click();
        await page.waitForFunction(() => !document.querySelector('[aria-label*="being drawn"]'));
      }
      throw new Error('no pair in twelve rounds');
    });
  });

describe('a hint', () => {
  const visit = visits(390, 844);

  it('is drawn as it is shown at one press, and only Done sends it', async () => {
    const { page } = visit();
    const sent = sending(page);
    await openTable(page, { game: 'rat_and_dragon', edition: smallSheet, seats: [...seats], seed: 3 });
    await awaitAsked(page);
    const before = await places(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('[role="gridcell"].meant').first().waitFor();
    const meant = await page.locator('[role="gridcell"].meant').count();
    await page.locator('[role="gridcell"].meant').first().click();
    expect(await drawn(page), 'by a tap on its squares').toHaveLength(meant);
    await tool(page, 'Clear').click();
    await page.getByRole('button', { name: 'Draw it' }).click();
    expect(await drawn(page), 'by its button').toHaveLength(meant);
    expect(await places(page), 'nothing has shifted').toEqual(before);
    expect(sent, 'nothing was sent').toEqual([]);
    await doneButton(page).click();
    await page.locator('[role="gridcell"][aria-label*="without a partner"]').first().waitFor();
    expect(sent).toHaveLength(1);
  });
});

describe('whoever is out', () => {
  const visit = visits(390, 844);

  it('skips to the end, whatever the others are still to draw', async () => {
    const { page } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, { game: 'rat_and_dragon', edition: smallSheet, seats: [...seats], seed: 3 });
    await awaitAsked(page);
    // Whatever is shown for a while stays for good.
    await page.evaluate(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, wait = 0) =>
        setTimeout(run, wait < 1000 ? wait : 2 ** 30)) as typeof setTimeout;
    });
    const skip = page.getByRole('button', { name: 'Skip to the end' });
    for (const draw = dice(5); !(await skip.isVisible());) await clickSomething(page, draw);
    await skip.press('Enter'); // a click that comes at once is taken for one that was meant for the hint
    // The end stays on the board until a key is pressed.
    const ended = async () => {
      await page.keyboard.press('Shift');
      return page.locator('.result').isVisible();
    };
    await expect.poll(ended, { timeout: 30_000 }).toBe(true);
  });
});

describe('how to score', () => {
  const visit = visits(390, 844);

  it('can be read at any time', async () => {
    const { page } = visit();
    await openTable(page, { game: 'rat_and_dragon', edition: smallSheet, seats: [...seats], seed: 3 });
    await awaitAsked(page);
    await page.getByRole('button', { name: 'How to score' }).click();
    const help = page.getByRole('dialog', { name: 'How to score' });
    await help.getByText('rounded up').waitFor();
    await expectOpen(page, 'how to score');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });
});

describe('one player on a phone', () => {
  const visit = visits(390, 844);

  it('sees the whole account without scrolling sideways', async () => {
    const { page } = visit();
    await openTable(page, { game: 'rat_and_dragon', seats: [seats[0]], seed: 3 });
    await awaitAsked(page);
    for (const language of ['en', 'zh']) {
      await page.evaluate((chosen) => localStorage.setItem('shengxiao.language', chosen), language);
      await page.reload();
      await awaitAsked(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(390);
    }
  });
});

describe('the pencil by keyboard', () => {
  const visit = visits(1280, 720);

  it('draws, rubs out, moves the whole and is done', async () => {
    const { page } = visit();
    const sent = sending(page);
    await openTable(page, { game: 'rat_and_dragon', edition: smallSheet, seats: [...seats], seed: 3 });
    await awaitAsked(page);
    const [one = 0, other = 0] = await numbers(page);
    const place = one > other ? 0 : 1;
    const most = Math.max(one, other);
    await offers(page).nth(place).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    for (let nth = 1; nth < Math.min(most, 6); nth += 1) await page.keyboard.press('Shift+ArrowRight');
    expect(await drawn(page)).toHaveLength(Math.min(most, 6));
    await page.keyboard.press('Delete');
    expect(await drawn(page)).toHaveLength(Math.min(most, 6) - 1);
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    expect((await drawn(page)).every((square) => square.endsWith('2'))).toBe(true);
    await page.keyboard.press('Escape');
    while (await page.locator('[role="gridcell"][data-can]').count()) {
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    }
    expect(await drawn(page)).toHaveLength(most);
    expect(sent).toEqual([]);
    await doneButton(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('[role="gridcell"][aria-label*="without a partner"]').first().waitFor();
    expect(sent).toHaveLength(1);
  });
});
