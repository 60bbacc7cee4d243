// In Wu Xing a person throws the dice: what they show is seen only then, by click or by a key.
import { describe, expect, it } from 'vitest';
import { openTable } from './play';
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
});
