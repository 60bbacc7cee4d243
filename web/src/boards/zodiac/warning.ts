// Who may be about to win, in a sentence.
import { sentencesOf } from '../../words/sentences';
import type { Progress } from './progress';
import { words } from './words';

/** Of all who are one sign short, or may be; '' where nobody is. */
export function warningOf(seats: readonly { name: string; nearly: Progress['nearly'] }[]): string {
  const those = (which: Progress['nearly']) => seats.flatMap(({ name, nearly }) => (nearly === which ? [name] : []));
  const [sure, maybe] = [those('sure'), those('maybe')];
  if (!sure.length) return maybe.length ? words.maybeOf(maybe) : '';
  return sentencesOf(words.sureOf(sure), maybe.length ? words.maybeToo(maybe) : '');
}
