// How a seat stands in the round, in a word or two; '' where there is nothing to say.
import type { RatView, Sheet } from './view';
import { words } from './words';

export function standingOf(
  { seat, drawing, done }: Sheet,
  phase: RatView['phase'],
  over: boolean,
  winners: readonly number[],
  name: string,
): string {
  if (over || phase === 'over') return winners.includes(seat) ? words.winner(name) : '';
  if (done) return words.done;
  if (drawing) return words.draws;
  return phase === 'drawing' ? words.hasDrawn : '';
}
