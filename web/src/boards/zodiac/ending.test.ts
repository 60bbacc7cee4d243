import { expect, it } from 'vitest';
import { followUp } from './ending.svelte';
import { discard, legal, pass, up } from './testing';

it('the turn ends after the one move that was to come first, and only where it may', () => {
  const may = legal(up('Ox'), discard('Ox'), pass);
  expect(followUp({ steps: 8, legal: may }, 7)).toBe('pass');
  expect(followUp({ steps: 9, legal: may }, 7), 'another move came').toBeNull();
  expect(followUp({ steps: 6, legal: may }, 7), 'it was taken back').toBeNull();
  expect(followUp({ steps: 8, legal: legal(discard('Ox')) }, 7)).toBeNull();
});
