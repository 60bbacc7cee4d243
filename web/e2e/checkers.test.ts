// Celestial Checkers for somebody new to it: at once, by hand, and why an animal does not move.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { atHome, awaitTurn, boxOf, movable, result, square } from './harness';
import { openTable } from './play';
import { visits } from './table';
import { computer, person } from './tables';

const positions = (page: Page) =>
  page
    .locator('.frame, .far, .near')
    .evaluateAll((parts) => parts.map((part) => Object.values(part.getBoundingClientRect().toJSON() as object).join()));

/** A table that begins with this position. */
const openAt = (page: Page, position: string, other: typeof person | typeof computer = computer): Promise<void> =>
  openTable(page, {
    game: 'celestial_checkers',
    seats: [person, other],
    options: { placement: 'fixed', position },
  });

describe('Celestial Checkers', () => {
  const visit = visits();

  it('begins with one click, the animals set out by chance', async () => {
    const { page } = visit();
    await page.getByRole('button', { name: 'Play Celestial Checkers' }).click();
    expect(await awaitTurn(page)).toBe('move');
    expect(await page.locator('.piece').count()).toBe(24);
  });

  it('lets one place some animals and places the rest', async () => {
    const { page } = visit();
    await atHome(page);
    await page.getByRole('button', { name: 'Set out yourself' }).click();
    await awaitTurn(page);
    expect(await page.locator('.faint').count()).toBe(12);
    await page.locator('.hand.active [data-animal="Rat"]').click();
    await square(page, 'c3').click();
    await expect.poll(() => page.locator('.faint').count()).toBe(11);
    await page.getByRole('button', { name: 'Place the rest' }).click();
    await page.waitForFunction(() => document.querySelector('.square.movable'));
    expect(await square(page, 'c3').getAttribute('aria-label')).toContain('your Rat');
    expect(await square(page, 'a3').getAttribute('aria-label')).toContain('your Ox');
  });

  it('lets a computer play out what is worked out, without saying who wins', async () => {
    const { page } = visit();
    await openAt(page, '4/4/Rt3/4/4/3ox/4/3Hr -/- Dg/- 5/0 S -');
    await awaitTurn(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    await page.getByRole('button', { name: /^How this ends is known/ }).click();
    await result(page).getByText('You win', { exact: true }).waitFor();
  });

  it('shows who must take, and says so where another is picked', async () => {
    const { page } = visit();
    // The Ox may take the Rat beside it; the Horse far from both has to wait.
    const position = '4/4/4/4/rt3/Ox3/4/3Hr -/- -/- 0/0 S -';
    await openAt(page, position);
    await awaitTurn(page);
    const before = await positions(page);
    expect(await movable(page)).toHaveLength(1);
    expect(await page.locator('.square.forced').count()).toBe(1);
    const [other] = await page
      .locator('.square.grabbable:not(.movable)')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square ?? ''));
    await square(page, other ?? '').click();
    await page.locator('.nudge').getByText('One must be taken: the Ox on a3 can').waitFor();
    expect(await page.locator('.square.forced').count(), 'they go on glowing').toBe(1);
    expect(await positions(page), 'nothing shifts').toEqual(before);
  });

  it('names the capture that must be made, and draws it', async () => {
    const { page } = visit();
    await openAt(page, '3ox/4/4/4/rt3/Ox3/4/3Hr -/- -/- 0/0 S -');
    await page
      .locator('.weighty')
      .getByText('You must capture: your Ox takes North’s Rat. One click does it.')
      .waitFor();
    expect(await page.locator('.captures polygon').count()).toBe(1);
    await openAt(page, '3ox/4/4/4/rtdg2/OxTg2/4/3Hr -/- -/- 0/0 S -');
    await page.locator('.weighty').getByText('You must capture: choose one of 3.').waitFor();
    expect(await page.locator('.captures polygon').count()).toBe(3);
  });

  it('marks who is threatened, and where one would be, and explains both', async () => {
    const { page } = visit();
    // The Tiger can take the Hare on e3; whoever steps to c3 comes into its reach.
    await openAt(page, '3ox/4/4/4/1tg2/2Hr1/Rs3/3Pg -/- -/- 0/0 S -');
    await awaitTurn(page);
    await page.locator('.threat').getByText('North threatens your Hare.').waitFor();
    expect(await square(page, 'e3').getAttribute('aria-label')).toContain('could be taken next');
    const before = await positions(page);
    await square(page, 'b2').click();
    await page.locator('.standings').getByText('There it could be taken next').waitFor();
    expect(await page.locator('.square.risky').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square))).toEqual(['c3']); // prettier-ignore
    expect(await positions(page), 'nothing shifts').toEqual(before);
  });

  it('warns of a move that ends the game, where it does so and how', async () => {
    const { page } = visit();
    const marked = () =>
      page.locator('.square.ends').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square));
    // Nobody of North can move; the Dragon would free the Rooster.
    await openAt(page, '4/rs1Sn1/DrRtRsOx/mk3/Pg3/4/4/Hr3 -/- Tg/oxtghsgt 2/13 S -');
    await awaitTurn(page);
    await page.locator('.weighty').getByText('North cannot move. Unless one is freed, the game ends').waitFor();
    expect(await marked()).toEqual([]);
    const before = await positions(page);
    await square(page, 'e7').click();
    await page.locator('.standings').getByText('d8 or f8 ends the game: North wins 13\u00a0to\u00a010').waitFor();
    expect(await marked()).toEqual(['d8', 'f8']);
    expect(await square(page, 'd8').getAttribute('aria-label')).toContain('ends the game: North wins');
    expect(await positions(page), 'nothing shifts').toEqual(before);
    // Of two captures, that by the Rooster.
    await openAt(page, '4/rs1Sn1/Drtg2/mkRtDghr/Pg1OxRs/4/4/Hr3 -/- Tg/oxhsgt 2/11 S -');
    await page.locator('.weighty').getByText('You must capture: choose one of 2.').waitFor();
    await page.locator('.caption').getByText('f6 ends the game: North wins 11\u00a0to\u00a02').waitFor();
    expect(await marked()).toEqual(['f6']);
  });

  it('lays many animals at home side by side', async () => {
    const { page } = visit();
    const position = 'ox3/4/4/4/rt3/3Ox/4/Tg3 -/- DrHsMkRtHrPgSn/pgrs 55/16 S -';
    await openAt(page, position);
    await awaitTurn(page);
    const lying = await page
      .locator('.near .came')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
    expect(lying).toHaveLength(7);
    lying.sort((one, other) => one.left - other.left);
    for (const [at, { left }] of lying.entries()) expect(left).toBeGreaterThanOrEqual(lying[at - 1]?.right ?? 0);
  });

  it('makes the only move with one click', async () => {
    const { page } = visit();
    await openAt(page, '3ox/4/4/4/3Rt/4/4/4 -/- -/- 0/0 S -', person);
    await awaitTurn(page);
    await page.locator('.near').getByText('One move: one click').waitFor();
    await page.locator('.weighty').getByText('Your only move: the Rat to g5.').waitFor();
    await square(page, 'h4').click();
    await page.locator('.said').getByText('South moved the Rat from h4 to g5.').waitFor();
  });

  it('marks beside a lifted animal only whom it can take, and says of the others why not', async () => {
    const { page } = visit();
    // Nothing is behind the Snake on h6; the Pig is behind the Rat on d6; the Ox on d4 is behind the Dragon.
    const position = '4/1pg2/1rt1sn/2DrGt/1ox2/4/4/Hr3 -/- -/- 0/0 S -';
    await openAt(page, position);
    await awaitTurn(page);
    await page.locator('.far').getByText('3 of 4 can move').waitFor();
    await page.locator('.near').getByText('3 of 3 can move').waitFor();
    const said = page.locator('.standings li');
    await square(page, 'g5').click();
    await expect.poll(() => said.allInnerTexts()).toEqual(['Snake: weaker, but no square behind']);
    await page.keyboard.press('Escape');
    await square(page, 'e5').click();
    await expect
      .poll(() => said.allInnerTexts())
      .toEqual(['Rat: weaker, but the square behind is full', 'Ox: behind you, and nobody goes back']);
    expect(await page.locator('.pieces .prey, .pieces .equal').count()).toBe(0);
    expect(await square(page, 'd6').getAttribute('aria-label')).toContain('but the square behind is full');
    await page.keyboard.press('Escape');
    await square(page, 'a1').click();
    await expect.poll(() => said.allInnerTexts()).toEqual(['No enemy is next to it: it can step to b2.']);
  });

  it('shows where the animal could go that one points at', async () => {
    const { page } = visit();
    await openAt(page, '3ox/4/4/4/tg3/Rt3/4/1Hr1Pg -/- -/- 0/0 S -');
    await awaitTurn(page);
    await square(page, 'c1').hover();
    await expect.poll(() => page.locator('.square.preview').count()).toBe(2);
    await square(page, 'a3').hover();
    await expect.poll(() => page.locator('.square.preview').count()).toBe(0);
    expect(await square(page, 'a3').getAttribute('title')).toContain('The Rat is blocked');
  });

  it('announces the last move, and lists who was left on the board', async () => {
    const { page } = visit();
    await openAt(page, '4/4/1Rt2/4/1Ox2/4/4/4 -/- -/rt 0/12 S -');
    await awaitTurn(page);
    const before = await positions(page);
    await page.locator('.weighty').getByText('Your last move: North has no animal left.').waitFor();
    await page.locator('.near').getByText('Your last move', { exact: true }).waitFor();
    await square(page, 'd4').click();
    expect(await positions(page), 'nothing shifts').toEqual(before);
    await square(page, 'e5').click();
    await result(page).getByText('Left on the board').waitFor();
    await result(page).getByText('Ox, 1: it scores nothing').waitFor();
  });

  it('leaves it to whoever learns to find who must take', async () => {
    const { page, url } = visit();
    await page.goto(`${url}#/learn/celestial_checkers/strength`);
    await page.locator('.square.grabbable').first().waitFor();
    expect(await page.locator('.square.forced').count()).toBe(0);
    await square(page, 'c3').click();
    const said = page.locator('.nudge');
    await said.getByText('The Goat can take nobody from here').waitFor();
    expect(await said.innerText()).not.toContain('Dog');
    expect(await page.locator('.square.forced').count()).toBe(0);
    expect(await page.getByRole('listitem').filter({ hasText: ': lost' }).count(), 'nobody was lost').toBe(0);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('.square.forced').waitFor();
  });

  it('says why an animal cannot move, and whose one is', async () => {
    const { page } = visit();
    // The Rat is too weak for the Tiger that is in its way.
    const position = '4/4/4/4/tg3/Rt3/4/3Hr -/- -/- 0/0 S -';
    await openAt(page, position);
    await awaitTurn(page);
    await square(page, 'a3').click();
    await page.locator('.nudge').getByText('The Rat is blocked').waitFor();
    await page.keyboard.press('Escape');
    await square(page, 'b4').click();
    await page.locator('.nudge').getByText('This Tiger is North’s').waitFor();
    await square(page, 'g1').click();
    await square(page, 'b4').click();
    await page.locator('.nudge').getByText('You cannot take the Tiger from here').waitFor();
  });

  it('tells whoever is new what the game is about, until that is read', async () => {
    const { page } = visit();
    await page.getByRole('button', { name: 'Play Celestial Checkers' }).click();
    await awaitTurn(page);
    const about = page.getByText('Bring clever animals home');
    await about.waitFor();
    expect(await page.getByRole('link', { name: 'Learn' }).getAttribute('href')).toBe('#/learn/celestial_checkers');
    await page.getByRole('button', { name: 'Close' }).click();
    await page
      .locator('.said')
      .getByText(/^North moved the .* from/)
      .waitFor();
    await page.reload();
    await awaitTurn(page);
    expect(await about.count()).toBe(0);
  });

  it('shows the way of the last turn, and whom it took', async () => {
    const { page } = visit();
    // The Ox has to take the Rat.
    const position = '4/4/4/4/rt3/Ox3/4/3Hr -/- -/- 0/0 S -';
    await openAt(page, position, person);
    await awaitTurn(page);
    expect(await page.locator('.taken').count()).toBe(0);
    await square(page, 'a3').click();
    await page.locator('.taken').waitFor();
    await page.locator('.caption').getByText('South took North’s Rat with the Ox.').waitFor();
  });
});

describe('Celestial Checkers on a phone', () => {
  const visit = visits(390, 844);

  it('tells first what holds for the turn and who is threatened, whole, and keeps the duty when a tap does nothing', async () => {
    const { page } = visit();
    const open = async (position: string) => {
      await openAt(page, position, person);
      await awaitTurn(page);
    };
    await open('4/1Dg2/4/1Tg1tg/3sn/3Sn/2Ox1/4 -/- -/- 0/0 N -');
    await square(page, 'g5').click();
    await page.locator('.weighty').getByText('North can move only one animal. With none, the game ends.').waitFor();
    await page.locator('.threat').getByText('North threatens South’s Snake.').waitFor();
    const room = await boxOf(page.locator('.caption'));
    for (const one of await page.locator('.weighty, .threat').all()) {
      const { top, bottom } = await boxOf(one);
      expect(top).toBeGreaterThanOrEqual(room.top);
      expect(bottom).toBeLessThanOrEqual(room.bottom);
    }
    expect(await page.locator('.caption .words').getAttribute('data-more'), 'nothing is cut').toBeNull();
    await open('3ox/4/4/4/rt3/Ox3/4/3Hr -/- -/- 0/0 S -');
    await page.locator('.weighty').getByText('One tap does it.').waitFor();
    await square(page, 'd6').click();
    await page.locator('.nudge').getByText('One must be taken: the Ox on a3 can').waitFor();
    const board = await boxOf(page.locator('.frame div.board'));
    const sides = await page
      .locator('.pieces .badge')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]));
    expect(Math.min(...sides), 'the numbers stay on the board').toBeGreaterThan(board.left - 0.5);
    expect(Math.max(...sides)).toBeLessThan(board.right + 0.5);
  });

  it('tells what happened and why with the whole board in sight', async () => {
    const { page } = visit();
    await openAt(page, '1ox2/4/4/dg3/4/Rt3/4/1Hr1Pg -/- -/- 0/0 S -');
    await awaitTurn(page);
    await square(page, 'g1').click();
    await square(page, 'f2').click();
    await awaitTurn(page);
    const said = await boxOf(page.locator('.caption .said').first());
    expect(said.right - said.left, 'it has the whole width').toBeGreaterThan(300);
    const open = page.getByRole('button', { name: 'Log', exact: true });
    await open.click();
    const log = page.getByRole('region', { name: 'Moves' });
    const [first, second] = [log.locator('[data-turn="0"]'), log.locator('[data-turn="1"]')];
    await second.waitFor();
    const clear = async () => {
      const board = await boxOf(page.locator('.frame'));
      return board.top > -1 && board.bottom <= (await boxOf(log)).top;
    };
    await expect.poll(clear).toBe(true);
    await first.click();
    await log.getByRole('button', { name: 'Why this choice?' }).click();
    await log.getByRole('button', { name: 'See it' }).first().click();
    await expect.poll(() => page.locator('.square.hinted').count()).toBe(2);
    expect(await first.getAttribute('aria-current'), 'that is the turn that it is about').toBe('step');
    await log.getByText(/You chose to/).waitFor();
    // Whoever comes back to it finds the answer.
    await second.click();
    await log.getByText(/You chose to/).waitFor({ state: 'detached' });
    await first.click();
    await log.getByText(/You chose to/).waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.keyboard.press('Escape');
    expect(await open.getAttribute('aria-pressed')).toBe('false');
  });

  it('says everything right below the board, moves nothing for it, and takes nothing of it to another page', async () => {
    const { page } = visit();
    const position = '4/4/4/4/tg3/Rt3/4/3Hr -/- -/- 0/0 S -';
    await openAt(page, position);
    await awaitTurn(page);
    const before = await positions(page);
    const caption = page.locator('.caption');
    await page.getByRole('button', { name: 'Analysis' }).click();
    await caption
      .getByText(/ahead|best play/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await caption.getByText('Try this:').waitFor();
    await square(page, 'g1').click();
    await square(page, 'd4').click();
    await caption
      .getByText('d4 is too far from g1')
      .or(caption.getByText('d4 is not diagonally ahead of g1'))
      .waitFor();
    expect(await positions(page), 'nothing shifts').toEqual(before);
    const [board, said] = await Promise.all([boxOf(page.locator('.frame')), boxOf(caption)]);
    expect(said.top - board.bottom).toBeLessThan(20);
    await page.getByRole('button', { name: 'Start page' }).click();
    await atHome(page);
    expect(await page.locator('.notice').count()).toBe(0);
  });
});
