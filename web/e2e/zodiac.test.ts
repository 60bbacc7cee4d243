// In Zodiac every button has a place of its own, and what cannot be done says why.
import { describe, expect, it } from 'vitest';
import { awaitAsked, openTable } from './play';
import { visits } from './table';
import { computer, person } from './tables';

describe('a turn of Zodiac', () => {
  const visit = visits();

  it('offers nothing where Draw was, and the cards do not move', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer], seed: 6 });
    const draw = page.locator('[data-slot="draw"]');
    const top = () => page.locator('[data-group="row-hand"]').evaluate((row) => row.getBoundingClientRect().top);
    await draw.waitFor();
    const [box, row] = [await draw.boundingBox(), await top()];
    await draw.click();
    await draw.waitFor({ state: 'detached' });
    expect(await top()).toBe(row);
    const there = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '',
      { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 },
    );
    expect(there).toBe('');
  });

  it('says the goal, and what is known of the others', async () => {
    const { page } = visit();
    await openTable(page, { game: 'zodiac', seats: [person, computer, computer], seed: 6 });
    await awaitAsked(page);
    await page.getByText('Be the first to hold all twelve signs.').waitFor();
    expect(await page.getByText(/^at least \d+ of 12$/).count()).toBe(2);
  });
});
