// The turns of Zodiac in the list of moves, in words: "drew · laid the Ox face up · discarded the Dog".
import type { Listing } from '../../table/turns';
import { dot } from '../../words/sentences';
import { deedsOf } from './actions';
import { logWords } from './log_words';
import { weighed } from './shortly';
import { zodiacView } from './view';
import { wonIn } from './winning';
import { cardName } from './words';

export const listing: Listing = {
  ofTurns: true,
  turnOf(step) {
    const [deed] = deedsOf([step]);
    if (!deed) return { seat: step.seat, turn: step.turn };
    const { kind, mover, turn } = deed.action;
    const ofChance = kind === 'cut' || kind === 'deal' || kind === 'turn';
    return ofChance ? { seat: 'chance', turn } : { seat: mover, turn };
  },
  write(steps, names) {
    const made = deedsOf(steps).map(({ action }) => action);
    // Of action cards that are turned up another one covers.
    const open = made.flatMap((action) => (action.kind === 'turn' ? [action.card] : [])).at(-1);
    if (open !== undefined) return logWords.dealt(cardName(open));
    return weighed(made, (seat) => names[seat] ?? '')
      .map(({ words }) => words)
      .join(dot);
  },
  parts: (steps, names) =>
    weighed(
      deedsOf(steps).map(({ action }) => action),
      (seat) => names[seat] ?? '',
    ),
  ended: (view, names, steps) => wonIn(zodiacView(view), steps, names),
  // Where cards go is said already.
  tells: () => false,
};
