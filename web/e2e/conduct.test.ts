// What whoever opened a table decides, at three screens: who goes, who talks, who looks on.
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeSheet, openSheet, sheetOf, told, type Guest, type Language } from './company';
import { Pair } from './fair';
import { half } from './sample';
import { companies } from './table';

const en = {
  remove: 'Remove',
  removeBen: 'Remove, Ben',
  removeGame: 'Remove Ben from this game? A computer takes the seat, and Ben cannot come back to it.',
  removeSeat: 'Remove Ben from this table? The seat is free again then.',
  no: 'No',
  removed: /Ben was removed from the table; a computer of level \d has the seat\./,
  kicked: 'Whoever opened the table has sent you away',
  goOn: 'Continue where you left off',
  sitAsSecond: 'Sit down as Seat 2',
  watching: 'You are watching.',
  mute: 'Mute, Ben',
  unmute: 'Unmute, Ben',
  muted: 'Muted',
  youAreMuted: 'Whoever opened this table has muted you: you can read here, but not write.',
  chat: /^Chat/,
  say: 'Say something',
  mayChat: 'Chat',
  noChat: 'There is no chat at this table.',
  watchersTalk: 'Those who look on may write',
  watchersMuted: 'Those who look on cannot write.',
  mayWatch: 'Others may look on',
  noWatching: 'Nobody may look on.',
  onlyPlayers: 'This table is for those who play',
  private: 'Hard-to-guess code',
};

const zh: { [Word in keyof typeof en]: (typeof en)[Word] } = {
  remove: '请离',
  removeBen: '请离，Ben',
  removeGame: '要请Ben离开本局吗？座位交给电脑，Ben不能再回来。',
  removeSeat: '要请Ben离开这一桌吗？座位会空出来。',
  no: '不',
  removed: /Ben被请离；座位交给 \d 级电脑。/,
  kicked: '开桌的人请你离开了这一桌。',
  goOn: '继续上次的对局',
  sitAsSecond: '坐到“2 号座”',
  watching: '你在旁观。',
  mute: '禁言，Ben',
  unmute: '解除禁言，Ben',
  muted: '已禁言',
  youAreMuted: '开桌的人对你禁言了：可以看，不能发言。',
  chat: /^聊天/,
  say: '说点什么',
  mayChat: '可以聊天',
  noChat: '这一桌不能聊天。',
  watchersTalk: '旁观者可以发言',
  watchersMuted: '旁观者不能发言。',
  mayWatch: '别人可以旁观',
  noWatching: '不能旁观。',
  onlyPlayers: '这一桌不让人旁观。',
  private: '桌号不易猜到',
};

const all = { en, zh };

describe.each(half(['en', 'zh'] as Language[], 'even'))('whoever opened a table (%s)', (language) => {
  // A server that knows addresses apart: on an unlimited network nobody is kept away.
  const company = companies([]);
  const words = all[language];
  let pair: Pair;
  let ann: Guest;
  let ben: Guest;

  beforeEach(async () => {
    pair = await Pair.enter(company(), language);
    ({ ann, ben } = pair);
  });

  const sheet = (guest: Guest) => sheetOf(guest.page);
  const field = (page: Page) => page.getByLabel(words.say);
  const openChat = (page: Page) => page.getByRole('button', { name: words.chat }).click();
  const tokens = ({ page }: Guest) => page.evaluate(() => localStorage.getItem('shengxiao.tokens') ?? '{}');

  async function expectHome(guest: Guest, why: string): Promise<void> {
    await guest.page.getByRole('button', { name: pair.words.setUp }).waitFor();
    await guest.page.getByRole('status').getByText(why).waitFor();
    expect(new URL(guest.page.url()).hash).toBe('#/');
  }

  /** Removes Ben in the open sheet, after some hesitation. */
  async function removeBen(asked: string): Promise<void> {
    const confirmation = sheet(ann).locator('form').filter({ hasText: asked });
    for (const answer of [words.no, words.remove]) {
      await sheet(ann).getByRole('button', { name: words.removeBen }).click();
      await confirmation.getByRole('button', { name: answer, exact: true }).click();
      await confirmation.waitFor({ state: 'detached' });
      if (answer === words.no) expect(ann.table.seats[1]).toMatchObject({ who: 'person', free: false });
    }
  }

  it('removes somebody from a game, who is told so at home and does not get the seat back', async () => {
    const code = await pair.open({});
    await pair.sit();
    await pair.ready();
    const before = await tokens(ben);
    expect(before).toContain(code);
    await openSheet(ben.page);
    expect(await sheet(ben).locator('[data-task="remove"]').count(), 'only for who opened the table').toBe(0);
    await closeSheet(ben.page);

    await openSheet(ann.page);
    expect(await sheet(ann).locator('[data-task="remove"]').count(), 'only for other people').toBe(1);
    await removeBen(words.removeGame);
    await told(ann, words.removed);
    await expect.poll(() => ann.table.seats[1]?.who).toBe('computer');
    await expectHome(ben, words.kicked);
    expect(await tokens(ben)).not.toContain(code);
    expect(await ben.page.getByText(words.goOn).count()).toBe(0);

    await ben.page.evaluate((kept) => localStorage.setItem('shengxiao.tokens', kept), before);
    await ben.another();
    await ben.come(code);
    await openSheet(ben.page);
    await sheet(ben).getByText(words.watching).waitFor();
    expect(ben.table).toMatchObject({ viewer: 'watcher', legal: [] });
    expect(ann.table.seats[1]?.who).toBe('computer');
  });

  it('without a seat, keeps somebody away, and before a game leaves the seat to others', async () => {
    const free = { who: 'person' as const, here: false };
    const code = await ann.open({ game: 'zodiac', seats: [free, free, free] });
    await ben.come(code);
    await ben.page.getByLabel(pair.words.yourName).fill('Ben');
    await ben.page.getByRole('button', { name: words.sitAsSecond }).click();
    await sheet(ann).getByRole('heading', { name: 'Ben' }).waitFor();
    await removeBen(words.removeSeat);
    await expectHome(ben, words.kicked);
    await expect.poll(() => ann.table.seats[1]).toMatchObject({ who: 'person', free: true });
    await sheet(ann).getByRole('button', { name: words.sitAsSecond }).waitFor();
    await ben.page.reload();
    await ben.page.goto(ben.page.url().replace(/#.*$/, `#/t/${code}`));
    await expectHome(ben, words.kicked);
    await expect.poll(() => ann.table.guests).toBe(1);
  });

  it('mutes somebody, and those who look on, who see that they cannot talk', async () => {
    const code = await pair.open({});
    await pair.sit();
    await pair.ready();
    const eve = await company().enter(undefined, language);
    await eve.come(code);
    for (const { page } of [ben, eve]) {
      await openChat(page);
      await field(page).waitFor();
    }
    await field(ben.page).fill('Half a sen');
    await openSheet(ann.page);
    await sheet(ann).getByRole('button', { name: words.mute }).click();
    await ben.page.getByRole('status').getByText(words.youAreMuted).waitFor();
    expect(await field(ben.page).count()).toBe(0);
    await sheet(ann).getByText(words.muted, { exact: true }).waitFor();
    await field(eve.page).fill('I still can');
    await eve.page.keyboard.press('Enter');
    await told(ben, 'I still can');

    await sheet(ann).getByLabel(words.watchersTalk).uncheck();
    await eve.page.getByRole('status').getByText(words.watchersMuted).waitFor();
    expect(await field(eve.page).count()).toBe(0);
    await sheet(ann).getByRole('button', { name: words.unmute }).click();
    await field(ben.page).waitFor();
    expect(await field(ben.page).inputValue()).toBe('Half a sen');
    await sheet(ann).getByLabel(words.watchersTalk).check();
    await field(eve.page).waitFor();

    await sheet(ann).getByRole('checkbox', { name: words.mayChat, exact: true }).uncheck();
    for (const { page } of [ben, eve]) {
      await page.getByRole('status').getByText(words.noChat).waitFor();
      expect(await field(page).count()).toBe(0);
    }
    await closeSheet(ann.page);
    await openChat(ann.page);
    await ann.page.getByRole('status').getByText(words.noChat).waitFor();
    await ann.page.reload();
    await openSheet(ann.page);
    const kept = sheet(ann).getByRole('checkbox', { name: words.mayChat, exact: true });
    await kept.waitFor();
    expect(await kept.isChecked(), 'it is kept, and so is whose table it is').toBe(false);
  });

  it('opens a table whose code nobody guesses, and at which nobody looks on', async () => {
    const choose = async (form: Locator) => {
      await form.getByLabel(words.private).check();
      await form.getByLabel(words.mayWatch).uncheck();
    };
    await pair.openByForm(choose);
    const { table: code, terms } = ann.table;
    expect(code).toHaveLength(12);
    expect(terms).toMatchObject({ watch: false, chat: true });
    await sheet(ben).getByText(words.noWatching).waitFor();
    await pair.sit();
    const eve = await company().enter(undefined, language);
    const link = `${eve.page.url().replace(/#.*$/, '')}#/t/${code}`;
    await eve.page.goto(link);
    await expectHome(eve, words.onlyPlayers);
    expect(eve.heard.filter(({ type }) => type === 'table')).toEqual([]);

    await closeSheet(ann.page);
    await openSheet(ann.page);
    await sheet(ann).getByLabel(words.mayWatch).check();
    await expect.poll(() => ann.table.terms.watch).toBe(true);
    await eve.come(code);
    await sheet(ann).getByLabel(words.mayWatch).uncheck();
    await expectHome(eve, words.onlyPlayers);
    await expect.poll(() => ben.table.guests).toBe(2);
  });
});
