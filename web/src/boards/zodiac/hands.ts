// The hands of a game that is over, in its earlier positions: by then every card that was dealt and drawn has been told.
import { signs } from '../../pieces/signs';
import { sorted, type Deed } from './actions';
import type { ZodiacView } from './view';

/** What each seat held after these steps; null where a card of them is hidden. */
function handsAfter(deeds: readonly Deed[]): string[][] | null {
  const hands: string[][] = [];
  const put = (seat: number, card: string) => (hands[seat] ??= []).push(card);
  const leave = (seat: number, card: string) => hands[seat]?.splice(hands[seat].indexOf(card), 1);
  for (const { action } of deeds) {
    const { kind, mover } = action;
    if (kind === 'deal' || kind === 'drawn') {
      if (action.card === null) return null;
      put(kind === 'deal' ? action.target : mover, action.card);
    } else if (kind === 'take' || kind === 'down') put(mover, action.card);
    else if ((kind === 'up' || kind === 'discard' || kind === 'play' || kind === 'fined') && action.from === 'hand')
      leave(mover, action.card);
    if (kind === 'play' && action.card === 'Pangu' && action.to === 'hand') put(mover, action.sign);
  }
  return hands;
}

/** Every card in hand is known. */
export const isOpen = ({ seats }: ZodiacView): boolean => seats.every(({ hand, known }) => known.length === hand);

/** The view of a game that has just ended, in which no more is known of the hands than was known before. */
export const stillClosed = (view: ZodiacView, before: readonly (readonly string[])[]): ZodiacView => ({
  ...view,
  seats: view.seats.map((seat, at) => ({
    ...seat,
    known: (before[at] ?? []).filter((card) => seat.known.includes(card)),
  })),
});

/** The view with the hands of all seats open, where what was told says what they hold. */
export function opened(view: ZodiacView, deeds: readonly Deed[]): ZodiacView {
  if (isOpen(view)) return view;
  const hands = handsAfter(deeds);
  if (!hands || view.seats.some(({ hand }, seat) => (hands[seat] ?? []).length !== hand)) return view;
  const seats = view.seats.map((seat, at) => ({ ...seat, known: sorted(hands[at] ?? []) }));
  return { ...view, seats };
}

/**
 * The view as this seat had it: its own hand, where what was told says what it held, and of the others' what everybody knew. Without
 * that its hand is hidden, as it is from the viewer.
 */
export function seenBy(seat: number, view: ZodiacView, deeds: readonly Deed[]): ZodiacView {
  const of = view.seats[seat];
  if (seat === view.viewer || !of) return view;
  const hand = of.known.length === of.hand ? of.known : sorted(handsAfter(deeds)?.[seat] ?? []);
  if (hand.length !== of.hand) {
    const seen = { ...view, viewer: null };
    delete seen.hand;
    delete seen.missing;
    return seen;
  }
  const cards = new Set([...hand, ...of.face_up]);
  return { ...view, viewer: seat, hand, missing: signs().flatMap(({ name }) => (cards.has(name) ? [] : [name])) };
}
