// The third language is made of the second when the client is built; so it is in these tests.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { inHant, withCatalogues, withHant } from '../../tools/hant';
import { catalogueOf, inChinese, worded } from '../catalogue/catalogues';
import { signName, signOf } from '../pieces/signs';
import { seatsText } from '../seats/words';
import { language } from './catalogue.svelte';
import { text } from './text';

afterEach(() => (language.now = 'en'));

/** The simplified texts of a module that are in no catalogue, and so in no other language. */
function outsideCatalogues(source: string): string[] {
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const catalogues = [...source.matchAll(/\bcatalogue\(\s*\w+,\s*(\w+)/g)].map(([, named]) => named);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'catalogue') return;
    if (ts.isVariableDeclaration(node) && catalogues.includes(node.name.getText())) return;
    const said = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText() : '';
    if (/\p{Script=Han}/u.test(said) && inHant(said) !== said) found.push(said);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('traditional Chinese', () => {
  it('has the words and the marks of Taiwan', () => {
    expect(inHant('电脑替“南方”玩')).toBe('電腦替「南方」玩');
    expect(inHant('Ox 12')).toBe('Ox 12');
  });

  it('is added to a catalogue, whether it is written in place or by name', () => {
    expect(withCatalogues("const w = catalogue({ a: 'x' }, { a: '龙' });")).toBe(
      "const w = catalogue({ a: 'x' }, { a: '龙' }, { a: '龍' });",
    );
    const named = withCatalogues('const zh: Words = { a: (n) => `龙${n}` };\nconst w = catalogue(en, zh);');
    expect(named).toContain('const zhHant: Words = { a: (n) => `龍${n}` };');
    expect(named).toContain('catalogue(en, zh, zhHant)');
  });

  it('is added to every wording of a file', () => {
    expect(withHant({ list: [{ en: 'Dragon', zh: '龙' }], version: 1 })).toEqual({
      list: [{ en: 'Dragon', zh: '龙', 'zh-Hant': '龍' }],
      version: 1,
    });
  });

  it('is what the page says', () => {
    language.now = 'zh-Hant';
    expect(text.yourTurn).toBe('輪到你了');
    expect(seatsText.wins('小軍')).toMatch(/^小軍[^获胜]*$/);
    expect(worded(catalogueOf('celestial_checkers')?.names?.Dragon)).toBe('龍');
    expect(signName('Dragon')).toBe('龍');
  });

  it('is made of every text', () => {
    expect(outsideCatalogues("const w = catalogue({ a: 'x' }, { a: '龙' });\nconst b = () => `${1}龙`;")).toEqual([
      '`${1}龙`',
    ]);
    const root = new URL('..', import.meta.url);
    const modules = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const found = modules
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) => outsideCatalogues(readFileSync(new URL(path, root), 'utf8')));
    expect(found).toEqual(["'简体中文'"]); // which calls itself so in every language
  });

  it('gives the characters of the signs where the page is not English, too', () => {
    expect(signOf('Dragon')?.hanzi).toBe('龙');
    expect(inChinese(catalogueOf('zodiac')?.names?.Cat)).toBe('猫');
    language.now = 'zh-Hant';
    expect(signOf('Dragon')?.hanzi).toBe('龍');
    expect(inChinese(catalogueOf('zodiac')?.names?.Cat)).toBe('貓');
  });
});
