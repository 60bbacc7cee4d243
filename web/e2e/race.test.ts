// The table of The Great Race: everything in sight at once, one decision at a time, and a round that is told, skipped and told again.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectOpen } from './axe';
import { boxOf } from './harness';
import { awaitAsked, clickSomething, dice, openTable } from './play';
import { visits } from './table';
import { computer, person } from './tables';

const setup = {
  game: 'great_race',
  seats: [{ ...person, name: 'Ann' }, computer, computer, computer],
  seed: 8,
};
const parts = ['race', 'seats', 'hand'] as const;

const boxes = (page: Page) =>
  page.evaluate(
    (names) =>
      [...names.map((name) => `[data-part="${name}"]`), '.banner'].map((part) => {
        const { left, top, right, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return {
          part,
          left: Math.round(left),
          top: Math.round(top),
          right: Math.round(right),
          bottom: Math.round(bottom),
        };
      }),
    parts,
  );

/** Where the screen ends, or the tools over it begin. */
const floor = (page: Page) =>
  page.evaluate(() => {
    const tools = document.querySelector('.tools[role="toolbar"]');
    return tools && getComputedStyle(tools).position === 'fixed' ? tools.getBoundingClientRect().top : innerHeight;
  });

async function expectTogether(page: Page, where: string): Promise<void> {
  const found = await boxes(page);
  const end = await floor(page);
  for (const [index, one] of found.entries()) {
    expect(one.bottom - one.top, `${where}: ${one.part} is there`).toBeGreaterThan(40);
    expect(one.top, `${where}: ${one.part} is in sight`).toBeGreaterThanOrEqual(0);
    expect(one.bottom, `${where}: ${one.part} is in sight`).toBeLessThanOrEqual(end + 1);
    for (const other of found.slice(index + 1))
      expect(
        one.bottom <= other.top || other.bottom <= one.top || one.right <= other.left || other.right <= one.left,
        `${where}: ${one.part} and ${other.part} lie beside each other`,
      ).toBe(true);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    `${where}: scrolls sideways`,
  ).toBe(true);
  const cut = await page.locator('.stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight);
  expect(cut, `${where}: nothing is cut off`).toBeLessThanOrEqual(1);
}

/** Nothing of these is cut off by what scrolls around them. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await page.locator(what).first().waitFor();
  const cut = await page.locator(what).evaluateAll((all) =>
    all.flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      for (let around = part.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible' || around.matches('html, body')) continue;
        const frame = around.getBoundingClientRect();
        if (top < frame.top - 1 || bottom > frame.bottom + 1) return [`${around.className}: ${part.textContent}`];
      }
      return [];
    }),
  );
  expect(cut).toEqual([]);
}

const offers = (page: Page) => page.locator('[data-part="hand"] [data-can]');
const commit = (page: Page) => page.locator('.commit [data-can]');
const title = (page: Page) => page.locator('.banner h2');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function beginRace(page: Page): Promise<void> {
  await openTable(page, setup);
  await awaitAsked(page);
}

/** Picks the first card of those before the race, and lays it down. */
async function layFirst(page: Page): Promise<void> {
  await takeFirst(page, asFirst);
  await takeFirst(page, whichAction);
}

/** Takes the first of what is offered and waits for what is asked next. */
async function takeFirst(page: Page, next: string | RegExp): Promise<void> {
  await offers(page).first().click();
  await expect.poll(() => title(page).textContent()).toMatch(next);
}

const asFirst = / as your first card\?$/;
const whichAction = /^Choose an action$/;
const whichEnergy = /: with which energy\?$/;

/** From the card before the race to the energy of the first round. */
async function beginEnergy(page: Page): Promise<void> {
  await beginRace(page);
  await layFirst(page);
  await takeFirst(page, whichEnergy);
}

for (const [name, width, height] of [
  ['a laptop', 1280, 720],
  ['a phone', 390, 844],
] as const)
  describe(`The Great Race on ${name}`, () => {
    const visit = visits(width, height);

    it('has the race, the seats and the hand in sight, and nothing moves aside', async () => {
      const { page } = visit();
      await beginRace(page);
      await expectTogether(page, 'the first card');
      const first = await boxes(page);
      await takeFirst(page, asFirst);
      await expectTogether(page, 'the first card, picked');
      await takeFirst(page, whichAction);
      await expectTogether(page, 'an action');
      await takeFirst(page, whichEnergy);
      await expectTogether(page, 'an energy');
      await button(page, 'Recap').click();
      await page.locator('[data-part="account"]').waitFor();
      await expectTogether(page, 'the account');
      // As where more is to be told than there is room for (ui/more.ts).
      await page
        .locator('[data-part="account"] ol')
        .first()
        .evaluate((list) => (list.dataset.more = 'below'));
      await expectTogether(page, 'the account that goes on below');
      expect(await boxes(page)).toEqual(first);
      await button(page, 'Recap').click();
      await expect.poll(() => title(page).textContent()).toMatch(whichEnergy);
    });

    it('asks for an action, then for an energy, and says what each would bring', async () => {
      const { page } = visit();
      await beginRace(page);
      await layFirst(page);
      for (const label of await offers(page).allInnerTexts())
        expect(label).toMatch(/space|karma|card|exchange|trade|nothing/);
      await takeFirst(page, whichEnergy);
      for (const label of await offers(page).allInnerTexts()) expect(label).toMatch(/Alone/);
      await button(page, 'Another action').click();
      await expect.poll(() => title(page).textContent()).toMatch(whichAction);
      await offers(page).first().click();
      await page.keyboard.press('Escape');
      await expect.poll(() => title(page).textContent()).toMatch(whichAction);
    });

    it('ignores the second click on a choice, but plays an energy that is clicked twice', async () => {
      const { page } = visit();
      await beginRace(page);
      await offers(page).first().dblclick();
      await expect.poll(() => title(page).textContent()).toMatch(asFirst);
      await page.waitForTimeout(400);
      await offers(page).first().dblclick();
      await expect.poll(() => title(page).textContent()).toMatch(whichAction);
      await page.waitForTimeout(400);
      await offers(page).first().dblclick();
      await expect.poll(() => title(page).textContent()).toMatch(whichEnergy);
      await page.waitForTimeout(400);
      await offers(page).first().click();
      await commit(page).waitFor();
      expect(await title(page).textContent(), 'no energy is played by a click on it').toMatch(whichEnergy);
      await page.keyboard.press('Escape');
      await commit(page).waitFor({ state: 'detached' });
      expect(await title(page).textContent()).toMatch(whichEnergy);
      // Once more on what is picked plays it, also at once.
      await offers(page).first().dblclick();
      await page
        .locator('.banner')
        .getByText(/^Round 2|^\w+: .*\?$/)
        .waitFor();
      expect(await page.getByText(/question \d/).count()).toBe(0);
    });

    it('lays the cards face down and turns them over, and tells a round, which is skipped, shown again, and still there after the page is loaded anew', async () => {
      const { page } = visit();
      await beginEnergy(page);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const entries = page.locator('[data-turn]');
      const before = await entries.count();
      // With motion a choice is heard a moment after it is asked for.
      await page.waitForTimeout(400);
      await offers(page).first().click();
      await commit(page).click({ delay: 350 });
      await button(page, 'Pause').click();
      expect(await entries.count(), 'the log does not run ahead').toBe(before);
      await expectTogether(page, 'while it is told');
      const sentence = await title(page).textContent();
      await button(page, 'Next').click();
      expect(await title(page).textContent()).not.toBe(sentence);
      // That may have been its end, on a machine that is busy with other things.
      if (await button(page, 'Skip').isVisible()) await button(page, 'Skip').click();
      await offers(page).first().waitFor();
      await expect.poll(() => entries.count()).toBeGreaterThan(before);
      const told = async () => {
        // Where Skip stood nothing is heard for a moment after the story has ended by itself.
        await button(page, 'Recap').click({ delay: 750 });
        const account = page.locator('[data-part="account"]');
        await account.waitFor();
        return account.locator('ol').innerText();
      };
      const account = await told();
      for (const who of ['You', 'Jun', 'Lan', 'Bo']) expect(account).toContain(who);
      // Everybody's card; looked for in the page itself, since the next sentence may follow before anybody outside sees it.
      const turned = page.waitForFunction((sentence) => {
        const cards = document.querySelectorAll(`ol[aria-label="${sentence}"] > li`);
        return document.querySelector('.banner h2')?.textContent === sentence && cards.length === 4;
      }, 'All cards are turned over together.');
      await button(page, 'Show it again').click({ delay: 350 });
      await turned;
      await button(page, 'Pause').click();
      for (let step = 1; await button(page, 'Next').isVisible(); ++step) {
        await expectTogether(page, `step ${step} of the round`);
        await button(page, 'Next').click();
      }
      expect(await page.locator('[data-part="account"] ol').innerText()).toBe(account);
      await page.reload();
      await awaitAsked(page);
      expect(await told()).toBe(account);
    });

    it('has no barriers, in the decision, in the account and on the wheel', async () => {
      const { page } = visit();
      await beginRace(page);
      await expectOpen(page, 'the first card');
      await takeFirst(page, asFirst);
      await expectOpen(page, 'the first card, picked');
      await takeFirst(page, whichAction);
      await expectOpen(page, 'an action');
      await button(page, 'Recap').click();
      await expectOpen(page, 'the account');
      await button(page, 'Recap').click();
      await takeFirst(page, whichEnergy);
      await expectOpen(page, 'an energy');
      await button(page, 'Wheel').click();
      await page.getByRole('dialog').waitFor();
      await expectOpen(page, 'the wheel');
    });
  });

/** Wherever one of them is touched, nothing lies over it. */
async function expectReached(page: Page, cards: string): Promise<void> {
  const covered = await page.locator(cards).evaluateAll((all) =>
    all.flatMap((card) => {
      card.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = card.getBoundingClientRect();
      return [0.1, 0.5, 0.9].flatMap((part) =>
        card.contains(document.elementFromPoint(left + width / 2, top + part * height)) ? [] : [card.textContent],
      );
    }),
  );
  expect(covered).toEqual([]);
}

describe('The Great Race on a phone, in detail', () => {
  const visit = visits(390, 844);

  it('shows every answer whole: energies with who else can come, what to exchange and for what, what the river takes', async () => {
    const { page, url } = visit();
    await page.goto(`${url}#/learn/great_race/outbid`);
    await page.locator('[data-part="hand"] [data-can="Run"]').click();
    await expectWhole(page, '.picked .known, .energies [data-can]');
    // Also where not all has room at once.
    await page.addStyleTag({ content: '.energies { max-height: 15rem }' });
    await expectReached(page, '.energies [data-can]');
    await page.goto(`${url}#/learn/great_race/exchange`);
    await expectWhole(page, '.gains [data-can]');
    await page.locator('.gains [data-can]', { hasText: 'for a 4' }).click();
    await expectWhole(page, '.gains .offer');
    await page.locator('.gains .offer').first().click();
    await expectWhole(page, '.gains .commit button');
    await page.goto(`${url}#/learn/great_race/river`);
    await page.locator('.gains [data-can="return 1"]').waitFor();
    await expectWhole(page, '.gains [data-can]');
    // Also where not all has room at once, the button is whole.
    await page.addStyleTag({ content: '.gains { max-height: 11rem }' });
    await page.locator('.gains [data-can="return 1"]').click();
    await expectWhole(page, '.gains .commit button');
  });

  it('has the energy of everybody in sight, and all of it within its plate', async () => {
    const { page } = visit();
    await openTable(page, setup);
    await awaitAsked(page);
    const plates = page.locator('[data-part="seats"] .plate');
    expect(await plates.count()).toBe(4);
    for (const plate of await plates.all()) {
      const digits = async (part: string) => (await plate.locator(part).innerText()).replace(/\D/g, '');
      expect(await digits('.strip')).toBe(await digits('.holds'));
      const [inner, outer] = [await boxOf(plate.locator('.strip')), await boxOf(plate)];
      expect(inner.right).toBeLessThanOrEqual(outer.right);
    }
  });

  it('shows what is asked next, wherever the page was', async () => {
    const { page, url } = visit();
    await page.goto(`${url}#/learn/great_race/round`);
    const run = page.locator('[data-part="hand"] [data-can="Run"]');
    await run.waitFor();
    expect(await run.evaluate((card) => card.getBoundingClientRect().bottom > innerHeight)).toBe(true);
    await run.evaluate((card: HTMLElement) => card.click());
    const energies = page.locator('.energies [data-can]');
    await expect
      .poll(() =>
        energies.evaluateAll((all) => all.every((card) => card.getBoundingClientRect().bottom <= innerHeight)),
      )
      .toBe(true);
    expect(await energies.count()).toBe(3);
  });

  it('says how it went when the cards are turned over, and asks no more then', async () => {
    const { page, url } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${url}#/learn/great_race/first`);
    const lesson = page.getByRole('region', { name: 'The card before the race' });
    await page.locator('[data-part="hand"] [data-can="Cooperate"]').click({ delay: 400 });
    await commit(page).click({ delay: 400 });
    await button(page, 'Skip').waitFor();
    expect(await lesson.getByText('Well done.').isVisible()).toBe(false);
    await button(page, 'Skip').click();
    await lesson.getByText('Well done.').waitFor();
    expect(await page.locator('[data-part="hand"] .energies').count()).toBe(0);
  });
});

describe('The Great Race, looked back at', () => {
  const visit = visits(1280, 720);

  it('keeps a choice that was begun', async () => {
    const { page } = visit();
    await beginEnergy(page);
    await button(page, 'One step back').click();
    await expect.poll(() => title(page).textContent()).not.toMatch(whichEnergy);
    await expect.poll(() => page.locator('.steps p').innerText()).toMatch(/^Before the race\s+Step \d+ of \d+$/);
    await button(page, 'To the latest move').click();
    await expect.poll(() => title(page).textContent()).toMatch(whichEnergy);
  });

  it('shows the round of the account, in its heading and by its wheel', async () => {
    const { page } = visit();
    await beginEnergy(page);
    await offers(page).first().click();
    await commit(page).click();
    const draw = dice(2);
    const over = page.locator('.banner p');
    while (!(await over.innerText()).startsWith('Round 2')) {
      await awaitAsked(page);
      await clickSomething(page, draw, '.gains [data-can]');
    }
    const pays = page.getByRole('region', { name: 'What the wheel pays' });
    const next = await pays.locator('table').innerText();
    await pays.getByRole('button', { name: 'Next round' }).click();
    await button(page, 'Recap').click();
    const account = page.getByRole('region', { name: 'Round 1' });
    await account.waitFor();
    expect(await account.locator('.now').count(), 'nothing of it is going on').toBe(0);
    expect(await title(page).textContent()).toBe('What happened: Round 1');
    expect(await over.innerText()).toBe('Still to answer: Choose an action');
    expect(await pays.locator('[aria-pressed="true"]').innerText()).toBe('Round 1');
    expect(await pays.locator('.lit').count()).toBe(0);
    const own = await pays.locator('table').innerText();
    expect(own).not.toBe(next);
    await pays.getByRole('button', { name: 'Round 2' }).click();
    expect((await pays.locator('table').innerText()).replace('(Round 2)', '')).toBe(next.replace('(Round 2)', ''));
    await button(page, 'Recap').click();
    await expect.poll(() => title(page).textContent()).toMatch(whichAction);
  });

  it('says the same round above the board and below the log, wherever one stops', async () => {
    const { page } = visit();
    await openTable(page, setup, true);
    await button(page, 'Look at the board').click();
    const steps = page.getByRole('group', { name: 'Steps of the game' });
    const roundOf = (words: string) => /Round \d+|Before the race/.exec(words)?.[0];
    for (let step = 0; step < 12; step += 1) {
      await button(page, 'One step back').click();
      await expect
        .poll(async () => {
          const below = roundOf(await steps.innerText());
          return below && roundOf(await page.locator('.banner .say').innerText()) === below;
        })
        .toBe(true);
    }
  });

  it('has every word of a long round, scrolled to', async () => {
    const { page } = visit();
    await openTable(page, { ...setup, seats: [...setup.seats, computer] }, true);
    await button(page, 'Look at the board').click();
    const list = page.locator('[data-part="account"] .scroll > ol');
    await list.waitFor();
    let scrolled = 0;
    for (let round = 0; round < 8; round += 1) {
      const cut = await list
        .locator('> li')
        .evaluateAll((all) => all.map((act) => act.scrollHeight - act.clientHeight));
      expect(Math.max(...cut), `${round} rounds before the last: no action is cut off`).toBeLessThanOrEqual(1);
      if (await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)) scrolled += 1;
      await button(page, 'The round before').click();
    }
    expect(scrolled, 'some rounds are long').toBeGreaterThan(0);
  });
});
