// How near a seat is to the zodiac, as far as everybody can know.
import { isSign } from './actions';
import type { SeatView } from './view';

export const allSigns = 12;

export interface Progress {
  /** The different signs that it is known to hold. */
  known: number;
  /** It needs one more: 'sure', or it may be so for all one can know. */
  nearly: 'sure' | 'maybe' | null;
}

/**
 * `passing`: the card that came in the turn that goes on, null where it is hidden. It may be gone at the end of it, so that no warning
 * is given for it before. `ruledOut`: what it did says that it needs more.
 */
export function progressOf({ face_up, known, hand }: SeatView, passing?: string | null, ruledOut = false): Progress {
  const cards = [...face_up, ...known];
  const signs = new Set(cards.filter(isSign)).size;
  const lying = cards.filter((_, at) => at !== cards.indexOf(passing ?? ''));
  const sure = new Set(lying.filter(isSign)).size;
  const hidden = Math.max(0, hand - known.length - (passing === null ? 1 : 0));
  if (sure >= allSigns - 1) return { known: signs, nearly: 'sure' };
  return { known: signs, nearly: !ruledOut && sure + hidden >= allSigns - 1 ? 'maybe' : null };
}
