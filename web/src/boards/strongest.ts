// The reasons for a move that is advised, strongest first: the first two that hold, as sentences in the language of the page.
import { sentencesOf } from '../words/sentences';

export const strongest = (reasons: readonly string[]): string => sentencesOf(...reasons.filter(Boolean).slice(0, 2));
