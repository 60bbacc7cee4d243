// Plays any game through what its board offers: the controls that carry `data-can`. Knows no rules.
import type { Page } from 'playwright-core';
import type { NewTable } from '../src/protocol';

/** Opens a table as this browser's own, and its page. Returns its code. */
export async function openTable(page: Page, setup: NewTable): Promise<string> {
  const code = await page.evaluate(
    (wanted) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ do: 'new', ...wanted }));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as { type: string; table: string; seats: { token: string }[]; text: string };
          if (message.type === 'error') reject(new Error(message.text));
          if (message.type !== 'seated') return;
          const tokens = { [message.table]: message.seats.map(({ token }) => token) };
          localStorage.setItem('shengxiao.tokens', JSON.stringify(tokens));
          socket.close();
          resolve(message.table);
        };
      }),
    setup,
  );
  await page.goto(new URL(`/#/t/${code}`, page.url()).href);
  await page.reload();
  return code;
}

export type State = 'can' | 'curtain' | 'over';

/** Waits until this screen is asked for something, or the game is over. */
export async function awaitAsked(page: Page): Promise<State> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.result')) return 'over';
      if (document.querySelector('[data-curtain]')) return 'curtain';
      const all = [...document.querySelectorAll('[data-can]')];
      return all.some((control) => control.checkVisibility({ visibilityProperty: true })) ? 'can' : null;
    },
    undefined,
    { timeout: 60_000, polling: 30 },
  );
  return (await found.jsonValue()) as State;
}

/** A small generator of its own, so that a game is the same every time (mulberry32). */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const able = (page: Page) => page.locator('[data-can]:visible');

/** One step by mouse. False where the offer changed under the hand: then the next look decides. */
export async function clickSomething(page: Page, draw: (below: number) => number): Promise<boolean> {
  const offers = able(page);
  const count = await offers.count();
  if (count === 0) return false;
  try {
    await offers.nth(draw(count)).click({ timeout: 1500, force: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * One step by keyboard alone: Tab and arrow keys until the focus is on something that can be done, then Enter. Returns false
 * where nothing was found within a round of the page.
 */
export async function keySomething(page: Page, draw: (below: number) => number): Promise<boolean> {
  const onOffer = () => page.evaluate(() => document.activeElement?.matches('[data-can]') ?? false);
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await onOffer()) && draw(3) > 0) {
      await page.keyboard.press('Enter');
      return true;
    }
    // Arrows move inside a group; elsewhere they would step through the moves.
    const inGroup = await page.evaluate(() => {
      const group = document.activeElement?.closest(
        '[role="grid"], [role="toolbar"], [role="group"], [role="listbox"]',
      );
      return group?.querySelector('[data-can]') != null;
    });
    await page.keyboard.press(inGroup && draw(4) > 0 ? (arrows[draw(4)] as string) : 'Tab');
  }
  return false;
}
