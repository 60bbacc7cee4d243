// The turns of Zodiac in the list of moves, in words: "drew · Ox up · discarded Dog".
import type { Listing } from '../../table/turns';
import { deedsOf } from './actions';
import { shortly } from './shortly';
import { cardName, words } from './words';

export const listing: Listing = {
  turnOf(step) {
    const [deed] = deedsOf([step]);
    if (!deed) return { seat: step.seat, turn: step.turn };
    const { kind, mover, turn } = deed.action;
    const ofChance = kind === 'cut' || kind === 'deal' || kind === 'turn';
    return ofChance ? { seat: 'chance', turn } : { seat: mover, turn };
  },
  write(steps, names) {
    const made = deedsOf(steps).map(({ action }) => action);
    const lost = made.flatMap((action) =>
      (action.kind === 'fine' || action.kind === 'fined') && action.card !== undefined
        ? [words.did.lost(cardName(action.card))]
        : [],
    );
    const done = shortly(made, (seat) => names[seat] ?? '');
    return [...(done ? [done] : []), ...lost].join(' · ');
  },
  // Where cards go is said already.
  tells: ({ what, why }) => what === 'signs' || what === 'misses' || why === 'fined',
};
