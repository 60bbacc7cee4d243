// Who is about to win, or likely to be, in a sentence; and in a few words who might be for all one can know.
import { sentencesOf } from '../../words/sentences';
import type { Progress } from './progress';
import { words } from './words';

/** Of all who are one sign short, or are likely to be; else of those who may be; '' where nobody is. */
export function warningOf(seats: readonly { name: string; nearly: Progress['nearly'] }[]): string {
  const those = (which: Progress['nearly']) => seats.flatMap(({ name, nearly }) => (nearly === which ? [name] : []));
  const [sure, likely, maybe] = [those('sure'), those('likely'), those('maybe')];
  if (sure.length) return sentencesOf(words.sureOf(sure), likely.length ? words.likelyToo(likely) : '');
  if (likely.length) return words.likelyOf(likely);
  return maybe.length ? words.maybeOf(maybe) : '';
}

/** What speaks for it that a seat has eleven, and what against, where that is not sure. */
export const doubt = ({ nearly }: Progress): string =>
  nearly === 'likely' ? words.byDiscards : nearly === 'maybe' ? words.atBest : '';
