// Starts the real server and a real browser; everything the tests and the pictures share.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';

const binary = process.env.SHENGXIAO ?? '../build/shengxiao';
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let launched: Browser | undefined;

/** One for everybody, since it takes seconds to start: each comes with a context of their own, in which nothing is left of others. */
export async function theBrowser(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await chromium.launch({ executablePath, headless: true, args: flags });
  return launched;
}

export async function closeBrowser(): Promise<void> {
  await launched?.close();
  launched = undefined;
}

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** Everybody comes from one address, which would be held to the allowance of one guest. */
export const unlimited = ['--unlimited', '127.0.0.0/8'];

/** `SHENGXIAO_URL`: a server that is already there, as that of `npm run dev`. */
export async function startServer(settings = unlimited): Promise<Server> {
  const there = process.env.SHENGXIAO_URL;
  if (there) return { url: there, stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'shengxiao-'));
  const arguments_ = ['serve', '--port', '0', '--store', join(folder, 'tables.sqlite'), ...settings];
  const child = spawn(binary, arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    url: await address(child),
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function address(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /^serving (http:\S+)/.exec(line);
    if (found?.[1]) return found[1];
  }
  throw new Error(`${binary} ended without serving`);
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

export interface Look {
  width: number;
  height: number;
  dark?: boolean;
  still?: boolean;
}

export class Visitor {
  /** Everything the page complained about; a test expects none. */
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  static async open({ width, height, dark = false, still = true }: Look): Promise<Visitor> {
    const browser = await theBrowser();
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: still ? 'reduce' : 'no-preference',
    });
    context.setDefaultTimeout(60_000);
    return new Visitor(context, await context.newPage());
  }

  close(): Promise<void> {
    return this.context.close();
  }

  async dress(dark: boolean): Promise<void> {
    await this.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  }
}

export interface Wanted {
  level?: number;
  placement?: string;
}

/** Waits for the start screen with its games. */
export const atHome = (page: Page) => page.getByRole('button', { name: 'Play Celestial Checkers' }).waitFor();

/** Opens the settings, in either language. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Settings|设置|設定|設置)$/ }).click();
  const settings = page.getByRole('dialog', { name: /^(Settings|设置|設定|設置)$/ });
  await settings.getByRole('radio').first().waitFor();
  return settings;
}

/** Switches something on or off there, or chooses one of a few. `group`: where two groups have values of this name. */
export async function prefer(page: Page, name: string | RegExp, on = true, group?: string): Promise<void> {
  const settings = await openSettings(page);
  const place = group ? settings.getByRole('group', { name: group }) : settings;
  await place.getByLabel(name, { exact: true }).setChecked(on);
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
}

/** Fills in the form of a new game of Celestial Checkers against a computer and starts it. */
export async function newGame(page: Page, { level = 1, placement = 'By the players' }: Wanted = {}): Promise<void> {
  await page.getByRole('button', { name: 'Set up Celestial Checkers' }).click();
  await page.getByRole('group', { name: 'Level' }).getByLabel(String(level), { exact: true }).check();
  await page.getByText('Options', { exact: true }).click();
  await page.getByLabel(placement, { exact: true }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('grid').waitFor();
}

const squaresWith = (page: Page, kind: string) =>
  page
    .locator(`.square.${kind}`)
    .evaluateAll((found) => found.map((square) => (square as HTMLElement).dataset.square ?? ''));

export const movable = (page: Page) => squaresWith(page, 'movable');
export const targets = (page: Page) => squaresWith(page, 'target');
export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
export const hand = (page: Page) => page.locator('.hand.active button');
export const result = (page: Page) => page.getByRole('region', { name: /^(Result|结果|結果)$/ });

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where something lies in the window, in pixels, as soon as it lies anywhere: what is being written anew has no place. */
export async function boxOf(thing: Locator): Promise<Box> {
  for (;;) {
    const box = await thing.boundingBox();
    if (box) return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  }
}

/** Waits until a person has something to do or the game is over. */
export async function awaitTurn(page: Page): Promise<'move' | 'place' | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.result')) return 'over';
    if (document.querySelector('.hand.active button')) return 'place';
    return document.querySelector('.square.movable') ? 'move' : null;
  });
  return (await found.jsonValue()) as 'move' | 'place' | 'over';
}
