// What the computer thinks of a position, as a sentence.
import type { Thinking } from '../../wire/protocol';
import { words } from './words';

export function judge({ seat, score, proved, decided }: Thinking, names: string[]): string {
  const by = Math.round(Math.abs(score));
  const name = names[score > 0 ? seat : 1 - seat] ?? '';
  if (proved) return by ? words.bestPlay(name, by) : words.bestPlayDraws;
  if (decided) return words.bestPlayAbout(name, by);
  return by ? words.ahead(name, by) : words.aheadNobody;
}
