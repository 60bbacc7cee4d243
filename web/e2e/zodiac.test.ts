// In Zodiac every button has a place of its own, and what cannot be done says why.
import { describe, expect, it } from 'vitest';
import { boxOf, result } from './harness';
import { awaitAsked, openTable } from './play';
import { visits } from './table';
import { computer, person } from './tables';

describe('a turn of Zodiac', () => {
  const visit = visits();

  it('offers nothing where Draw was, and the cards do not move', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer], seed: 6 });
    const draw = page.locator('[data-slot="draw"]');
    const top = () => page.locator('[data-group="row-hand"]').evaluate((row) => row.getBoundingClientRect().top);
    await draw.waitFor();
    const [box, row] = [await boxOf(draw), await top()];
    await draw.click();
    await draw.waitFor({ state: 'detached' });
    expect(await top()).toBe(row);
    const there = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '',
      { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    );
    expect(there).toBe('');
  });

  it('has a rack that stays as wide as it is when a card is picked up', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer], seed: 6 });
    await awaitAsked(page);
    const wide = () =>
      page.locator('[data-group="row-face_up"]').evaluate((row) => getComputedStyle(row, '::before').width);
    await page.locator('[data-slot="draw"]').click();
    await page.locator('[data-slot="draw"]').waitFor({ state: 'detached' });
    const before = await wide();
    await page.locator('[data-lies^="hand-0-"][data-can]').first().click();
    await page.locator('.slot.here').waitFor();
    expect(await wide()).toBe(before);
  });

  it('says the goal, and what is known of the others', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer], seed: 6 });
    await awaitAsked(page);
    await page.getByText('Be the first to hold all twelve signs.').waitFor();
    expect(await page.getByText(/^at least \d+ of 12$/).count()).toBe(2);
  });

  it('lifts that one of two equal cards which was clicked', async () => {
    const { page } = visit();
    // Two Snakes are dealt.
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 });
    await awaitAsked(page);
    await page.locator('[data-slot="draw"]').click();
    const snakes = page.locator('[data-lies="hand-0-Snake"]');
    await page.locator('[data-lies="hand-0-Snake"][data-can]').last().click();
    const pressed = () => snakes.evaluateAll((all) => all.map((card) => card.getAttribute('aria-pressed')));
    await expect.poll(pressed).toEqual(['false', 'true']);
  });
});

describe('the end of Zodiac', () => {
  const visit = visits(1280, 720);

  it('says how the game was won, all of it in sight with the twelve signs of everybody', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 }, true);
    await result(page)
      .getByText(/(drew|took) .*, which completed the twelve/)
      .waitFor();
    await page
      .locator('[data-turn]')
      .last()
      .getByText(/completed the twelve/)
      .waitFor();
    const log = page.getByRole('region', { name: 'Moves' });
    expect(await log.getByText(/ drew ·/).count(), 'every card that was drawn is told').toBe(0);
    const hidden = await result(page).evaluate((panel) => {
      const buttons = panel.querySelector('.buttons')?.getBoundingClientRect().top ?? 0;
      return [...panel.querySelectorAll('tr')].filter((row) => row.getBoundingClientRect().bottom > buttons).length;
    });
    expect(hidden).toBe(0);
  });
});

describe('the others at Zodiac', () => {
  const visit = visits(390, 844);

  it('show cards that can be told from each other on a phone', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 });
    await awaitAsked(page);
    const widths = await page
      .locator('.other ul li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    expect(widths.length).toBe(18);
    expect(Math.min(...widths)).toBeGreaterThan(46);
  });

  it('show at a tap, wherever it falls on the seat, which signs are known', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 });
    await awaitAsked(page);
    // At the name: the fan of the hand, which shows them too, may lie over the end of its line.
    await page
      .locator('.other')
      .first()
      .locator('h2')
      .click({ position: { x: 8, y: 10 } });
    const sheet = page.getByRole('dialog');
    await sheet.getByText(/^Signs that everybody has seen: \d/).waitFor();
    expect(await sheet.getByText(/, (face up|in hand|not seen)$/).count()).toBe(12);
  });

  it.each([2, 3, 4, 5, 6, 8])(
    'are not covered by one’s own cards at a table of %d, and nothing jumps at the first draw',
    async (count) => {
      const { page } = visit();
      const others = Array.from({ length: count - 1 }, () => computer);
      await openTable(page, { game: 'zodiac', seats: [person, ...others], seed: 24 });
      await awaitAsked(page);
      await page.getByRole('button', { name: 'Chosen luck' }).waitFor();
      const edges = () =>
        page.evaluate(() => {
          const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          const [middle, others, own] = [box('.middle'), box('.others'), box('.own')];
          return { middle: middle.bottom, others: others.bottom, own: own.top, wide: document.body.scrollWidth };
        });
      const before = await edges();
      expect(before.others).toBeLessThanOrEqual(before.own);
      expect(before.wide).toBe(390);
      await page.locator('[data-slot="draw"]').click();
      await page.locator('[data-slot="draw"]').waitFor({ state: 'detached' });
      await awaitAsked(page);
      expect(await edges()).toEqual(before);
    },
  );

  it('leave a hint to one’s own panel, where it marks one of two equal cards and covers nothing that can be pressed', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 });
    await awaitAsked(page);
    await page.locator('[data-slot="draw"]').click();
    await page.getByText('Seven in hand').waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .locator('.own')
      .getByText(/^Try this/)
      .waitFor();
    expect(await page.locator('.own .row .hinted').count()).toBeLessThanOrEqual(1);
    for (const name of ['Seats', 'New game', 'Rules']) await page.getByRole('button', { name }).click({ trial: true });
  });
});

describe('the result of Zodiac', () => {
  const visit = visits(390, 640);

  it('says where it goes on below, until one is there', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 }, true);
    const more = result(page).locator('.more');
    await more.waitFor();
    await result(page).evaluate((panel) => panel.scrollTo({ top: panel.scrollHeight }));
    await more.waitFor({ state: 'detached' });
  });
});

describe('looking through a game of Zodiac', () => {
  const visit = visits(1280, 720);

  it('shows what lies on the discards, and says where to ask about what others decided', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer, computer], seed: 24 }, true);
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.getByRole('button', { name: 'Analysis' }).click();
    const panel = page.getByRole('region', { name: 'Analysis' });
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'One step back' }).click();
        return panel.innerText();
      })
      .toMatch(/^Here (Jun|Lan|Bo) had to decide: ask “Why this choice\?” in the log\.$/);
    // On a phone the log is a tap away from there.
    await page.setViewportSize({ width: 390, height: 844 });
    await panel.getByRole('button', { name: 'Log' }).click();
    await page.locator('.reads [data-moves]').waitFor();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator('[data-at="discard"]').click();
    const kinds = page.getByRole('dialog', { name: 'Discards' }).getByRole('listitem');
    // Cards may still be on their way from the step before.
    await expect
      .poll(async () => {
        const counts = await kinds.allInnerTexts();
        const sum = counts.map((each) => Number(/\d+$/.exec(each)?.[0])).reduce((one, two) => one + two, 0);
        return sum - Number(await page.locator('.pile b').last().innerText());
      })
      .toBe(0);
  });
});

describe('a lesson of Zodiac that is done', () => {
  const visit = visits(1280, 720);

  it('stays as it was praised, and asks for nothing more', async () => {
    const { page, url } = visit();
    await page.goto(`${url}#/learn/zodiac/throw`);
    await page.locator('[data-lies="hand-0-Rat"][data-can]').first().click();
    await page.locator('[data-slot="discard"]').click();
    await page.getByText('Well done.').waitFor();
    await page.waitForTimeout(2500);
    expect(await page.locator('[data-at="discard"]').innerText()).toMatch(/Rat/);
    expect(await page.getByText(/Your turn|to move|Thinking/).count()).toBe(0);
    await page.getByRole('button', { name: 'Next lesson' }).click();
    await page.getByRole('heading', { name: 'A fresh Cat' }).waitFor();
    await page.locator('[data-slot="play"]').waitFor();
  });
});

describe('a lesson of Zodiac', () => {
  const visit = visits(390, 844);

  it('has its task and the hand in sight together on a phone', async () => {
    const { page, url } = visit();
    await page.goto(`${url}#/learn/zodiac/pangu`);
    await page.locator('.aim').waitFor();
    const lowest = () =>
      page
        .locator('[data-group="row-hand"] [data-lies]')
        .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)));
    await expect.poll(lowest).toBeGreaterThan(0);
    expect(await lowest()).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
