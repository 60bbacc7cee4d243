// The rules of a game as a page: Markdown with a place for every clause (CC-9), and a link wherever another clause is named. What only
// those need who check a program against them is marked in the text (docs/new_game.md), and left out where people read to play.
import MarkdownIt from 'markdown-it';
import type { StateCore } from 'markdown-it';
import type { Language } from '../words/catalogue.svelte';
import { placeOf } from './clauses';

type Token = ReturnType<MarkdownIt['parse']>[number];

const clause = /\b[A-Z]{2,3}-\d+[a-z]?\b/g;

// Raw HTML in the text stays text; what is added here holds nothing but the letters and digits of an id.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// After full-width punctuation a line break adds no space.
markdown.renderer.rules.softbreak = (tokens, at) =>
  /[，。；：、！？）”》]$/.test(tokens[at - 1]?.content ?? '') ? '' : '\n';

markdown.core.ruler.push('clauses', (state) => {
  const known = new Set<string>();
  for (const block of state.tokens)
    if (block.type === 'inline') block.children = marked(block.children ?? [], known, state.Token);
});

function marked(children: Token[], known: Set<string>, Make: StateCore['Token']): Token[] {
  let begun = false;
  return children.flatMap((child) => {
    const verbatim = child.type === 'code_inline' && new RegExp(`^${clause.source}$`).test(child.content);
    if (child.type !== 'text' && !verbatim) {
      begun ||= child.content.trim() !== '';
      return [child];
    }
    const made: Token[] = [];
    const add = (type: string, content: string) => {
      if (content === '') return;
      const token = new Make(type, '', 0);
      token.content = content;
      made.push(token);
      begun ||= content.trim() !== '';
    };
    let end = 0;
    for (const { 0: id, index } of child.content.matchAll(clause)) {
      add('text', child.content.slice(end, index));
      // A clause is defined where it first opens a block; elsewhere it is a link.
      const states = !begun && !known.has(id);
      if (states) known.add(id);
      add(
        'html_inline',
        states
          ? `<b class="clause" id="${placeOf(id)}" tabindex="-1">${id}</b>`
          : `<a href="#${placeOf(id)}" data-clause="${id}">${id}</a>`,
      );
      end = index + id.length;
    }
    add('text', child.content.slice(end));
    return made;
  });
}

const note = /\s*<!-- note -->[^]*?<!-- \/note -->/g;
const bounds = /<!-- \/?note -->/g;
/** Where a rule comes from: whoever plays only wants the rule. */
const origin = /\*(?:(?:Decisions?|Reconstructed):\*|(?:[决決]定|[复復]原)\*：)\s*(\S)/gu;

const toPlay = (source: string) => source.replace(note, '').replace(origin, (_, first: string) => first.toUpperCase());

/** `full`: with the notes, and with where each rule comes from. */
export const page = (source: string, full = true): string =>
  markdown.render(full ? source.replace(bounds, '') : toPlay(source));

const made = import.meta.glob<string>('../../../src/games/*/RULES.zh.md', { query: '?hant', import: 'default' });

async function inHant(game: string): Promise<string> {
  const load = made[`../../../src/games/${game}/RULES.zh.md`];
  if (!load) throw new Error(`no rules of ${game}`);
  return load();
}

/** The text of the rules, as `page` takes it. */
export async function rulesOf(game: string, language: Language): Promise<string> {
  if (language === 'zh-Hant') return inHant(game);
  const response = await fetch(`rules/${game}${language === 'zh' ? '.zh' : ''}.md`);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}
