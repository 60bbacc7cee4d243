// How near a seat is to the zodiac, as far as everybody can know.
import { isSign } from './actions';
import type { SeatView } from './view';

export const allSigns = 12;

export interface Progress {
  /** The different signs that it is known to hold. */
  known: number;
  /** It needs one more: 'sure', 'likely' by what it threw out, or it may be so for all one can know. */
  nearly: 'sure' | 'likely' | 'maybe' | null;
}

/**
 * One throws out what one has twice: with so many signs seen or thrown out, a seat that may need but one more is likely to (four times in
 * five, where it keeps what is new and throws out doubles).
 */
const telling = allSigns - 3;

/**
 * `passing`: the card that came in the turn that goes on, null where it is hidden. It may be gone at the end of it, so that no warning
 * is given for it before. `ruledOut`: what it did says that it needs more. `doubles`: what it threw out, and has one of still.
 */
export function progressOf(
  { face_up, known, hand }: SeatView,
  passing?: string | null,
  ruledOut = false,
  doubles: ReadonlySet<string> = new Set(),
): Progress {
  const cards = [...face_up, ...known];
  const signs = new Set(cards.filter(isSign)).size;
  const lying = cards.filter((_, at) => at !== cards.indexOf(passing ?? ''));
  const there = new Set(lying.filter(isSign));
  const sure = there.size;
  const hidden = Math.max(0, hand - known.length - (passing === null ? 1 : 0));
  if (sure >= allSigns - 1) return { known: signs, nearly: 'sure' };
  if (ruledOut || sure + hidden < allSigns - 1) return { known: signs, nearly: null };
  return { known: signs, nearly: new Set([...there, ...doubles]).size >= telling ? 'likely' : 'maybe' };
}
