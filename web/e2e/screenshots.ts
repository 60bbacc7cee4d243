// Pictures of the client. Without an argument: those in the README. With a folder: every screen, board, size and theme, to look at; the
// word after it chooses some of them: boards, tables or pages.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cut, stepsIn } from '../src/table/record';
import type { Message, NewTable } from '../src/wire/protocol';
import {
  atHome,
  awaitTurn,
  closeBrowser,
  hand,
  movable,
  newGame,
  prefer,
  result,
  square,
  startServer,
  targets,
  Visitor,
  type Look,
} from './harness';
import { awaitAsked, openTable } from './play';
import { picturesOfPages, type Finished } from './screenshots_pages';
import { computer, person } from './tables';

const [folder, chosen] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const readme = `${docs}pictures/`;

const sizes: Look[] = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** Plays some moves for the person: whatever comes first that the page offers. */
async function playOn(visitor: Visitor, moves: number): Promise<void> {
  const { page } = visitor;
  for (let move = 0; move < moves; move += 1) {
    const turn = await awaitTurn(page);
    if (turn === 'over') return;
    if (turn === 'place') await hand(page).first().click();
    else if ((await targets(page)).length === 0) await square(page, (await movable(page)).at(-1) ?? '').click();
    const [target] = await targets(page);
    if (!target) continue;
    await square(page, target).click();
    await page.waitForTimeout(150);
  }
  await awaitTurn(page);
}

async function pictureOfMiddle(url: string): Promise<void> {
  await mkdir(readme, { recursive: true });
  const visitor = await Visitor.open({ width: 1440, height: 900 });
  const { page } = visitor;
  await page.goto(url);
  await newGame(page, { level: 4, placement: 'By chance' });
  await playOn(visitor, 9);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Best move' }).click();
  await page.waitForTimeout(1500);
  await square(page, (await movable(page))[0] ?? 'a1').click();
  await page.screenshot({ path: `${readme}celestial_checkers.png` });
  await visitor.close();
}

/** Asks for a table of this browser's own, by a connection of its own, and has a computer play it to the end: its record. */
async function playedOut(page: Visitor['page'], setup: NewTable): Promise<string> {
  return page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        const say = (what: object) => socket.send(JSON.stringify(what));
        socket.onopen = () => say({ do: 'new', ...wanted });
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as Message;
          if (message.type === 'seated') say({ do: 'deputy', seat: 0, level: 2 });
          if (message.type === 'table' && message.over) say({ do: 'record' });
          if (message.type !== 'record') return;
          socket.close();
          resolve(message.text);
        };
      }),
    setup,
  );
}

/** A table that goes on after a part of a game, for the first seat to play. */
async function openAt(page: Visitor['page'], setup: NewTable, record: string, part: number): Promise<void> {
  const steps = Math.round(stepsIn(record) * part);
  const text = part < 1 ? cut(record, steps) : record.replace(/^note .*\n/gm, '');
  await openTable(page, { do: 'load', record: text, seats: setup.seats });
  await awaitAsked(page);
}

async function pictureOfRace(url: string): Promise<void> {
  const visitor = await Visitor.open({ width: 1440, height: 900 });
  const { page } = visitor;
  await page.goto(url);
  const setup = { game: 'great_race', seats: [{ ...person, name: 'Ann' }, computer, computer, computer], seed: 8 };
  await openAt(page, setup, await playedOut(page, setup), 0.6);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${readme}great_race.png` });
  await visitor.close();
}

/** A balance report, as `shengxiao lab balance great_race --report docs/reports/great_race.html` writes it. */
async function pictureOfReport(): Promise<void> {
  const visitor = await Visitor.open({ width: 1200, height: 900 });
  await visitor.page.goto(pathToFileURL(`${docs}reports/great_race.html`).href);
  await visitor.page.screenshot({ path: `${readme}report.png` });
  await visitor.close();
}

/** Whole games, as people sit down to them. */
const games: NewTable[] = [
  { game: 'celestial_checkers', seats: [person, computer], options: { placement: 'random' } },
  { game: 'great_race', seats: [{ ...person, name: 'Ann' }, computer, computer, computer, computer] },
  { game: 'zodiac', seats: [person, computer, computer, computer] },
  { game: 'wu_xing', seats: [person, computer, computer, computer] },
  { game: 'rat_and_dragon', seats: [person, computer, computer] },
];

/** Pages beside the tables, with one finished game of each kind. */
async function picturesBeside(url: string, to: string): Promise<void> {
  const visitor = await Visitor.open({ width: 1440, height: 900 });
  await visitor.page.goto(url);
  const finished: Finished[] = [];
  for (const setup of games) finished.push({ setup, record: await playedOut(visitor.page, { ...setup, seed: 21 }) });
  await visitor.close();
  await picturesOfPages(url, to, finished);
}

/** Every game on its own board, in the middle and at the end. */
async function picturesOfBoards(url: string, to: string): Promise<void> {
  for (const setup of games) {
    const visitor = await Visitor.open({ width: 1440, height: 900 });
    const { page } = visitor;
    await page.goto(url);
    const record = await playedOut(page, { ...setup, seed: 21 });
    for (const [when, part] of [
      ['middle', 0.6],
      ['end', 1],
    ] as const) {
      await openAt(page, setup, record, part);
      for (const { width, height } of sizes) {
        await page.setViewportSize({ width, height });
        await page.reload();
        await awaitAsked(page);
        for (const dark of [false, true]) {
          await visitor.dress(dark);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${to}/${setup.game}-${when}-${width}-${dark ? 'dark' : 'light'}.png` });
        }
        await visitor.dress(false);
      }
    }
    await visitor.close();
  }
}

async function picturesOfAll(url: string, to: string): Promise<void> {
  for (const look of sizes) {
    const visitor = await Visitor.open(look);
    const { page } = visitor;
    const shoot = async (name: string) => {
      for (const dark of [false, true]) {
        await visitor.dress(dark);
        await page.waitForTimeout(350);
        await page.screenshot({ path: `${to}/${name}-${look.width}-${dark ? 'dark' : 'light'}.png` });
      }
    };
    await page.goto(url);
    await atHome(page);
    await shoot('start');
    await newGame(page, { level: 1 });
    await playOn(visitor, 4);
    await hand(page).nth(2).click();
    await shoot('placement');
    await page.goto(url);
    await newGame(page, { level: 1, placement: 'By chance' });
    await playOn(visitor, 8);
    await page.getByRole('button', { name: 'Analysis' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText('Try ').waitFor();
    await shoot('analysis');
    await prefer(page, 'Boards in words');
    await shoot('words');
    await prefer(page, 'Boards in words', false);
    if ((await targets(page)).length === 0) await square(page, (await movable(page))[0] ?? 'a1').click();
    await shoot('held');
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.locator('#clause-CC-9').waitFor();
    await shoot('rules');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New game' }).click();
    await shoot('new');
    await page.keyboard.press('Escape');
    await playOn(visitor, 200);
    await result(page).waitFor();
    await shoot('result');
    await visitor.close();
  }
}

const server = await startServer();
try {
  if (folder) {
    await mkdir(folder, { recursive: true });
    const wanted = (part: string) => !chosen || chosen === part;
    if (wanted('boards')) await picturesOfBoards(server.url, folder);
    if (wanted('tables')) await picturesOfAll(server.url, folder);
    if (wanted('pages')) await picturesBeside(server.url, folder);
  } else {
    await pictureOfMiddle(server.url);
    await pictureOfRace(server.url);
    await pictureOfReport();
  }
} finally {
  await closeBrowser();
  await server.stop();
}
