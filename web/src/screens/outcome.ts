// How a game ended, in a few words.
import { seatsText } from '../seats/words';
import { together } from '../words/names';
import { text } from '../words/text';

/** `called`: the names in sentences. `own`: the seats of this screen. */
export function outcome(called: readonly string[], winners: readonly number[], own: readonly number[]): string {
  if (called.length === 1) return text.finished;
  if (winners.length === 0) return text.draw;
  if (winners.length === 1 && own.length === 1 && winners[0] === own[0]) return seatsText.youWin;
  const told = together(winners.map((seat) => called[seat] ?? ''));
  return winners.length === 1 ? seatsText.wins(told) : seatsText.winTogether(told);
}

/** Somebody at this screen has won, or there is nobody to beat. */
export const isGlad = (seats: number, winners: readonly number[], own: readonly number[]): boolean =>
  seats === 1 || winners.some((seat) => own.includes(seat));
