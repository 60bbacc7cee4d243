// The turns of Zodiac in the list of moves, in words: "drew · Ox up · discarded Dog".
import type { Listing } from '../../table/turns';
import { dot } from '../../words/sentences';
import { deedsOf } from './actions';
import { lostIn, shortly, weighed } from './shortly';
import { zodiacView } from './view';
import { wonIn } from './winning';

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
    const done = shortly(made, (seat) => names[seat] ?? '');
    return [...(done ? [done] : []), ...made.flatMap(lostIn)].join(dot);
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
