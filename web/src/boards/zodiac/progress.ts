// How near a seat is to the zodiac, as far as everybody can know; and how a game was won.
import { isSign, type Deed } from './actions';
import type { SeatView } from './view';

const all = 12;

export interface Progress {
  /** The different signs that it is known to hold. */
  known: number;
  /** It needs one more: 'sure', or it may be so for all one can know. */
  nearly: 'sure' | 'maybe' | null;
}

export function progressOf({ face_up, known, hand }: SeatView): Progress {
  const signs = new Set([...face_up, ...known].filter(isSign)).size;
  const hidden = Math.max(0, hand - known.length);
  if (signs >= all - 1) return { known: signs, nearly: 'sure' };
  return { known: signs, nearly: signs + hidden >= all - 1 ? 'maybe' : null };
}

/** The card with which a seat ended the game: the last that came to it; null if it is not known. */
export function wonWith(deeds: readonly Deed[], seat: number): string | null {
  const came = deeds.flatMap(({ action }) => {
    if (action.mover !== seat) return [];
    if (action.kind === 'drawn' || action.kind === 'take') return [action.card];
    return action.kind === 'play' && action.card === 'Pangu' ? [action.sign] : [];
  });
  return came.at(-1) ?? null;
}
