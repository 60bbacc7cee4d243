// Several things in a sentence, in the language of the page: "the Ox, the Dog and the Pig".
import { language } from './catalogue.svelte';

/** "b4 or d4". */
export const eitherOf = (items: string[]): string =>
  new Intl.ListFormat(language.isChinese ? language.now : 'en-GB', { type: 'disjunction' }).format(items);

export const listOf = (items: string[]): string =>
  new Intl.ListFormat(language.isChinese ? language.now : 'en-GB').format(items);
