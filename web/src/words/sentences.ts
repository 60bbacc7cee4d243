// Sentences after one another, in the language of the page; those that say nothing are left out.
import { text } from './text';

/** Between what was done in a turn; no line begins with it. */
export const betweenDeeds = '\u00a0· ';

export const sentencesOf = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(text.betweenSentences);
