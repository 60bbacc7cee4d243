// The view of Zodiac as the server gives it, and what can be read off it without knowing a rule.
import type { View } from '../../wire/protocol';

export type Phase =
  | 'cut'
  | 'deal'
  | 'turn_up'
  | 'begin'
  | 'drawing'
  | 'drawn'
  | 'arranging'
  | 'calling'
  | 'fining'
  | 'fining_blind'
  | 'over';

/** Where a seat's cards lie. */
export type Place = 'hand' | 'face_up';

export interface SeatView {
  /** How many cards are in hand. */
  hand: number;
  /** Turns that it will miss. */
  skips: number;
  /** The cards in its hand that everybody knows. */
  known: string[];
  face_up: string[];
}

export interface ZodiacView {
  phase: Phase;
  enforcement: 'guided' | 'table';
  turns: number;
  dealer: number | null;
  /** The card that made the dealer. */
  cut: string | null;
  mover: number | null;
  /** Who chooses the sign that the mover loses. */
  fined_by: number | null;
  fines: number;
  take_barred: boolean;
  winner: number | null;
  draw_pile: number;
  top: string | null;
  /** The bottom card first. */
  discard_pile: string[];
  viewer: number | null;
  /** The viewer's own hand, and the signs it lacks; nothing without a viewer. */
  hand?: string[];
  missing?: string[];
  /** What the viewer has just drawn, while it may be played at once. */
  drawn: string | null;
  seats: SeatView[];
}

export const zodiacView = (view: View) => view as unknown as ZodiacView;

export const limit = 6;

export const nextSeat = (seat: number, seats: number) => (seat + 1) % seats;

/** The seats as somebody at the table sees them: clockwise, from the left-hand neighbour on; without a viewer, all from the first. */
export function others(viewer: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, index) => index);
  return viewer === null ? all : all.slice(1).map((step) => (viewer + step) % seats);
}

export interface Keyed {
  card: string;
  /** The first Ox is Ox 0, the second Ox 1. */
  key: string;
}

/** Cards with a key each: two of a kind are told apart only so that they can be drawn. */
export function keyed(cards: readonly string[]): Keyed[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { card, key: `${card} ${count}` };
  });
}

/** The cards a seat is known to hold: its own to who sits there, to all others what everybody knows. */
export const handOf = (view: ZodiacView, seat: number): string[] =>
  seat === view.viewer ? (view.hand ?? []) : (view.seats[seat]?.known ?? []);
