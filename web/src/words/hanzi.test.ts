// The page shows the names of all its languages in every language, also where the reader has no Chinese face of their own.
import { expect, it } from 'vitest';
import { wantedCharacters } from '../../tools/hanzi';
import { languages } from './catalogue.svelte';

it('the Chinese face has every character of the names of the languages', () => {
  const has = new Set(wantedCharacters());
  const lacks = [...Object.values(languages).join('')].filter((one) => !/\p{Script=Latin}/u.test(one) && !has.has(one));
  expect(lacks).toEqual([]);
});
