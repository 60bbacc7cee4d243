// Splits a sentence at the names in it, so that they can be styled.
import { escaped } from '../words/escape';

export interface Part {
  part: string;
  named: boolean;
}

export function parted(sentence: string, names: string[]): Part[] {
  const all = names.filter(Boolean).map(escaped);
  if (!all.length) return [{ part: sentence, named: false }];
  // A name inside a longer Latin word is no match.
  const name = new RegExp(`(?<![A-Za-z0-9])(${all.join('|')})(?![A-Za-z0-9])`, 'u');
  return sentence
    .split(name)
    .map((part, at) => ({ part, named: at % 2 === 1 }))
    .filter(({ part }) => part);
}
