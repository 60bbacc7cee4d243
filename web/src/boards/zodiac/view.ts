// The types of the view of Zodiac, and what follows from it without the rules.
import { componentsOf } from '../../wire/hello.svelte';
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
  /** The card that decided the dealer. */
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
  /** The viewer's hand and missing signs; none for a watcher. */
  hand?: string[];
  missing?: string[];
  /** The card just drawn by the viewer, while it may be played at once. */
  drawn: string | null;
  seats: SeatView[];
}

export const zodiacView = (view: View) => view as unknown as ZodiacView;

/** How many cards may lie in one place. */
export const limit = (): number => componentsOf<{ limit: number }>('zodiac')?.limit ?? 0;

/** The seats clockwise from the viewer's left-hand neighbour; without a viewer, all from the first. */
export function others(viewer: number | null, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, index) => index);
  return viewer === null ? all : all.slice(1).map((step) => (viewer + step) % seats);
}

/** The left-hand neighbour of whose turn it is. */
export const afterMover = ({ mover, seats }: ZodiacView): number | null =>
  mover === null ? null : (others(mover, seats.length)[0] ?? null);

export interface Keyed {
  card: string;
  /** The first Ox is Ox 0, the second Ox 1. */
  key: string;
}

/** Cards with a key each, so that equal cards can be rendered. */
export function keyed(cards: readonly string[]): Keyed[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { card, key: `${card} ${count}` };
  });
}

/** The known cards in the hand of a seat: all of them for its own seat, for others those everybody knows. */
export const handOf = (view: ZodiacView, seat: number): string[] =>
  seat === view.viewer ? (view.hand ?? []) : (view.seats[seat]?.known ?? []);
