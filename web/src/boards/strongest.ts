// The reasons for a move that is advised, strongest first: the first two that hold, as sentences in the language of the page.
import { text } from '../words/text';

export const strongest = (reasons: readonly string[]): string =>
  reasons.filter(Boolean).slice(0, 2).join(text.betweenSentences);
