// Several things in a sentence, in the language of the page: "the Ox, the Dog and the Pig".
import { language } from './catalogue.svelte';

export const listOf = (items: string[]): string =>
  new Intl.ListFormat(language.isChinese ? language.now : 'en-GB').format(items);
