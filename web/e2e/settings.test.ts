// What one chooses for this browser, which keys there are, and what calls to a table that waits.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { closeSheet, inWords, legalMoves, moveSomehow, type Guest } from './company';
import { atHome, awaitTurn, newGame, openSettings, prefer, result } from './harness';
import { dice, openTable } from './play';
import { companies, visits } from './table';
import { computer, person } from './tables';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

for (const [name, width, height] of [
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
] as const)
  describe(`the settings on ${name}`, () => {
    const visit = visits(width, height);

    it('are one dialog, on the start page and at a table', async () => {
      const { page } = visit();
      const settings = await openSettings(page);
      for (const group of ['Language', 'Theme', 'Animals', 'Motion', 'Pace of the others’ moves'])
        expect(await settings.getByRole('group', { name: group }).getByRole('radio').count()).toBeGreaterThan(1);
      expect(await settings.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
      await page.keyboard.press('Escape');
      await newGame(page);
      await prefer(page, '简体中文');
      await page.getByRole('grid', { name: '天棋棋盘' }).waitFor();
    });
  });

describe('the settings', () => {
  const visit = visits();

  it('are made by keyboard alone, and leave the focus where it was', async () => {
    const { page } = visit();
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByRole('radio').first().waitFor();
    const tabTo = async (label: string) => {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        if (
          await settings
            .getByLabel(label, { exact: true })
            .evaluateAll((all) => all.includes(document.activeElement as HTMLElement))
        )
          return;
      }
      throw new Error(`the tab key does not lead to ${label}`);
    };
    await tabTo('Cut out of paper');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('symbol#animal-Ox').getAttribute('viewBox')).toBe('0 0 32 32');
    await tabTo('Boards in words');
    await page.keyboard.press('Space');
    await tabTo('Volume');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Settings');
    await page.reload();
    await openSettings(page);
    expect(await settings.getByLabel('In colours').isChecked()).toBe(true);
    expect(await settings.getByLabel('Boards in words').isChecked()).toBe(true);
    expect(await settings.getByLabel('Volume').inputValue()).toBe('10');
  });

  it('the theme is remembered', async () => {
    const { page } = visit();
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await prefer(page, 'Dark');
    expect(await scheme()).toBe('dark');
    await page.reload();
    await atHome(page);
    expect(await scheme()).toBe('dark');
  });

  it('things move as one likes, whatever the system says', async () => {
    const { page } = visit();
    const lasts = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('button') as Element).transitionDuration);
    expect(await lasts()).toBe('0s');
    await prefer(page, 'Full');
    expect(await lasts()).toBe('0.16s');
    await prefer(page, 'System', true, 'Motion');
    expect(await lasts()).toBe('0s');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(lasts).toBe('0.16s');
    await prefer(page, 'Reduced');
    expect(await lasts()).toBe('0s');
  });

  it('sounds are silenced with one touch at a table, or here', async () => {
    const { page } = visit();
    await newGame(page);
    await page.getByRole('button', { name: 'Sound: on' }).click();
    const settings = await openSettings(page);
    expect(await settings.getByLabel('Sound', { exact: true }).isChecked()).toBe(false);
    expect(await settings.getByLabel('Volume').isDisabled()).toBe(true);
    await settings.getByLabel('Sound', { exact: true }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sound: on' }).waitFor();
  });

  it('what cannot be undone asks first, unless one would rather not be asked', async () => {
    const { page } = visit();
    const resign = page.getByRole('button', { name: 'Resign, South' });
    const ask = page.getByRole('button', { name: 'Resign', exact: true });
    for (const careful of [true, false]) {
      await openTable(page, { game: 'celestial_checkers', seats: [person, computer] });
      await prefer(page, 'Ask before what cannot be undone', careful);
      await page.getByRole('button', { name: 'Seats' }).click();
      await resign.click();
      if (careful) await ask.click();
      await resign.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await result(page).waitFor();
    }
  });
});

describe('a question mark', () => {
  const visit = visits();
  const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  it('shows the keys: those of all boards, or at a table of its own', async () => {
    const { page } = visit();
    await atHome(page);
    await page.keyboard.press('?');
    await keys(page).getByRole('heading', { name: 'On the board of Wu Xing' }).waitFor();
    await page.keyboard.press('Escape');
    await newGame(page, { placement: 'By chance' });
    await awaitTurn(page);
    await page.keyboard.press('?');
    await keys(page).getByRole('heading', { name: 'On the board of Celestial Checkers' }).waitFor();
    expect(await keys(page).getByRole('heading', { level: 3 }).count()).toBe(3);
    await page.keyboard.press('Escape');
    expect(await keys(page).count()).toBe(0);
  });

  it('is but a question mark where somebody writes it', async () => {
    const { page } = visit();
    const field = page.getByLabel('Table code or link');
    await field.press('?');
    expect(await field.inputValue()).toBe('?');
    expect(await keys(page).count()).toBe(0);
  });

  it('is a button in the settings, too', async () => {
    const { page } = visit();
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await keys(page).getByText('This list').waitFor();
    expect(await settings.count()).toBe(0);
  });
});

describe('a table that waits', () => {
  const company = companies();
  let ann: Guest;
  let ben: Guest;

  const icon = ({ page }: Guest) => page.locator('link[rel="icon"]').getAttribute('href');
  const shown = ({ page }: Guest) => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  const hide = ({ page }: Guest, hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  /** Takes the place of the system: what it shows, and what closes, is on record; leave is given where it is asked for. */
  function record(): void {
    const shown: string[] = [];
    let permission = 'default';
    class Recorded extends EventTarget {
      constructor(
        readonly title: string,
        readonly options: NotificationOptions = {},
      ) {
        super();
        if (permission === 'granted') shown.push([title, options.body].join(': '));
      }
      static get permission() {
        return permission;
      }
      static requestPermission() {
        shown.push('asked');
        return Promise.resolve((permission = 'granted'));
      }
      close(): void {
        shown.push('closed');
      }
    }
    Object.assign(window, { shown, Notification: Recorded });
  }

  beforeEach(async () => {
    ann = await company().enter();
    ben = await company().enter();
    await ann.page.addInitScript(record);
    await ann.page.reload();
    const code = await ann.open({
      game: 'celestial_checkers',
      seats: [
        { who: 'person', name: 'Ann' },
        { who: 'person', here: false },
      ],
      options: { placement: 'random' },
    });
    await ben.come(code);
    await ben.page.getByRole('button', { name: 'Sit down as North' }).click();
    await closeSheet(ann.page);
    await inWords(ben.page);
    await legalMoves(ben.page).first().waitFor();
  });

  it('says so in the title and with the icon of the tab, in the language of the page', async () => {
    await expect.poll(() => ann.page.title()).toBe('Celestial Checkers · Shengxiao');
    expect(await ben.page.title()).toBe('● Your turn · Celestial Checkers');
    expect([await icon(ann), await icon(ben)]).toEqual(['favicon.svg', 'favicon-turn.svg']);
    expect((await ben.page.request.get(new URL('/favicon-turn.svg', ben.page.url()).href)).ok()).toBe(true);
    await moveSomehow(ben, dice(3));
    await expect.poll(() => ann.page.title()).toBe('● Your turn · Celestial Checkers');
    expect(await icon(ann)).toBe('favicon-turn.svg');
    await prefer(ann.page, '简体中文');
    expect(await ann.page.title()).toBe('● 轮到你了 · 天棋');
    await ann.page.getByRole('button', { name: '首页' }).click();
    await expect.poll(() => ann.page.title()).toBe('生肖');
    expect(await icon(ann)).toBe('favicon.svg');
  });

  it('notifies whoever asked for it while the page is hidden', async () => {
    expect(await shown(ann)).toEqual([]);
    await prefer(ann.page, 'A notification when it is your turn');
    expect(await shown(ann)).toEqual(['asked']);
    await hide(ann, true);
    await moveSomehow(ben, dice(3));
    const told = 'Your turn: Celestial Checkers';
    await expect.poll(() => shown(ann)).toEqual(['asked', told]);
    await hide(ann, false);
    expect(await shown(ann)).toEqual(['asked', told, 'closed']);
  });

  it('leaves everybody else alone', async () => {
    await hide(ann, true);
    await moveSomehow(ben, dice(3));
    await expect.poll(() => ann.page.title()).toBe('● Your turn · Celestial Checkers');
    expect(await shown(ann)).toEqual([]);
  });
});
