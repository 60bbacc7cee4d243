// What people at one table ask of each other: takebacks, computers in their place, words, and a seat that is one's own.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../src/wire/protocol';
import { caughtUp, closeSheet, inWords, legalMoves, openSheet, sheetOf, type Guest } from './company';
import { boxOf, result } from './harness';
import { companies } from './table';

describe('people at one table', () => {
  const company = companies();
  let a: Guest;
  let b: Guest;
  let code: string;

  beforeEach(async () => {
    a = await company().enter();
    b = await company().enter({ width: 390, height: 844 });
    code = await a.open({
      game: 'celestial_checkers',
      seats: [
        { who: 'person', name: 'Ann' },
        { who: 'person', here: false },
      ],
      options: { placement: 'random' },
      clock: { seconds: 600, increment: 5 },
      grace: 1,
    });
    await b.come(code);
    await b.page.getByLabel('Your name').fill('Ben');
    await b.page.getByRole('button', { name: 'Sit down as North' }).click();
    await sheetOf(a.page).waitFor({ state: 'detached' });
    await inWords(a.page);
    await inWords(b.page);
  });

  /** Who is to move makes a move, and the other may move. */
  async function move(): Promise<{ mover: Guest; next: Guest }> {
    const mover = a.table.to_act[0] === 0 ? a : b;
    const seat = mover.table.to_act[0];
    for (let jumps = 0; jumps < 9 && mover.table.to_act[0] === seat; jumps += 1) {
      const before = mover.heard.length;
      await legalMoves(mover.page).first().click();
      await expect.poll(() => mover.heard.length).toBeGreaterThan(before);
      await caughtUp(mover);
    }
    const next = mover === a ? b : a;
    await legalMoves(next.page).first().waitFor();
    return { mover, next };
  }

  it('a takeback over an answer is asked for, refused, and granted, and the record says so', async () => {
    const { mover, next } = await move();
    await move();
    const asks = mover === a ? 'Ann' : 'Ben';
    const asked = mover === a ? 'Ben' : 'Ann';
    const { view } = next.table;
    await mover.page.getByRole('button', { name: 'Undo' }).click();
    await mover.page.getByText(`Waiting for ${asked} to agree`).waitFor();
    expect(await mover.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
    await next.page.getByText(`${asks} would like to take back`).waitFor();
    const no = next.page.getByRole('button', { name: 'No, play on' });
    const { top, bottom } = await boxOf(no);
    expect(top, 'in sight without scrolling').toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(next.page.viewportSize()?.height ?? 0);
    await no.click();
    await mover.page.getByText('The takeback was refused.').waitFor();
    expect(next.table.view).toEqual(view);

    await mover.page.getByRole('button', { name: 'Undo' }).click();
    await next.page.getByRole('button', { name: 'Yes, take it back' }).click();
    await mover.page.getByText('The takeback was granted.').waitFor();
    await expect.poll(() => next.table.view).not.toEqual(view);

    // Both let a computer play to the end; the result tells of all of it.
    for (const guest of [a, b]) {
      await openSheet(guest.page);
      const words = 'Let a computer play for me';
      await sheetOf(guest.page).getByRole('button', { name: words }).click();
      await sheetOf(guest.page).getByLabel('Level').selectOption('1');
      await sheetOf(guest.page).getByRole('button', { name: 'Let it play' }).click();
      await closeSheet(guest.page);
    }
    await result(a.page).waitFor();
    await result(a.page)
      .getByText(`${mover === a ? 'You' : 'Ben'} took back the moves from step`)
      .waitFor();
    await result(a.page).getByText('A computer of level 1 played for you from step').waitFor();
    await result(a.page).getByText('A computer of level 1 played for Ben from step').waitFor();

    // The same again: Ben is invited anew, and comes along to his seat.
    await result(a.page).getByRole('button', { name: 'Play again' }).click();
    await sheetOf(a.page).getByRole('heading', { name: 'Invite somebody' }).waitFor();
    expect(a.table.seats[0]).toMatchObject({ name: 'Ann', mine: true });
    expect(a.table.seats[1]).toMatchObject({ free: true });
    expect(a.table.table).not.toBe(code);
    await result(b.page).getByRole('button', { name: 'Join the next game' }).click();
    await sheetOf(a.page).waitFor({ state: 'detached' });
    await expect.poll(() => b.table.seats[1]).toMatchObject({ name: 'Ben', mine: true, free: false });
    expect(b.table.table).toBe(a.table.table);
  });

  it('a computer plays for somebody until they come back', async () => {
    await b.page.close();
    await a.page.getByRole('list', { name: 'At the table' }).getByText('Away').waitFor();
    await openSheet(a.page);
    await sheetOf(a.page).getByRole('button', { name: 'Let a computer play, Ben' }).click();
    await sheetOf(a.page).getByLabel('Level').selectOption('4');
    await sheetOf(a.page).getByRole('button', { name: 'Let it play' }).click();
    await sheetOf(a.page).getByText('A computer plays, level 4').waitFor();
    await closeSheet(a.page);
    await legalMoves(a.page).first().click();
    await legalMoves(a.page).first().waitFor();
    const page = await b.tab();
    await b.come(code, page);
    await expect.poll(() => a.table.seats[1]?.present).toBe(true);
    await expect.poll(() => a.table.seats[1]?.deputy).toBeUndefined();

    await openSheet(page);
    await sheetOf(page).getByRole('button', { name: 'Let a computer play for me' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await closeSheet(page);
    await page.getByText('A computer plays for you.').waitFor();
    await page.getByRole('button', { name: 'Take over again' }).click();
    await page.getByText('A computer plays for you.').waitFor({ state: 'detached' });
  });

  it('a stranger looks on, and cannot sit on a taken seat', async () => {
    const eve = await company().enter();
    await eve.come(code);
    await openSheet(eve.page);
    await sheetOf(eve.page).getByText('You are watching.').waitFor();
    await sheetOf(eve.page).getByText('3 screens are connected.').waitFor();
    expect(await sheetOf(eve.page).getByRole('button').count(), 'only the button that closes it').toBe(1);
    expect(eve.table.legal).toEqual([]);
    const answer = await eve.page.evaluate(
      (table) =>
        new Promise<Message>((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/ws`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ do: 'join', table, tokens: [] }));
            socket.send(JSON.stringify({ do: 'sit', seat: 1, name: 'Eve' }));
          };
          socket.onmessage = (event: MessageEvent<string>) => {
            const message = JSON.parse(event.data) as Message;
            if (message.type === 'error') resolve(message);
          };
        }),
      code,
    );
    expect(answer).toMatchObject({ text: 'seat 1 is taken' });
    expect(a.table.seats[1]?.name).toBe('Ben');
  });

  it('who leaves a seat leaves it to somebody else, and a name can be changed', async () => {
    await openSheet(a.page);
    await sheetOf(a.page).getByRole('button', { name: 'Change name' }).click();
    await a.page.keyboard.press('Control+A');
    await a.page.keyboard.type('  Anna  Karenina ');
    await a.page.keyboard.press('Enter');
    await sheetOf(a.page).getByRole('heading', { name: 'Anna Karenina' }).waitFor();
    await closeSheet(a.page);

    await openSheet(b.page);
    await sheetOf(b.page).getByRole('button', { name: 'Leave seat' }).click();
    await sheetOf(b.page).getByRole('button', { name: 'Leave', exact: true }).click();
    await sheetOf(b.page).getByText('You are invited to Celestial Checkers.').waitFor();
    await a.page.getByText('North is still free.').waitFor();
    await a.page.getByRole('button', { name: 'Invite', exact: true }).click();
    expect(await sheetOf(a.page).getByLabel('Link to the table').inputValue()).toContain(`#/t/${code}`);
    expect(
      await sheetOf(a.page)
        .getByRole('img', { name: /^QR code/ })
        .count(),
    ).toBe(1);
  });

  it('what is said is text, whatever is written, and is marked until it is read', async () => {
    const markup = '<img src=x onerror="document.title=1"> 你好 & <b>Ann</b>';
    await b.page.getByRole('button', { name: 'Chat' }).click();
    await b.page.getByLabel('Say something').fill(markup);
    await b.page.keyboard.press('Enter');
    const unread = a.page.getByRole('button', { name: 'Chat: 1 new message' });
    await unread.waitFor();
    await a.page.locator('.unseen[role=log]').getByText(`Ben says: ${markup}`).waitFor({ state: 'attached' });
    await unread.click();
    const said = a.page.getByRole('region', { name: 'Chat' });
    await said.getByText(markup).waitFor();
    expect(await said.locator('img, .said p b b').count()).toBe(0);
    expect(await a.page.title()).not.toBe('1');
    expect(await b.page.getByLabel('Say something').inputValue()).toBe('');
    await a.page.getByRole('button', { name: 'Chat', exact: true }).click();
    expect(await said.count()).toBe(0);

    // Without a connection a line is not lost, and the page says why it stays.
    await b.context.setOffline(true);
    await b.page.getByText('The connection is lost.').waitFor();
    await b.page.getByLabel('Say something').fill('Still here');
    await b.page.keyboard.press('Enter');
    await b.page.getByText('There is no connection to the server right now.').waitFor();
    expect(await b.page.getByLabel('Say something').inputValue()).toBe('Still here');
    await b.context.setOffline(false);
    await b.page.getByText('The connection is lost.').waitFor({ state: 'detached' });
    await b.page.getByLabel('Say something').press('Enter');
    await a.page.getByRole('button', { name: 'Chat: 1 new message' }).waitFor();
  });

  it('a clock runs between the messages', async () => {
    const runs = a.page.getByRole('list', { name: 'At the table' }).locator('.running');
    const first = await runs.first().textContent();
    const heard = a.heard.length;
    await expect.poll(() => runs.first().textContent()).not.toBe(first);
    expect(a.heard.length).toBe(heard);
  });

  it('a new table goes on from an earlier step, once nobody is helped by it', async () => {
    await move();
    await move();
    await a.page.keyboard.press('ArrowLeft');
    await a.page.getByRole('button', { name: 'Back to the game' }).waitFor();
    expect(await a.page.getByRole('button', { name: 'Play on from here' }).count(), 'among people elsewhere').toBe(0);

    const solo = await company().enter();
    await solo.open({
      game: 'celestial_checkers',
      seats: [
        { who: 'person', name: 'Ann' },
        { who: 'person', name: 'Ben' },
      ],
      options: { placement: 'random' },
    });
    await inWords(solo.page);
    for (let moves = 0; moves < 4; moves += 1) {
      const before = solo.heard.length;
      await legalMoves(solo.page).first().click();
      await expect.poll(() => solo.heard.length).toBeGreaterThan(before);
      await caughtUp(solo);
    }
    const all = solo.table.moves;
    const current = () => solo.page.locator('[aria-current=step]').getAttribute('data-turn');
    for (let back = 0; back < 2; back += 1) {
      const shown = await current();
      await solo.page.keyboard.press('ArrowLeft');
      await expect.poll(current).not.toBe(shown);
    }
    await solo.page.getByRole('button', { name: 'Play on from here' }).click();
    await solo.page.getByLabel('Who sits at Ben').selectOption({ label: 'A person at this screen' });
    const before = solo.table.table;
    await solo.page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => solo.table.table).not.toBe(before);
    expect(solo.table.moves.map(({ move }) => move)).toEqual(all.slice(0, -2).map(({ move }) => move));
  });
});
