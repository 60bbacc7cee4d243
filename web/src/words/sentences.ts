// Sentences after one another, in the language of the page; those that say nothing are left out.
import { text } from './text';

export const sentencesOf = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(text.betweenSentences);
