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
