// Figures of the client on this machine: what the first load weighs, when the page can be used, how soon a click is answered on
// the screen by a server beside it. Prints them; a person compares. `npm run measure`
import type { Page } from 'playwright-core';
import { atHome, closeBrowser, startServer, theBrowser } from './harness';
import { awaitAsked, clickSomething, dice, openTable } from './play';
import { tables } from './tables';

const look = { viewport: { width: 1440, height: 900 } };
const loads = 7;
const clicks = 60;

declare global {
  interface Window {
    /** Milliseconds from a click to the frame that shows the first change after it. */
    answers: number[];
  }
}

const sorted = (numbers: number[]) => [...numbers].sort((one, other) => one - other);
const at = (numbers: number[], part: number) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(part * numbers.length))] ?? NaN;
const spread = (numbers: number[]) =>
  `median ${at(numbers, 0.5).toFixed(0)}, 95 % ${at(numbers, 0.95).toFixed(0)}, worst ${at(numbers, 1).toFixed(0)} ms`;

const server = await startServer();
const browser = await theBrowser();

async function load(): Promise<{ bytes: Map<string, number>; usable: number }> {
  const context = await browser.newContext(look);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(server.url, { waitUntil: 'commit' });
  await atHome(page);
  const usable = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  await context.close();
  return { bytes, usable };
}

/** From the last event of a click that came before the answer: some boards take hold at once, buttons wait for the release. */
function listen(): void {
  window.answers = [];
  let begun = 0;
  const changes = new MutationObserver(() => {
    changes.disconnect();
    const from = begun;
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - from)));
  });
  for (const kind of ['pointerdown', 'click'])
    document.addEventListener(kind, ({ timeStamp }) => (begun = timeStamp), true);
  document.addEventListener(
    'pointerdown',
    () => changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true }),
    true,
  );
}

async function answers(page: Page): Promise<number[]> {
  const draw = dice(5);
  for (let click = 0; click < clicks; click += 1) {
    if ((await awaitAsked(page)) === 'over') break;
    await clickSomething(page, draw);
    // Slower than the second click of two, which is meant for what lay there before.
    await page.waitForTimeout(350);
  }
  return page.evaluate(() => window.answers);
}

try {
  const found = [];
  for (let run = 0; run < loads; run += 1) found.push(await load());
  const bytes = found[0]?.bytes ?? new Map<string, number>();
  const kilo = (kind: string) => ((bytes.get(kind) ?? 0) / 1000).toFixed(1);
  const all = [...bytes.values()].reduce((sum, part) => sum + part, 0);
  const art = (bytes.get('Image') ?? 0) + (bytes.get('Font') ?? 0);
  console.log(`first load: ${((all - art) / 1000).toFixed(1)} kB compressed without art and fonts`);
  console.log(`  ${[...bytes.keys()].map((kind) => `${kind} ${kilo(kind)} kB`).join(', ')}`);
  console.log(`usable after: ${spread(found.map(({ usable }) => usable))}, ${loads} loads with an empty cache`);
  for (const setup of tables) {
    const context = await browser.newContext(look);
    const page = await context.newPage();
    await page.goto(server.url);
    await openTable(page, { ...setup, seed: 3 });
    await page.evaluate(listen);
    const times = await answers(page);
    console.log(`${setup.game}: ${times.length} clicks answered after ${spread(times)}`);
    await context.close();
  }
} finally {
  await closeBrowser();
  await server.stop();
}
