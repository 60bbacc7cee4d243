import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page } from './page';

describe('the page of rules', () => {
  it('gives every clause a place where it is stated', () => {
    expect(page('- CC-9  Slide')).toContain('<b class="clause" id="clause-CC-9" tabindex="-1">CC-9</b>');
    expect(page('- **CC-9** Slide')).toContain('id="clause-CC-9"');
    expect(page('## CC-9 Slide')).toContain('id="clause-CC-9"');
  });

  it('links to a clause where it is named', () => {
    const html = page('- CC-9 Slide\n- CC-12 Jump, see CC-9 and `CC-9`');
    expect(html.match(/<a href="#clause-CC-9" data-clause="CC-9">CC-9<\/a>/g)).toHaveLength(2);
  });

  it('states a clause once', () => {
    expect(page('CC-9 one\n\nCC-9 two').match(/id="clause-CC-9"/g)).toHaveLength(1);
  });

  it('puts no space where a Chinese line goes on', () => {
    expect(page('- CC-9 走步，\n  *决定*：走到 `a1`\n  为止。')).toContain(
      '走步，<em>决定</em>：走到 <code>a1</code>\n为止。',
    );
  });

  it('lets no HTML through', () => {
    expect(page('<img src=x onerror=alert(1)> [x](javascript:alert(1))')).not.toMatch(/<img|href/);
  });
});

describe('the page for play', () => {
  const source =
    'Take one <!-- note -->(option `a=b`)<!-- /note -->.\n\n<!-- note -->\n\n## Notation\n\n<!-- /note -->\n\nEnd.';

  it('leaves out what is marked as a note, within a sentence and as whole sections', () => {
    expect(page(source, false)).toBe('<p>Take one.</p>\n<p>End.</p>\n');
  });

  it('keeps it in the full text, without the marks', () => {
    expect(page(source)).toBe('<p>Take one (option <code>a=b</code>).</p>\n<h2>Notation</h2>\n<p>End.</p>\n');
  });

  it('says the rule and not where it comes from', () => {
    expect(page('One. *Decision:* a tie is shared.', false)).toBe('<p>One. A tie is shared.</p>\n');
    expect(page('*Reconstructed:*\n  15 rows.', false)).toBe('<p>15 rows.</p>\n');
    expect(page('一。*决定*：\n  同分则共享。', false)).toBe('<p>一。同分则共享。</p>\n');
    expect(page('*復原*：十五行。', false)).toBe('<p>十五行。</p>\n');
  });

  const games = '../src/games';
  const files = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ['RULES.md', 'RULES.zh.md'].map((file) => `${name}/${file}`));

  it.each(files)('of %s knows no options, files and marks', (file) => {
    const source = readFileSync(`${games}/${file}`, 'utf8');
    const shown = page(source, false);
    expect(shown).not.toMatch(
      /&lt;!--|\.toml|perft|\w=\w+<\/code>|turn_limit|Decision|Reconstructed|决定<\/em>|复原<\/em>/,
    );
    expect(shown).not.toMatch(/seat 0|from 0|0 号|从 0|returns|are lost|失传/i);
    expect(page(source)).not.toMatch(/&lt;!--/);
  });
});
