// How many signs each seat had at a time of a game that is over.
import type { Step, View } from '../../wire/protocol';
import { deedsOf } from './actions';
import { isOpen, opened } from './hands';
import { progressOf } from './progress';
import { zodiacView } from './view';
import { words } from './words';

/** Empty where a card of them is hidden. */
export function standings(view: View, steps: readonly Step[]): string[] {
  const shown = opened(zodiacView(view), deedsOf(steps));
  return isOpen(shown) ? shown.seats.map((seat) => words.signsOf(progressOf(seat).known)) : [];
}
