// What a seat has, as far as the view knows it: all of it for the viewer, and for everybody where the hands lie open.
import { signs } from '../../pieces/signs';
import { isSign } from './actions';
import { allSigns } from './progress';
import { handOf, others, type ZodiacView } from './view';

export interface Holding {
  seat: number;
  cards: string[];
  /** Those that lie face up. */
  shows: string[];
  /** Nothing of it is hidden. */
  whole: boolean;
  /** The different signs among its cards. */
  signs: number;
  has(card: string): boolean;
  hasTwo(card: string): boolean;
  /** Certainly: null where its hand could hold one. */
  lacks(sign: string): boolean | null;
  missing: string[];
}

export function holdingOf(view: ZodiacView, seat: number): Holding {
  const of = view.seats[seat];
  const hand = handOf(view, seat);
  const cards = [...hand, ...(of?.face_up ?? [])];
  const whole = seat === view.viewer || hand.length === (of?.hand ?? 0);
  const missing =
    seat === view.viewer
      ? (view.missing ?? [])
      : signs().flatMap(({ name }) => (whole && !cards.includes(name) ? [name] : []));
  return {
    seat,
    cards,
    shows: of?.face_up ?? [],
    whole,
    signs: new Set(cards.filter(isSign)).size,
    missing,
    has: (card) => cards.includes(card),
    hasTwo: (card) => cards.filter((other) => other === card).length > 1,
    lacks: (sign) => (cards.includes(sign) ? false : whole ? missing.includes(sign) : null),
  };
}

/** Whose turn comes after this one; null where that is the mover's again. */
export function nextToMove(view: ZodiacView): number | null {
  if (view.mover === null) return null;
  return others(view.mover, view.seats.length).find((seat) => view.seats[seat]?.skips === 0) ?? null;
}

const copies = 7;
const actionCards = 16;

/**
 * The cards of which nobody knows where they are, and how many of them are signs that a seat lacks; null where its cards are hidden, or
 * the game has others than usual. `open`: they are those of the draw pile. `left`: how many of a sign.
 */
export function unseenFor(
  view: ZodiacView,
  { whole, missing }: Holding,
): { of: number; wanted: number; open: boolean; left(sign: string): number } | null {
  const all = view.seats.map((_, seat) => holdingOf(view, seat));
  const seen = [...all.flatMap(({ cards }) => cards), ...view.discard_pile];
  const hands = view.seats.reduce((sum, { hand }) => sum + hand, 0);
  const shown = view.seats.reduce((sum, { face_up }) => sum + face_up.length, 0);
  const total = view.draw_pile + view.discard_pile.length + hands + shown;
  if (!whole || view.draw_pile === 0 || total !== allSigns * copies + actionCards) return null;
  const left = (sign: string) => copies - seen.filter((card) => card === sign).length;
  const wanted = missing.reduce((sum, sign) => sum + left(sign), 0);
  return { of: total - seen.length, wanted, open: all.every((one) => one.whole), left };
}
