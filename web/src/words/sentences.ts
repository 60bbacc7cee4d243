// Sentences after one another, in the language of the page; those that say nothing are left out.
import { text } from './text';

/** Between the parts of a line, such as what was done in a turn; no line begins with it. */
export const dot = '\u00a0· ';

export const sentencesOf = (...sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(text.betweenSentences);

/** The sentences of a text, each with what ends it. */
export const sentencesIn = (words: string): string[] => words.split(/(?<=[.!?])\s+|(?<=[。！？])/u).filter(Boolean);
