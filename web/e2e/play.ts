// Plays any game through what its board offers: the controls that carry `data-can`. Knows no rules.
import type { Page } from 'playwright-core';
import type { Message, NewTable, Request } from '../src/wire/protocol';

type Load = Extract<Request, { do: 'load' }>;

/**
 * Opens a table by the wire, by a setup or by a record, and keeps its seats for this browser. Returns its code. `toTheEnd`: once computers
 * have played the game to its end, also for whose table it is.
 */
export function orderTable(page: Page, wanted: NewTable | Load, toTheEnd = false): Promise<string> {
  return page.evaluate(
    ([request, toTheEnd]) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ do: 'new', ...request }));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as Message;
          if (message.type === 'error') reject(new Error(message.text));
          if (message.type === 'table' && message.over) {
            socket.close();
            resolve(message.table);
          }
          if (message.type !== 'seated') return;
          const owner = message.owner ? [message.owner] : [];
          const tokens = { [message.table]: [...message.seats.map(({ token }) => token), ...owner] };
          localStorage.setItem('shengxiao.tokens', JSON.stringify(tokens));
          if (toTheEnd) return socket.send(JSON.stringify({ do: 'deputy', seat: 0, level: 3 }));
          socket.close();
          resolve(message.table);
        };
      }),
    [wanted, toTheEnd] as const,
  );
}

/** Opens a table as this browser's own, and its page. */
export async function openTable(page: Page, wanted: NewTable | Load, toTheEnd = false): Promise<void> {
  const code = await orderTable(page, wanted, toTheEnd);
  await page.goto(new URL(`/#/t/${code}`, page.url()).href);
  await page.reload();
}

export type State = 'can' | 'curtain' | 'over';

/** Waits until this screen is asked for something, or the game is over. */
export async function awaitAsked(page: Page): Promise<State> {
  const look = () => {
    if (document.querySelector('.result, .after')) return 'over';
    if (document.querySelector('[data-curtain]')) return 'curtain';
    const all = [...document.querySelectorAll('[data-can]')];
    return all.some((control) => control.checkVisibility({ visibilityProperty: true })) ? 'can' : null;
  };
  try {
    const found = await page.waitForFunction(look, undefined, { timeout: 120_000, polling: 30 });
    return (await found.jsonValue()) as State;
  } catch (cause) {
    throw new Error(`nothing is asked of this screen:\n${await page.locator('body').innerText()}`, { cause });
  }
}

/** Steps through the game by the button of this name, to this step. The page is in English. */
export async function stepTo(page: Page, name: string, step: number): Promise<void> {
  const steps = page.getByRole('group', { name: 'Steps of the game' });
  await steps.getByRole('button', { name, exact: true }).click();
  await steps.getByText(new RegExp(`Step ${step} of `)).waitFor();
}

export type Draw = (below: number) => number;

/** A small generator of its own, so that a game is the same every time (mulberry32). */
export function dice(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * One step by mouse. False where the offer changed under the hand, or something came over it, as the result does: then the next look
 * decides. `wanted`: a selector of what will do.
 */
export async function clickSomething(page: Page, draw: Draw, wanted = '[data-can]'): Promise<boolean> {
  const offers = await page.locator(wanted).filter({ visible: true }).elementHandles();
  if (offers.length === 0) return false;
  try {
    const offer = offers[draw(offers.length)];
    await offer?.click({ timeout: 2000 });
    return true;
  } catch {
    return false;
  }
}

/** Where the focus is: on something that can be done, or which key leads nearer to it. */
function lookAround({ pick, wanted: offered }: { pick: number; wanted: string }): { on: boolean; key: string } {
  const focus = document.activeElement;
  if (focus?.matches(offered)) return { on: true, key: 'Enter' };
  // Arrows move inside a group; elsewhere they would step through the moves.
  const group = focus?.closest('[role="grid"], [role="toolbar"], [role="group"], [role="listbox"]');
  const offers = [...(group?.querySelectorAll(offered) ?? [])];
  const wanted = offers[pick % Math.max(1, offers.length)];
  if (!focus || !wanted) return { on: false, key: 'Tab' };
  const [here, there] = [focus.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const [x, y] = [
    there.x + there.width / 2 - here.x - here.width / 2,
    there.y + there.height / 2 - here.y - here.height / 2,
  ];
  const across = Math.abs(x) > Math.abs(y);
  return { on: false, key: across ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp' };
}

/**
 * One step by keyboard alone: Tab and arrow keys until the focus is on something that can be done, then Enter. Returns false
 * where nothing was found within a round of the page. `wanted`: a selector of what will do.
 */
export async function keySomething(page: Page, draw: Draw, wanted = '[data-can]'): Promise<boolean> {
  const pick = draw(1000);
  const skip = draw(3);
  for (let presses = 0, passed = 0; presses < 90; presses += 1) {
    const { on, key } = await page.evaluate(lookAround, { pick, wanted });
    if (on && passed >= skip) {
      await page.keyboard.press('Enter');
      return true;
    }
    if (on) passed += 1;
    // Now and then past what lies nearest, and out of a group whose arrows do not lead there.
    await page.keyboard.press(on || draw(6) === 0 ? 'Tab' : key);
  }
  return false;
}
