// Several people at several screens, in one browser: each with their own storage, and every message their page is sent on record.
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { browser as executablePath, flags, type Look } from './harness';
import type { Message, NewTable, Step, TableMessage } from '../src/protocol';

export class Guest {
  /** Every message that the server sent to a page of this person; tables with all of their moves. */
  readonly heard: Message[] = [];
  /** Everything the pages complained about; a test expects none. */
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly url: string,
  ) {}

  static async enter(browser: Browser, url: string, { width, height, dark = false }: Look): Promise<Guest> {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en',
    });
    context.setDefaultTimeout(20_000);
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

  /** Opens a table by the wire, whatever the form of a new game looks like, and sits down at it. */
  async open(setup: NewTable): Promise<string> {
    const { table, tokens } = await this.page.evaluate(
      (request) =>
        new Promise<{ table: string; tokens: string[] }>((resolve, reject) => {
          const socket = new WebSocket(`ws://${location.host}/ws`);
          socket.onmessage = (event: MessageEvent<string>) => {
            const message = JSON.parse(event.data) as Message;
            if (message.type === 'hello') socket.send(JSON.stringify({ do: 'new', ...request }));
            if (message.type === 'error') reject(new Error(message.text));
            if (message.type !== 'seated') return;
            socket.close();
            resolve({ table: message.table, tokens: message.seats.map(({ token }) => token) });
          };
        }),
      setup,
    );
    const kept = { [table]: tokens };
    await this.page.evaluate((all) => localStorage.setItem('shengxiao.tokens', JSON.stringify(all)), kept);
    await this.come(table);
    return table;
  }

  /** Follows the link to a table. */
  async come(table: string, page = this.page): Promise<void> {
    await page.goto(`${this.url}#/t/${table}`);
    await page.getByRole('toolbar', { name: 'Menu' }).waitFor();
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
          moves = [...moves.slice(0, message.from), ...message.moves];
          this.heard.push({ ...message, from: 0, moves });
        } else this.heard.push(message);
      });
    });
  }
}

/** A house with one browser in which people come and go. */
export class Company {
  readonly guests: Guest[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  static async meet(url: string): Promise<Company> {
    return new Company(await chromium.launch({ executablePath, headless: true, args: flags }), url);
  }

  async enter(look: Look = { width: 1024, height: 768 }): Promise<Guest> {
    const guest = await Guest.enter(this.browser, this.url, look);
    this.guests.push(guest);
    return guest;
  }

  /** Sends everybody home, and tells what their pages complained about. */
  async part(): Promise<string[]> {
    const complaints = this.guests.flatMap((guest) => guest.complaints);
    for (const { context } of this.guests.splice(0)) await context.close();
    return complaints;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** The board that shows any game, with every legal move as a button. */
export async function inWords(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'The board in words' });
  if ((await toggle.count()) && (await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
}

export const legalMoves = (page: Page): Locator => page.locator('button[data-move]');

export const closeSheet = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'At the table' });
  if (await sheet.count()) await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
};
