// A sentence taken apart at the names in it, so that they can be shown otherwise than the rest.
import { escaped } from '../words/escape';

export interface Part {
  part: string;
  named: boolean;
}

export function parted(sentence: string, names: string[]): Part[] {
  const all = names.filter(Boolean).map(escaped);
  if (!all.length) return [{ part: sentence, named: false }];
  // Inside a longer word of Latin letters it is not the name.
  const name = new RegExp(`(?<![A-Za-z0-9])(${all.join('|')})(?![A-Za-z0-9])`, 'u');
  return sentence
    .split(name)
    .map((part, at) => ({ part, named: at % 2 === 1 }))
    .filter(({ part }) => part);
}
