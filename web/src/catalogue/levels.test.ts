import { existsSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { hello } from '../wire/hello.svelte';
import { language } from '../words/catalogue.svelte';
import { catalogueOf } from './catalogues';
import { ahead, learning, levelInWords, ofLuck, tryingOut, type Level } from './levels';

const source = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');

/** The rows of a table of levels in C++, each as its numbers. */
const rowsOf = (path: string): number[][] =>
  [...source(path).matchAll(/^ {4}\{(\d.*)\},$/gm)].map(([, row = '']) =>
    row
      .replaceAll("'", '')
      .split(',')
      .map((one) => (one.trim() === 'true' ? 1 : Number(one))),
  );

const known = (level: Partial<Record<keyof Level, number | boolean | undefined>>): Level =>
  Object.fromEntries(Object.entries(level).filter(([, value]) => value)) as Level;

describe('what is said of the levels', () => {
  afterEach(() => (language.now = 'en'));
  const games = (hello.now?.games ?? []).map(({ id, levels }) => ({ id, levels }));

  it('has the figures by which the computers play', () => {
    const searched = rowsOf('agents/levels.hpp').map(([turns, error, random, positions]) =>
      known({ turns, error, random, overlooks: 0, positions, ideas: 0, tries: 0 }),
    );
    expect(ahead).toEqual(searched);
    const rolled =
      (learned: boolean) =>
      ([overlooks, obvious, tries, ideas, follies]: (number | undefined)[]) =>
        known({ overlooks, obvious, follies: follies === 1, ideas: tries ? ideas : 0, tries, learned });
    const rows = rowsOf('agents/rollout_levels.hpp');
    expect(tryingOut).toEqual(rows.slice(0, 8).map(rolled(false)));
    expect(ofLuck).toEqual(rows.slice(8, 16).map(rolled(false)));
    expect(learning).toEqual(rows.slice(16).map(rolled(true)));
  });

  it.each(games)('says of $id whether it has learned', ({ id }) => {
    expect(Boolean(catalogueOf(id)?.learned)).toBe(
      existsSync(new URL(`../../../knowledge/${id}.policy`, import.meta.url)),
    );
  });

  it.each(games)('says of $id whether luck decides', ({ id }) => {
    expect(Boolean(catalogueOf(id)?.luck_decides)).toBe(
      /\bluck_decides = true\b/.test(source(`games/${id}/${id}.hpp`)),
    );
  });

  it.each(games)('says of $id whether its computers look ahead', ({ id }) => {
    const looksAhead = /\bstruct Knowledge\b/.test(source(`games/${id}/${id}.hpp`));
    expect(catalogueOf(id)?.thumb === undefined).toBe(looksAhead);
  });

  it.each(games)('is another line for each level of $id, in both languages', ({ id, levels }) => {
    for (const now of ['en', 'zh'] as const) {
      language.now = now;
      const lines = Array.from({ length: levels }, (_, at) => levelInWords(id, at + 1));
      expect(new Set(lines).size).toBe(levels);
      for (const line of lines) expect(line).toMatch(now === 'en' ? /^[A-Z].*\.$/ : /^\p{Script=Han}.*。$/u);
    }
  });

  it('is plain', () => {
    expect(levelInWords('celestial_checkers', 1)).toBe(
      'Looks only at its own turn, and is off by up to 12 points either way. One choice in 3 is random.',
    );
    expect(levelInWords('celestial_checkers', 6)).toBe(
      'Looks up to 4 turns ahead, and is off by up to 1.1 points either way.',
    );
    expect(levelInWords('celestial_checkers', 8)).toBe(
      'Looks at up to 1,000,000 positions before each move, as far ahead as they reach.',
    );
    expect(levelInWords('zodiac', 1)).toBe(
      'Keeps the signs it lacks, throws out doubles, and shows as little as it can. Overlooks 62 % of what it could do. Now and then it throws out what it needs.',
    );
    expect(levelInWords('wu_xing', 4)).toBe(
      'Goes by what it has learned by playing itself. Overlooks 14 % of what is obvious, and 75 % of the rest.',
    );
    expect(levelInWords('wu_xing', 6)).toBe('Goes by what it has learned by playing itself.');
    expect(levelInWords('wu_xing', 7)).toBe(
      'Plays on from up to 8 of its best ideas before each choice, as far as to judge them by what it has learned: up to 320 times.',
    );
    expect(levelInWords('zodiac', 8)).toBe(
      'Plays up to 8 of its best ideas on to the end of the game before each choice: up to 8,192 games.',
    );
  });
});
