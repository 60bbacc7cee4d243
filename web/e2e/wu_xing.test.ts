// In Wu Xing a person throws the dice: what they show is seen only then, by click or by a key, and told when they lie still.
import { describe, expect, it } from 'vitest';
import { expectOpen } from './axe';
import { awaitAsked, clickSomething, dice as drawn, openTable } from './play';
import { visits } from './table';
import { computer, person } from './tables';

describe('a turn of Wu Xing', () => {
  const visit = visits();

  it.each(['click', 'key'])('begins with a throw, by %s', async (how) => {
    const { page } = visit();
    await openTable(page, { game: 'wu_xing', seats: [person, computer], seed: 6 });
    const dice = page.getByRole('button', { name: 'Throw the dice' });
    await dice.waitFor();
    const log = page.getByRole('region', { name: 'Moves' });
    expect(await page.locator('[data-can]:visible').count(), 'nothing else can be done').toBe(1);
    expect(await log.innerText()).not.toMatch(/You\s*threw/);
    if (how === 'click') await dice.click();
    else await page.keyboard.press('t');
    await dice.waitFor({ state: 'detached' });
    await log.getByText(/^You threw \d and \d/).waitFor();
    expect(await page.locator('[data-can]:visible').count()).toBeGreaterThan(1);
  });

  it('is told when the dice lie still', async () => {
    const { page } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, { game: 'wu_xing', seats: [person, computer], seed: 6 });
    const dice = page.getByRole('button', { name: 'Throw the dice' });
    await dice.waitFor();
    const watched = await page.evaluateHandle(() => {
      const moments: { rolling: boolean; logged: boolean }[] = [];
      new MutationObserver(() => {
        const log = document.querySelector('section[aria-label="Moves"]');
        const rolling = document.body.textContent.includes('The dice are thrown …');
        moments.push({ rolling, logged: /You\s*threw/.test(log?.textContent ?? '') });
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return moments;
    });
    await dice.click();
    await page
      .getByRole('region', { name: 'Moves' })
      .getByText(/^You threw \d and \d/)
      .waitFor();
    const moments = await watched.jsonValue();
    expect(moments.some(({ rolling, logged }) => rolling && !logged)).toBe(true);
    expect(moments.filter(({ rolling, logged }) => rolling && logged)).toEqual([]);
    expect(moments.at(-1)?.logged).toBe(true);
  });

  /** A table at which the person throws these dice first. */
  const thrown = (dice: string) => ({
    do: 'load' as const,
    record: `shengxiao record 1
game wu_xing 1
seat 0 person
seat 1 computer level 1
play
chance draw Rat
chance draw Tiger
chance draw Wood
chance first 0
chance throw ${dice}
open
`,
    seats: [person, computer],
  });

  it('gives the dice away nowhere before they are thrown, and says of a tile what it needs', async () => {
    const { page } = visit();
    await openTable(page, thrown('2 4'));
    const dice = page.getByRole('button', { name: 'Throw the dice' });
    await dice.waitFor();
    // The Wood, which 2 and 4 do not match.
    await page.locator('.space').nth(2).dispatchEvent('click');
    await page.locator('.look').getByText('Throw the dice first. Wood needs two of ').waitFor();
    await page.waitForTimeout(300);
    const told = () => page.locator('body').innerText();
    expect(await told()).not.toMatch(/2 and 4|do not match/);
    await page.keyboard.press('Escape');
    // Nor by looking back, at a log that tells what came after.
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).waitFor();
    expect(await told()).not.toMatch(/2 and 4|threw/);
  });

  it('has its moment before the next dice are thrown', async () => {
    const { page } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, thrown('2 4'));
    await page.getByRole('button', { name: 'Throw the dice' }).click();
    const choice = page.locator('.choices [data-can="claim 1"]');
    await choice.waitFor();
    // Noted in the page itself, at every change: on a busy machine it is over before anybody else looks.
    const watched = await page.evaluateHandle(() => {
      const seen = { moment: false };
      new MutationObserver(() => {
        const told = document.querySelector<HTMLElement>('[aria-label="Moves"]')?.innerText.replace(/\s+/g, ' ') ?? '';
        const plaque = document.querySelector<HTMLElement>('.plaque');
        const isLarge = plaque?.checkVisibility() && plaque.innerText.includes('claimed Rat');
        const isNext = document.body.innerText.includes('about to throw');
        seen.moment ||= told.includes('claimed Rat +5') && isLarge === true && !isNext;
      }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
      return seen;
    });
    await choice.click();
    await expect.poll(async () => (await watched.jsonValue()).moment, { timeout: 60_000 }).toBe(true);
    await page.locator('.die:not(.none)').first().waitFor();
  });

  it('passes by itself where no single token helps, unless somebody reaches for one', async () => {
    const { page } = visit();
    const pass = page.locator('.choices .pass');
    const begin = async () => {
      await openTable(page, thrown('6 6'));
      await page.getByRole('button', { name: 'Throw the dice' }).click();
      await page.locator('.choices .alone').waitFor();
    };
    await begin();
    await page.locator('.changes button').first().hover();
    await page.locator('.choices .alone').waitFor({ state: 'detached' });
    await page.waitForTimeout(3500);
    expect(await pass.innerText()).toContain('Nothing to take');
    await begin();
    await page.locator('.news').getByText('nothing matched: passed').waitFor();
  });

  it('turns the die that is touched, of two equal dice too', async () => {
    const { page } = visit();
    for (const touched of [0, 1]) {
      await openTable(page, thrown('3 3'));
      await page.getByRole('button', { name: 'Throw the dice' }).click();
      const dice = page.locator('.dice .one');
      await dice.nth(touched).locator('[data-can="token 3+"]').click();
      await dice.nth(touched).locator('[data-can="token 4+"]').waitFor();
      expect(
        await dice
          .nth(1 - touched)
          .locator('[data-can="token 3+"]')
          .count(),
      ).toBe(1);
    }
  });

  it('says until the first is over what to do and what for', async () => {
    const { page } = visit();
    await openTable(page, thrown('2 4'));
    const coach = page.getByRole('heading', { name: 'Your first throw' });
    await coach.waitFor();
    await page.getByRole('button', { name: 'Throw the dice' }).click();
    await page.locator('.choices [data-can="claim 1"]').click();
    await coach.waitFor({ state: 'detached' });
    // Attached, not visible: where the computer's throw takes a tile, a question hides what stands at the foot.
    await page.getByText(/\d of 36 throws take one of yours/).waitFor({ state: 'attached' });
  });

  it('says after how many claims the game ends, and in one place which turn it is', async () => {
    const { page } = visit();
    // Two people: no computer claims meanwhile.
    const { record } = thrown('2 4');
    await openTable(page, {
      do: 'load',
      record: record.replace('seat 0', 'option end piles\nseat 0').replace('computer level 1', 'person'),
      seats: [person, person],
    });
    await page.getByText('The game ends after 24 more claims').waitFor();
    await page.getByRole('button', { name: 'Throw the dice' }).click();
    await page.getByText(/^Turn 1\b/).waitFor();
    expect(await page.getByText(/Turn \d/).count()).toBe(1);
    await page.locator('.choices [data-can="claim 1"]').click();
    await page.getByText('The game ends after 23 more claims').waitFor();
  });

  it('says in the log that the discards come back', async () => {
    const { page } = visit();
    await openTable(page, { game: 'wu_xing', seats: [person, computer], seed: 6 }, true);
    await page
      .getByRole('region', { name: 'Moves' })
      .getByText(/the discards came back/)
      .first()
      .waitFor({ state: 'attached' });
  });

  it('never lays what one reads over what one can do', async () => {
    const { page } = visit();
    for (const height of [720, 800, 820, 860, 900]) {
      await page.setViewportSize({ width: 1280, height });
      // Nothing matches: to pass is all that can be done.
      await openTable(page, thrown('6 6'));
      await page.getByRole('button', { name: 'Throw the dice' }).click();
      await page.locator('.choices .only').waitFor();
      const over = await page.locator('.foot').evaluate((foot) => {
        const read = foot.getBoundingClientRect();
        return [...document.querySelectorAll('.dock button')].filter((button) => {
          const { top, bottom } = button.getBoundingClientRect();
          return (
            [foot, button].every((one) => one.checkVisibility({ visibilityProperty: true })) &&
            top < read.bottom &&
            bottom > read.top
          );
        }).length;
      });
      expect(over, `${height} high`).toBe(0);
    }
  });

  it('shows what families bring, on a phone beside the dice with the own tiles, and covers no tile', async () => {
    const { page } = visit();
    const families = /Elements.*\+25.*\d\/5.*Animals.*\+15.*\d\/12.*Stems.*\+10.*\d\/10/s;
    await openTable(page, { game: 'wu_xing', seats: [person, computer, computer], seed: 6 });
    await page.getByRole('button', { name: 'Throw the dice' }).waitFor();
    expect(await page.locator('.plate').last().locator('.families').innerText()).toMatch(families);
    const own = page.locator('.own');
    expect(await own.isVisible()).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await own.innerText()).toMatch(families);
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((parts) => {
        const rects = parts.map((part) => part.getBoundingClientRect());
        return {
          top: Math.min(...rects.map(({ top }) => top)),
          bottom: Math.max(...rects.map(({ bottom }) => bottom)),
        };
      });
    expect((await edges('.space')).bottom).toBeLessThanOrEqual((await edges('.hand')).top);
    expect((await edges('.own')).bottom).toBeLessThanOrEqual((await edges('.tools')).top);
    // Everybody's tiles are in sight before the throw and while one chooses, in one place.
    const rows = () => page.locator('.tray .row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().y));
    const before = await rows();
    expect(before).toHaveLength(3);
    expect((await edges('.tray')).bottom).toBeLessThan((await edges('.dock')).top);
    await page.getByRole('button', { name: 'Throw the dice' }).click();
    await page.locator('[data-group="choices"] [data-can]').first().waitFor();
    expect(await rows()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider').toBe(390);
  });

  it('lets a tile that is taken fly to its owner, whose points say by how much', async () => {
    const { page } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openTable(page, { game: 'wu_xing', seats: [person, computer], seed: 6 });
    const claim = page.locator('.choices [data-can^="claim"]').first();
    const pass = page.locator('[data-can="pass"], [data-can="allow"]').first();
    const dice = page.locator('[data-can="throw"]');
    for (let turns = 0; turns < 20 && !(await claim.isVisible()); turns += 1) {
      await dice.or(pass).first().click();
      await claim.or(pass).or(dice).first().waitFor();
    }
    const gain = /\+\d+/.exec(await claim.locator('b').first().innerText())?.[0] ?? '';
    // A click right after the dice have come to lie would be taken for the second of two.
    await claim.press('Enter');
    await page.locator('.flyer').waitFor();
    await page.locator('.plate').first().locator('.purse').getByText(gain, { exact: true }).waitFor();
    await page.locator('.flyer').waitFor({ state: 'detached' });
  });

  it('keeps every card where it is, whatever happens', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTable(page, { game: 'wu_xing', seats: [person, computer, computer], seed: 6 });
    const places = () =>
      page.locator('.dock, .news, .plate, .column').evaluateAll((parts) =>
        parts.map((part) => {
          const { y, width, height } = part.getBoundingClientRect();
          return [y, width, height];
        }),
      );
    const dice = page.getByRole('button', { name: 'Throw the dice' });
    await dice.waitFor();
    const before = await places();
    for (let turns = 0; turns < 4; turns += 1) {
      await dice.click();
      await dice.waitFor({ state: 'detached' });
      expect(await places()).toEqual(before);
      await page.locator('[data-group="choices"] [data-can]').first().click();
      // Somebody may want one of our tiles before it is our turn again.
      const letGo = page.locator('[data-can="allow"]');
      const asked = dice.or(letGo).first();
      for (await asked.waitFor(); await letGo.isVisible(); await asked.waitFor()) {
        await letGo.click();
        await letGo.waitFor({ state: 'detached' });
      }
      expect(await places()).toEqual(before);
    }
  });

  it('shows of every tile that is held its sign and its pairs, neither over the other, and all that can be done', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1280, height: 720 });
    await openTable(page, { game: 'wu_xing', seats: [person, computer, computer], seed: 6 });
    const draw = drawn(1);
    const takes = '[data-can="throw"], .choices [data-can^="claim"], .choices [data-can^="capture"]';
    for (let clicks = 0; clicks < 20; clicks += 1) {
      expect(await awaitAsked(page)).toBe('can');
      const cut = await page.locator('.takes').evaluateAll((all) => all.map((of) => of.scrollHeight - of.clientHeight));
      expect(Math.max(0, ...cut)).toBe(0);
      if (!(await clickSomething(page, draw, takes)))
        await clickSomething(page, draw, '[data-can="pass"], [data-can="allow"]');
    }
    await awaitAsked(page);
    const held = await page.locator('.plate .tile:has([data-tile])').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const parts = [...tile.querySelectorAll('.ground, .pairs > span')].map((part) => part.getBoundingClientRect());
        const over = parts.flatMap((one, at) =>
          parts
            .slice(at + 1)
            .filter(
              ({ left, right, top, bottom }) =>
                Math.min(one.right, right) - Math.max(one.left, left) > 1 &&
                Math.min(one.bottom, bottom) - Math.max(one.top, top) > 1,
            ),
        );
        return { parts: parts.length, over: over.length, smallest: Math.min(...parts.map(({ height }) => height)) };
      }),
    );
    expect(held.length).toBeGreaterThan(2);
    for (const { parts, over, smallest } of held) {
      expect(parts).toBeGreaterThan(1);
      expect(over).toBe(0);
      expect(smallest, 'figures that can be read').toBeGreaterThan(10);
    }
    await expectOpen(page, 'collections');
  });
});
