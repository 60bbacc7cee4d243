// No barrier that axe-core can find where several people are at a table, on a desk and on a phone.
import { describe, it } from 'vitest';
import { expectOpen } from './axe';
import { closeSheet, openSheet, sheetOf } from './company';
import { Pair } from './fair';
import { result } from './harness';
import { companies } from './table';

for (const [name, width, height] of [
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
] as const)
  describe(`without barriers among people, on ${name}`, () => {
    const company = companies();

    it('are the seats, the invitation, the chat and the clocks', async () => {
      const host = await company().enter({ width, height });
      const free = Array.from({ length: 5 }, () => ({ who: 'person' as const, here: false }));
      const code = await host.open({
        game: 'zodiac',
        seats: [{ who: 'person', name: 'Ann' }, { who: 'computer', level: 1 }, ...free],
        clock: { seconds: 20, increment: 0 },
      });
      await expectOpen(host.page, 'the invitation');
      const visitor = await company().enter({ width, height });
      await visitor.come(code);
      await visitor.page.getByLabel('Your name').waitFor();
      await expectOpen(visitor.page, 'the free seats');
      await visitor.page.getByRole('button', { name: 'Sit down as Seat 4' }).click();
      await closeSheet(host.page);
      await host.page.getByRole('button', { name: 'Chat' }).click();
      await host.page.getByLabel('Say something').fill('Hello');
      await host.page.keyboard.press('Enter');
      await visitor.page.getByRole('button', { name: 'Chat: 1 new message' }).waitFor();
      await expectOpen(host.page, 'the chat');
      await expectOpen(visitor.page, 'a line to read');
    });

    it('are the terms, a proposal, and a game that is verified', async () => {
      const pair = await Pair.enter(company(), 'en', { width, height });
      await pair.open({ seed: 7, clock: { seconds: 600, increment: 5 } });
      await sheetOf(pair.ben.page).getByText(pair.words.chosen).waitFor();
      await expectOpen(pair.ben.page, 'chosen luck');
      await pair.sit();
      await openSheet(pair.ben.page);
      await sheetOf(pair.ben.page).getByRole('button', { name: 'Let a computer play for me' }).click();
      await expectOpen(pair.ben.page, 'a deputy');
      await sheetOf(pair.ben.page).getByRole('button', { name: pair.words.leave }).click();
      await expectOpen(pair.ben.page, 'leaving for good');
      await closeSheet(pair.ben.page);
      await openSheet(pair.ann.page);
      await sheetOf(pair.ann.page).getByRole('button', { name: 'Mute, Ben' }).click();
      await sheetOf(pair.ann.page).getByRole('button', { name: 'Remove, Ben' }).click();
      await expectOpen(pair.ann.page, 'removing somebody');
      await closeSheet(pair.ann.page);
      await pair.ben.page.getByRole('button', { name: 'Chat' }).click();
      await expectOpen(pair.ben.page, 'a chat where one is muted');
      await pair.ben.page.getByRole('button', { name: 'Chat' }).click();
      await pair.give(pair.ann.page, pair.words.draw, pair.words.drawYes);
      await pair.ben.page.getByText(pair.words.asksDraw).waitFor();
      await expectOpen(pair.ben.page, 'a draw to agree to');

      const other = await Pair.enter(company(), 'en', { width, height });
      await other.openByForm();
      await other.sit();
      await other.benResigns();
      await result(other.ben.page).getByRole('button', { name: other.words.verify }).click();
      await result(other.ben.page).getByText(other.words.verified).waitFor();
      await expectOpen(other.ben.page, 'a verified game');
    });

    it('are the curtain and a result for eight', async () => {
      const guest = await company().enter({ width, height });
      await guest.open({
        game: 'zodiac',
        seats: [
          { who: 'person', name: 'Ann' },
          { who: 'person', name: 'Ben' },
        ],
      });
      await guest.page.getByRole('button', { name: /^I am / }).waitFor();
      await expectOpen(guest.page, 'the curtain');
      await guest.open({
        game: 'zodiac',
        seats: Array.from({ length: 8 }, () => ({ who: 'computer' as const, level: 1 })),
        options: { turn_limit: '16' },
      });
      await result(guest.page).waitFor();
      await expectOpen(guest.page, 'the result');
      await guest.page.keyboard.press('ArrowLeft');
      await guest.page.getByRole('button', { name: 'Play on from here' }).click();
      await expectOpen(guest.page, 'playing on');
    });
  });
