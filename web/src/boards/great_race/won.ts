// How the winner came to where it is, in one sentence: what its last spaces came from.
import type { Cause } from './causes';
import type { Round } from './story';
import { whyInWords } from './story_words';
import { words } from './words';

/** What moved a seat last: all of one beat that came of the same. */
export function lastMove(rounds: readonly Pick<Round, 'beats'>[], seat: number): Cause | null {
  const moves = rounds.flatMap(({ beats }) =>
    beats.flatMap(({ causes }) => causes.filter((cause) => cause.seat === seat && cause.what === 'spaces')),
  );
  return moves.filter(({ amount }) => amount > 0).at(-1) ?? null;
}

export function wonInWords(rounds: readonly Pick<Round, 'beats'>[], seat: number, names: readonly string[]): string {
  const last = lastMove(rounds, seat);
  return last ? words.lastSpaces(last.amount, whyInWords(last, names)) : '';
}
