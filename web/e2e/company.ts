// Several people at several screens, in one browser: each with their own storage, and every message their page is sent on record.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { stepOf, type Message, type NewTable, type Step, type TableMessage } from '../src/wire/protocol';
import { prefer, theBrowser, type Look } from './harness';
import { orderTable, type Draw } from './play';

/** Of a person's browser. */
export type Language = 'en' | 'zh';

export class Guest {
  /** Every message that the server sent to a page of this person; tables with all of their moves. */
  readonly heard: Message[] = [];
  /** Everything the pages complained about; a test expects none. */
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    public page: Page,
    private readonly url: string,
  ) {}

  static async enter(url: string, look: Look, locale: Language): Promise<Guest> {
    const { width, height, dark = false } = look;
    const browser = await theBrowser();
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale,
    });
    context.setDefaultTimeout(60_000);
    const guest = new Guest(context, await context.newPage(), url);
    guest.listen(guest.page);
    await guest.page.goto(url);
    return guest;
  }

  /** Another tab of the same browser: it shares what is kept there. */
  async tab(): Promise<Page> {
    const page = await this.context.newPage();
    this.listen(page);
    return page;
  }

  /** Closes the page and opens another, as on another day. */
  async another(): Promise<void> {
    await this.page.close();
    this.page = await this.tab();
  }

  /** Opens a table, whatever the form of a new game looks like, and sits down at it. */
  async open(setup: NewTable): Promise<string> {
    const table = await orderTable(this.page, setup);
    await this.come(table);
    return table;
  }

  /** Follows the link to a table. */
  async come(table: string, page = this.page): Promise<void> {
    await page.goto(`${this.url}#/t/${table}`);
    await page.getByRole('toolbar', { name: /^(Menu|菜单)$/ }).waitFor();
  }

  /** The newest table that this person was sent. */
  get table(): TableMessage {
    const last = this.heard.filter((message) => message.type === 'table').at(-1);
    if (!last) throw new Error('no table was sent');
    return last;
  }

  private listen(page: Page): void {
    page.on('console', (message) => {
      // What the browser itself says of a connection that was cut is no fault of the page.
      if (/WebSocket connection|ERR_INTERNET_DISCONNECTED/.test(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('websocket', (socket) => {
      if (!socket.url().endsWith('/ws')) return;
      let moves: Step[] = [];
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as Message;
        if (message.type === 'table') {
          moves = [...moves.slice(0, message.from), ...message.moves.map(stepOf)];
          this.heard.push({ ...message, from: 0, moves });
        } else this.heard.push(message);
      });
    });
  }
}

/** A house in which people come and go. */
export class Company {
  readonly guests: Guest[] = [];

  constructor(private readonly url: string) {}

  async enter(look: Look = { width: 1024, height: 768 }, language: Language = 'en'): Promise<Guest> {
    const guest = await Guest.enter(this.url, look, language);
    this.guests.push(guest);
    return guest;
  }

  /** Sends everybody home, and tells what their pages complained about. */
  async part(): Promise<string[]> {
    const complaints = this.guests.flatMap((guest) => guest.complaints);
    for (const { context } of this.guests.splice(0)) await context.close();
    return complaints;
  }
}

/** The board that shows any game, with every legal move as a button. */
export async function inWords(page: Page): Promise<void> {
  if (await page.evaluate(() => localStorage.getItem('shengxiao.plain') !== 'on'))
    await prefer(page, /^(Boards in words|用文字显示棋盘)$/);
}

export const legalMoves = (page: Page): Locator => page.locator('button[data-move]');

/** Waits until the page offers just the moves of the newest table that it was sent. */
export async function caughtUp(guest: Guest): Promise<void> {
  const isSo = async () => {
    const offered = await legalMoves(guest.page).evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
    const legal = guest.table.legal.map(({ move }) => move);
    return String(offered.sort()) === String(legal.sort());
  };
  await expect.poll(isSo).toBe(true);
}

/** Clicks one of the moves that a guest may still make, and waits for the answer; false if there is none. */
export async function moveIfAny(guest: Guest, draw: Draw): Promise<boolean> {
  await caughtUp(guest); // somebody else may have moved
  const before = guest.heard.length;
  const moves = legalMoves(guest.page);
  const count = await moves.count();
  if (!count) return false;
  await moves.nth(draw(count)).click();
  await expect.poll(() => guest.heard.length).toBeGreaterThan(before);
  await caughtUp(guest);
  return true;
}

/** The same of a guest who has a move to make. */
export async function moveSomehow(guest: Guest, draw: Draw): Promise<void> {
  expect(await moveIfAny(guest, draw)).toBe(true);
}

/** Waits until they read it. */
export const told = ({ page }: Guest, what: string | RegExp): Promise<void> => page.getByText(what).first().waitFor();

/** What the people at a table are called, beside the board and in the sheet about them. */
export const atTheTable = /^(At the table|同桌的人)$/;

export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: atTheTable });

/** Opens the sheet about the people, and waits until it is there: the page loads it late. */
export const openSheet = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Seats|座位)/ }).click();
  await sheetOf(page).locator('.screens').waitFor();
};

export const closeSheet = async (page: Page): Promise<void> => {
  if (await sheetOf(page).count()) await page.keyboard.press('Escape');
  await sheetOf(page).waitFor({ state: 'detached' });
};
