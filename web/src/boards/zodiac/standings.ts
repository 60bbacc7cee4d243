// How many signs each seat had at a time of a game that is over.
import type { Step, View } from '../../wire/protocol';
import { deedsOf, isSign } from './actions';
import { opened } from './hands';
import { zodiacView } from './view';
import { words } from './words';

/** Empty where a card of them is hidden. */
export function standings(view: View, steps: readonly Step[]): string[] {
  const { seats } = opened(zodiacView(view), deedsOf(steps));
  if (!seats.every(({ hand, known }) => known.length === hand)) return [];
  return seats.map(({ known, face_up }) => words.signsOf(new Set([...known, ...face_up].filter(isSign)).size));
}
