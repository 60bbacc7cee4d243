// Traditional Chinese, made from the simplified when the client is built: by OpenCC's data, with the words of Taiwan, and a few exceptions
// where it is not what a reader would write. `catalogue(en, zh)` gets a third argument, a wording `{en, zh}` of a JSON file
// a third text, and `FILE?hant` is the text of a file.
import { readFile } from 'node:fs/promises';
import { Converter } from 'opencc-js/cn2t';
import ts from 'typescript';
import type { Plugin } from 'vite';
import written from './hant.json';

const convert = Converter({ from: 'cn', to: 'twp' });

/** What OpenCC writes, and what is right here; found by reading all of it once. */
const exceptions = written as [string, string][];

/** The text as it is written in Taiwan; what is not Chinese stays. */
export const inHant = (text: string): string =>
  exceptions.reduce((words, [made, right]) => words.replaceAll(made, right), convert(text));

type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };

/** Adds the third text to every wording. */
export function withHant(tree: Tree): Tree {
  if (Array.isArray(tree)) return tree.map(withHant);
  if (tree === null || typeof tree !== 'object') return tree;
  const all = Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withHant(value)]));
  const { en, zh } = tree;
  return typeof en === 'string' && typeof zh === 'string' ? { ...all, 'zh-Hant': inHant(zh) } : all;
}

/** A module in which each catalogue of two languages has the third one, too. */
export function withCatalogues(source: string): string {
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const insertions: { at: number; text: string }[] = [];
  const constant = (name: string) =>
    tree.statements.find(
      (statement): statement is ts.VariableStatement =>
        ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some((declared) => declared.name.getText() === name),
    );
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'catalogue' || node.arguments.length !== 2) return;
    const [, zh] = node.arguments;
    if (!zh) return;
    const declared = ts.isIdentifier(zh) ? constant(zh.text) : undefined;
    if (!declared) return void insertions.push({ at: zh.end, text: `, ${inHant(zh.getText())}` });
    const copy = declared.getText().replace(zh.getText(), `${zh.getText()}Hant`);
    insertions.push({ at: declared.end, text: `\n${inHant(copy)}` }, { at: zh.end, text: `, ${zh.getText()}Hant` });
  };
  visit(tree);
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((made, { at, text }) => made.slice(0, at) + text + made.slice(at), source);
}

export function hant(): Plugin {
  return {
    name: 'hant',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?hant')) return undefined;
      const text = await readFile(id.slice(0, -'?hant'.length), 'utf8');
      return `export default ${JSON.stringify(inHant(text))};`;
    },
    transform(code, id) {
      if (/\/(words|lessons|how_to_play)\.json$/.test(id))
        return { code: JSON.stringify(withHant(JSON.parse(code) as Tree)), map: null };
      if (id.endsWith('.ts') && /\bcatalogue\(/.test(code)) return { code: withCatalogues(code), map: null };
      return undefined;
    },
  };
}
