import { animals as coloured } from 'virtual:animals/coloured';
import { animals as paper, viewBox } from 'virtual:animals/paper';
import { describe, expect, it } from 'vitest';
import { signs } from './signs';

describe('the animals cut out of paper', () => {
  it('are all there, as in colours', () => {
    for (const { name } of signs()) expect(paper[name], name).toBeTruthy();
    expect(Object.keys(paper).sort()).toEqual(Object.keys(coloured).sort());
  });

  it.each(Object.entries(paper))('%s is a ground under a paper of one colour', (_, body) => {
    expect(viewBox).toBe('0 0 64 64');
    expect(body).toMatch(
      /^<path style="fill:var\(--animal-ground,none\)" d="[^"]+"\/><path fill="currentColor" fill-rule="evenodd" d="[^"]+"\/>$/,
    );
    const numbers = body.match(/\d+(\.\d+)?/g) ?? [];
    expect(Math.max(...numbers.map(Number)), 'in the box of 64').toBeLessThan(65);
  });

  it('are light', () => {
    expect(JSON.stringify(paper).length).toBeLessThan(40_000);
  });
});
