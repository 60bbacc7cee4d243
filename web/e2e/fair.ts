// Ann and Ben at two screens, for the tests of fair play.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable } from '../src/wire/protocol';
import {
  caughtUp,
  closeSheet,
  inWords,
  legalMoves,
  openSheet,
  sheetOf,
  type Company,
  type Guest,
  type Language,
} from './company';
import { fairWords } from './fair_words';
import { awaitTurn, result } from './harness';

export class Pair {
  private constructor(
    readonly ann: Guest,
    readonly ben: Guest,
    readonly words: (typeof fairWords)['en'],
  ) {}

  static async enter(company: Company, language: Language, ofBen = { width: 390, height: 844 }): Promise<Pair> {
    const ann = await company.enter(undefined, language);
    const ben = await company.enter(ofBen, language);
    return new Pair(ann, ben, fairWords[language]);
  }

  /** Ann opens a table by the wire, and Ben comes to it. */
  async open(more: Partial<NewTable>): Promise<string> {
    const code = await this.ann.open({
      game: 'celestial_checkers',
      seats: [
        { who: 'person', name: 'Ann' },
        { who: 'person', here: false },
      ],
      options: { placement: 'random' },
      ...more,
    });
    await this.ben.come(code);
    return code;
  }

  /** Ann opens a table as people do, by the form, with more choices there, and Ben comes to it. */
  async openByForm(choose?: (form: Locator) => Promise<void>): Promise<void> {
    const { page } = this.ann;
    await page.getByRole('button', { name: this.words.setUp }).click();
    await page.getByLabel(this.words.online).check();
    await page.getByLabel(this.words.name).fill('Ann');
    await page.getByText(this.words.options, { exact: true }).click();
    await page.getByLabel(this.words.random, { exact: true }).check();
    await choose?.(page.locator('dialog form'));
    await page.getByRole('button', { name: this.words.play, exact: true }).click();
    await sheetOf(page).waitFor();
    await this.ben.come(this.ann.table.table);
  }

  async sit(guest = this.ben, name = 'Ben'): Promise<void> {
    await guest.page.getByLabel(this.words.yourName).fill(name);
    await guest.page.getByRole('button', { name: this.words.sitAsNorth }).click();
    await closeSheet(guest.page);
    await expect.poll(() => guest.table.begun && guest.table.seats[1]?.mine).toBe(true);
  }

  /** The board in words at both screens, once chance has set out the animals. */
  async ready(): Promise<void> {
    for (const guest of [this.ann, this.ben]) {
      await closeSheet(guest.page);
      await inWords(guest.page);
      await expect.poll(() => guest.table.to_act.length).toBe(1);
      await caughtUp(guest);
    }
  }

  /** Whoever is to move makes a whole turn. */
  async move(): Promise<Guest> {
    const [seat] = this.ann.table.to_act;
    const mover = seat === 0 ? this.ann : this.ben;
    while (mover.table.to_act[0] === seat) {
      const before = mover.heard.length;
      await legalMoves(mover.page).first().click();
      await expect.poll(() => mover.heard.length).toBeGreaterThan(before);
      await caughtUp(mover);
    }
    for (const guest of [this.ann, this.ben]) await expect.poll(() => guest.table.to_act[0]).not.toBe(seat);
    return mover;
  }

  /** Moves until Ann has made a turn and Ben has been shown it. */
  async annMoves(): Promise<void> {
    while ((await this.move()) !== this.ann);
  }

  /** Does something with one's seat that asks for a confirmation. */
  async give(page: Page, task: string, yes: string): Promise<void> {
    await openSheet(page);
    await sheetOf(page).getByRole('button', { name: task }).click();
    await sheetOf(page).locator('form').getByRole('button', { name: yes, exact: true }).click();
    await closeSheet(page);
  }

  async benResigns(): Promise<void> {
    await this.give(this.ben.page, this.words.resign, this.words.resign);
    for (const { page } of [this.ann, this.ben]) {
      await awaitTurn(page);
      await result(page).getByText(this.words.resigned).first().waitFor();
    }
  }
}
