// The types of the view and the actions of Lanterns: src/games/template/JSON.md.
import type { Action, View } from '../../wire/protocol';

export interface LanternsView {
  phase: 'deal' | 'prize' | 'bid' | 'over';
  /** The card that is bid for. */
  prize: number | null;
  /** The viewer's own; empty for a watcher. */
  hand: number[];
  /** The viewer's own, in this round. */
  bid: number | null;
  /** Prizes and bids that have been turned over. */
  shown: number[];
  /** By seat: how many cards it holds, its bid included. */
  held: number[];
  /** By seat: 1 if it has bid in this round. */
  has_bid: number[];
  points: number[];
}

/** A hidden card is null. */
export type LanternsAction =
  | { kind: 'deal'; card: number | null; to: number }
  | { kind: 'prize'; card: number }
  | { kind: 'bid'; card: number | null };

export const lanternsView = (view: View) => view as unknown as LanternsView;

export const lanternsAction = (action: Action) => action as unknown as LanternsAction;
