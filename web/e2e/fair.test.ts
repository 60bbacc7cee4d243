// Fair play at two screens, in both languages: the terms that somebody is told before they sit down, what everybody is told as it
// happens, and a game that is verified.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Draws } from '../src/wire/protocol';
import { atTheTable, closeSheet, legalMoves, openSheet, sheetOf, told, type Guest } from './company';
import { Pair } from './fair';
import { fairWords } from './fair_words';
import { result } from './harness';
import { half } from './sample';
import { companies } from './table';
import { smallSheet } from './tables';

describe.each(half(['en', 'zh'] as const, 'odd'))('fair play (%s)', (language) => {
  const company = companies();
  const words = fairWords[language];
  let pair: Pair;
  let ann: Guest;
  let ben: Guest;

  beforeEach(async () => {
    pair = await Pair.enter(company(), language);
    ({ ann, ben } = pair);
  });

  it('a game begins when every seat is taken, and is verified when it is over', async () => {
    await pair.openByForm();
    await closeSheet(ann.page);
    await told(ann, words.begins);
    expect(ann.table.begun).toBe(false);
    expect(ann.table.moves).toEqual([]);
    expect(await legalMoves(ann.page).count()).toBe(0);
    await sheetOf(ben.page).getByText(words.open).waitFor();
    await pair.sit();
    await pair.ready();
    await pair.move();
    await pair.benResigns();
    for (const { page } of [ann, ben]) {
      await result(page).getByRole('button', { name: words.verify }).click();
      await result(page).getByText(words.verified).waitFor();
      await result(page).getByText(words.both).waitFor();
      await result(page).getByText('shengxiao verify FILE').waitFor();
      const address = await result(page).getByRole('link', { name: words.entry }).getAttribute('href');
      const { entries } = (await (await page.request.get(new URL(address ?? '', page.url()).href)).json()) as {
        entries: { commit: string }[];
      };
      expect(ann.table.chance).toMatchObject({ commit: entries[0]?.commit });
    }
  });

  it('a record with another die does not verify, and the step is named', async () => {
    await ben.page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as Draws;
        if (message.type !== 'draws') return socket.send(text);
        const { step, legal } = message.draws.find(({ legal }) => legal.length > 1) ?? { step: 0, legal: [] };
        const lines = message.record.split('\n');
        const at = lines.indexOf('play') + step;
        lines[at] = `chance ${legal.find((outcome) => `chance ${outcome}` !== lines[at])}`;
        socket.send(JSON.stringify({ ...message, record: lines.join('\n') }));
      });
    });
    await ben.page.reload();
    await pair.openByForm();
    await pair.sit();
    await pair.ready();
    await pair.benResigns();
    await result(ben.page).getByRole('button', { name: words.verify }).click();
    await result(ben.page).getByText(words.fails).waitFor();
    await result(ben.page).getByText(words.step).waitFor();
    await result(ann.page).getByRole('button', { name: words.verify }).click();
    await result(ann.page).getByText(words.verified).waitFor();
  });

  it('who withholds their part of the luck is waited for, left out, and named', async () => {
    await ben.page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        if ((JSON.parse(String(text)) as { do: string }).do !== 'entropy') server.send(text);
      });
    });
    await ben.page.reload();
    await pair.openByForm();
    await pair.sit();
    await closeSheet(ann.page);
    await told(ann, words.waits);
    await pair.ready();
    await pair.benResigns();
    await result(ann.page).getByRole('button', { name: words.verify }).click();
    await result(ann.page).getByText(words.verified).waitFor();
    await result(ann.page).getByText(words.onlyAnn).waitFor();
    await result(ann.page).getByText(words.withheld).waitFor();
  });

  it('a part of the luck is kept over a reload', async () => {
    await pair.openByForm();
    await ann.page.reload();
    await ann.page.getByText(words.begins).waitFor();
    await pair.sit();
    await pair.ready();
    await pair.benResigns();
    await result(ann.page).getByRole('button', { name: words.verify }).click();
    await result(ann.page).getByText(words.both).waitFor();
  });

  it('chosen luck is told before one sits down, during the game and in the result', async () => {
    await pair.open({ seed: 7 });
    await sheetOf(ben.page).getByText(words.chosen).waitFor();
    await pair.sit();
    await pair.ready();
    for (const { page } of [ann, ben]) {
      await page.getByRole('button', { name: words.chosenShort }).click();
      await sheetOf(page).getByText(words.chosen).waitFor();
      await closeSheet(page);
    }
    await pair.benResigns();
    await result(ben.page).getByText(words.chosen).waitFor();
    await result(ben.page).getByText(words.seed).waitFor();
    expect(await result(ben.page).getByRole('button', { name: words.verify }).count()).toBe(0);
  });

  it('who runs out of time loses, where that is the term', async () => {
    await pair.open({ clock: { seconds: 10, increment: 0 }, flag: 'loses' });
    await sheetOf(ben.page).getByText(words.loses).waitFor();
    await pair.sit();
    for (const { page } of [ann, ben]) await result(page).getByText(words.lost).first().waitFor();
    expect(ben.table.ending).toMatchObject({ kind: 'flag', seats: expect.any(Array) as unknown });
    expect(ben.table.returns?.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  it('or a computer plays on, and everybody is told so', async () => {
    await pair.open({ clock: { seconds: 10, increment: 0 }, flag: 'computer' });
    await sheetOf(ben.page).getByText(words.playsOn).waitFor();
    await pair.sit();
    await closeSheet(ann.page);
    for (const guest of [ann, ben]) await told(guest, words.outOfTime);
    expect(ann.table.alone).toBe(false);
  });

  it('a computer plays for somebody only once they have been away for as long as the terms say', async () => {
    const code = await pair.open({ grace: 3 });
    await sheetOf(ben.page).getByText(words.grace).waitFor();
    await pair.sit();
    await pair.ready();
    await ben.page.close();
    const wentAt = Date.now();
    await ann.page.getByRole('list', { name: atTheTable }).getByText(words.away).waitFor();
    await openSheet(ann.page);
    const deputy = sheetOf(ann.page).getByRole('button', { name: words.deputyFor, exact: false }).last();
    const offered = async () =>
      (await sheetOf(ann.page).locator('[data-task="deputy"]').count()) === 2 ? Date.now() - wentAt : 0;
    await expect.poll(offered).toBeGreaterThan(2500);
    await deputy.click();
    await sheetOf(ann.page).locator('select').selectOption('4');
    await sheetOf(ann.page).getByRole('button', { name: words.deputyStart }).click();
    await told(ann, words.deputy);
    await closeSheet(ann.page);
    await ben.another();
    await ben.come(code);
    await told(ann, words.back);
  });

  it('what somebody else has seen is taken back with their consent, and told', async () => {
    await pair.open({});
    await pair.sit();
    await pair.ready();
    await pair.annMoves();
    const { view } = ben.table;
    await ann.page.getByRole('button', { name: words.undo }).click();
    await told(ben, words.asksTakeback);
    expect(ben.table.view).toEqual(view);
    await ben.page.getByRole('button', { name: words.yesTakeback }).click();
    await told(ben, words.tookBack);
    await expect.poll(() => ben.table.view).not.toEqual(view);
  });

  it('a draw is offered, declined and agreed to', async () => {
    await pair.open({});
    await pair.sit();
    await pair.ready();
    for (const answer of [words.noDraw, words.yesDraw]) {
      await pair.give(ann.page, words.draw, words.drawYes);
      await told(ben, words.asksDraw);
      await ben.page.getByRole('button', { name: answer }).click();
      if (answer === words.noDraw) await told(ann, words.declined);
    }
    for (const { page } of [ann, ben]) await result(page).getByText(words.agreed).first().waitFor();
  });

  it('a seat that changes hands is told of, with what its last holder had been shown', async () => {
    const code = await pair.open({});
    await pair.sit();
    await pair.ready();
    await pair.move();
    await pair.give(ben.page, words.leaveSeat, words.leaveSeatYes);
    await told(ann, words.stood);
    const cy = await company().enter(undefined, language);
    await cy.come(code);
    await pair.sit(cy, 'Cy');
    await told(ann, words.sat);
    await openSheet(cy.page);
    await sheetOf(cy.page)
      .getByText(words.sat.replace(/[.。]$/, ''))
      .waitFor();
    await closeSheet(cy.page);
    await pair.give(cy.page, words.leave, words.leave);
    await told(ann, words.left);
    await expect.poll(() => ann.table.seats[1]?.who).toBe('computer');
  });

  it('the same game again has the same printed data, and its luck is not chosen', async () => {
    const seats = [{ who: 'person' as const }, { who: 'computer' as const, level: 1 }];
    await ann.open({ game: 'rat_and_dragon', edition: smallSheet, seats });
    const before = ann.table;
    await pair.give(ann.page, words.resign, words.resign);
    await result(ann.page).getByRole('button', { name: words.again, exact: true }).click();
    await expect.poll(() => ann.table.table).not.toBe(before.table);
    expect(ann.table.options).toEqual(before.options);
    expect(ann.table.chance).toMatchObject({ commit: expect.any(String) as string });
    await expect.poll(() => ann.page.getByRole('gridcell').count()).toBe(36);
    await pair.give(ann.page, words.resign, words.resign);
    await result(ann.page).getByRole('button', { name: words.verify }).click();
    await result(ann.page).getByText(words.verified).waitFor();
  });

  it('while a game with secrets goes on, the file that is saved holds what one was shown', async () => {
    await ann.open({ game: 'zodiac', seats: [{ who: 'person' }, { who: 'computer', level: 1 }] });
    await legalMoves(ann.page).first().or(ann.page.locator('[data-can]').first()).first().waitFor();
    const saved = ann.page.waitForEvent('download');
    await ann.page.getByRole('button', { name: words.save }).click();
    await saved;
    await told(ann, words.shown);
  });
});
