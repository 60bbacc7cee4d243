import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { everyAnimal, powerOf } from './powers';

afterEach(() => (language.now = 'en'));

it('every animal has a power with its clauses', () => {
  expect(everyAnimal()).toHaveLength(13);
  for (const animal of everyAnimal()) {
    expect(powerOf(animal)?.brief, animal).toBeTruthy();
    expect(powerOf(animal)?.full, animal).toBeTruthy();
    expect(powerOf(animal)?.clauses, animal).toMatch(/^GR-\d+/);
  }
  expect(powerOf('Yeti')).toBeUndefined();
});

it('is told in the language of the page', () => {
  expect(powerOf('Goat')?.brief).toBe('1 exchange whenever it shares an action');
  language.now = 'zh';
  expect(powerOf('Goat')?.brief).toBe('结伴即可兑换 1 次');
});
