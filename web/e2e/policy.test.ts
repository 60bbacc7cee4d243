// Policies that were learned in Python sit at tables in the browser.
import { describe, expect, it } from 'vitest';
import { unlimited } from './harness';
import { awaitAsked, clickSomething, dice } from './play';
import { companies } from './table';

const games = [
  ['Wu Xing', 'ada', '../knowledge/wu_xing.policy'],
  ['Zodiac', 'bo', '../python/examples/policies/ppo_zodiac_2.policy'],
] as const;

describe('a policy at a table', () => {
  const company = companies([...unlimited, ...games.flatMap(([, name, path]) => ['--opponent', `${name}=${path}`])]);

  it.each(games)('plays %s', async (title, name) => {
    const guest = await company().enter();
    const { page } = guest;
    await page.getByRole('button', { name: `Set up ${title}` }).click();
    const chosen = page.getByLabel(/: level$/).last();
    await page.getByRole('group', { name: 'Players' }).getByLabel('2', { exact: true }).check();
    await chosen.selectOption(name);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await awaitAsked(page);
    await page.getByRole('button', { name: 'Seats', exact: true }).click();
    await page.getByRole('dialog').getByText(`policy ${name}`).first().waitFor();
    await page.keyboard.press('Escape');

    const draw = dice(5);
    const itsMoves = () => guest.table.moves.filter(({ seat }) => seat === 1).length;
    while (itsMoves() < 5 && (await awaitAsked(page)) !== 'over') await clickSomething(page, draw);
    expect(itsMoves()).toBeGreaterThanOrEqual(5);
    expect(guest.table.seats[1]).toEqual({ who: 'computer', policy: name });
  });
});
