import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { atTable, everywhere, onBoard, printed, withKeys } from './shortcuts';

afterEach(() => (language.now = 'en'));

const boards = new URL('../boards/', import.meta.url);
const folders = readdirSync(boards, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

/** The code of a board, without the list of its keys. */
function codeOf(game: string): string {
  const folder = new URL(`${game}/`, boards);
  return readdirSync(folder)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^keys\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

const plain = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

/** Which keys a code compares with, or has in a table. */
function heardIn(code: string): string[] {
  const compared = [...code.matchAll(/\bkey(?:\.toLowerCase\(\))? [!=]== '([^']+)'/g)].map(([, key = '']) => key);
  const listed = [...code.matchAll(/\b(Arrow\w+|Home|End|Page\w+):/g)].map(([, key = '']) => key);
  return [...new Set([...compared, ...listed].map((key) => (key === ' ' ? 'Space' : plain(key))))];
}

/** Without Shift and Control; ranges of squares are no single keys. */
const keysOf = (game: string): string[] => [
  ...new Set(
    onBoard(game)
      .flatMap(({ keys }) => keys)
      .filter((key) => !key.includes('–'))
      .map((key) => plain(key.split('+').at(-1) ?? '')),
  ),
];

describe.each(folders)('the keys of %s', (game) => {
  const code = codeOf(game);

  it('are heard by its board', () => {
    const inTable = (key: string) => new RegExp(`\\b${key}: '`).test(code);
    expect(keysOf(game).filter((key) => !heardIn(code).includes(key) && !inTable(key))).toEqual([]);
  });

  it('are all that its board hears', () => {
    expect(heardIn(code).filter((key) => !keysOf(game).includes(key))).toEqual([]);
  });
});

it('every list says what its keys do, each in a line of its own, in both languages', () => {
  for (const now of ['en', 'zh'] as const) {
    language.now = now;
    for (const list of [everywhere(), atTable(), ...withKeys.map(onBoard)]) {
      const lines = list.map(({ does }) => does);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(line).toMatch(now === 'en' ? /^[A-Z][^.]*$/ : /^\p{Script=Han}[^。]*$/u);
    }
  }
});

it('keys are shown as they are printed', () => {
  expect(printed('Shift+ArrowUp')).toEqual(['Shift', '↑']);
  language.now = 'zh';
  expect(printed('Space')).toEqual(['空格']);
});
