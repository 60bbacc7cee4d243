import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../lessons/lessons';
import { placeOf } from '../rules/clauses';
import { page as rulesPage } from '../rules/page';
import { isExplained, pageOf } from './how_to_play';

const games = ['celestial_checkers', 'great_race', 'zodiac', 'wu_xing', 'rat_and_dragon'];

describe.each(games)('how to play %s', (game) => {
  it('names clauses that the rules have, in both languages, and lessons that there are', async () => {
    expect(isExplained(game)).toBe(true);
    const { sections } = await pageOf(game);
    const lessons = (await courseOf(game))?.lessons.map(({ id }) => id);
    for (const rules of ['RULES.md', 'RULES.zh.md']) {
      const html = rulesPage(readFileSync(`../src/games/${game}/${rules}`, 'utf8'));
      for (const { clause } of sections) expect(html).toContain(`id="${placeOf(clause)}"`);
    }
    for (const { lesson } of sections) if (lesson) expect(lessons).toContain(lesson);
  });

  it('is read in three minutes', async () => {
    const { sections } = await pageOf(game);
    const said = sections.flatMap(({ title, text, diagram }) => [title.en, text.en, diagram?.caption.en ?? '']);
    const words = said.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(350);
    expect(words).toBeLessThan(550);
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(sections.length).toBeLessThanOrEqual(7);
  });
});
