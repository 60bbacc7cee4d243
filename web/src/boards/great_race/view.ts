// The types of the view of The Great Race, and what follows from it without the rules.
import { componentsOf } from '../../wire/hello.svelte';
import type { Action, LegalMove, View } from '../../wire/protocol';
import type { Given } from './causes';

export type ActionName = 'Cheat' | 'Help' | 'Run' | 'Rest' | 'Cooperate' | 'Walk' | 'Repeat' | 'Strategise';

export interface Card {
  number: number;
  action: ActionName;
  /** The energy card under it; none under the first card. */
  energy: number | null;
  /** The action it counts as: a Repeat is another one. */
  as: ActionName;
}

export interface Runner {
  animal: string | null;
  position: number;
  karma: number;
  /** How many energy cards of 1, 2, … 6 are in hand. */
  energy: number[];
  /** The action cards in hand, and the karma that they would cost while they are played. */
  cards: ActionName[];
  prices: Partial<Record<ActionName, number>>;
  row: Card[];
  /** The action that a Repeat in hand would count as. */
  repeats: ActionName | null;
  /** It does not take part in this round. */
  sits_out: boolean;
  chosen: boolean;
  /** This round's choice, if the viewer may know it. */
  played: Card | null;
}

export interface Space {
  green: string;
  yellow: string;
  split: boolean;
}

/** The unit of a benefit. */
export type Unit = 'spaces' | 'karma' | '1-cards';

/** What an action pays now. */
export interface Pays {
  action: ActionName;
  unit: Unit;
  low_top: number;
  low: string;
  high: string;
}

/** Who resolved an action with which energy, and what their total pays; Strategise pays nothing. */
export interface Resolved {
  action: ActionName;
  total: number;
  unit?: Unit;
  low_top?: number;
  gives?: string;
  plays: { seat: number; action: ActionName; energy: number }[];
}

export interface Turn {
  seat: number;
  action: ActionName | null;
  exchanges: number;
  trades: number;
  gain: boolean;
  next: number[];
}

/** What an action card would bring with these energies, if nobody joined, or one other with more, with less or with the same energy. */
export interface Forecast {
  action: ActionName;
  joined: 'nobody' | 'more' | 'same' | 'less';
  energy: number[];
  gives: Given[];
  /** What could, or would have to, be done then. */
  then: ('exchange' | 'trade' | 'river')[];
  /** Not if one other joined with less energy, but if all others did. */
  river_if_several?: boolean;
}

export type Phase = 'wheel' | 'animals' | 'cards' | 'play' | 'pig' | 'window' | 'river' | 'horse' | 'over';

export interface RaceView {
  phase: Phase;
  round: number;
  finish: number;
  river: number;
  seats: Runner[];
  age_order: number[];
  wheel: { rotation: number; spaces: Space[]; slots: (ActionName | null)[]; actions: Pays[] };
  supply: number[];
  /** The cards that were revealed last. */
  revealed: { round: number; actions: Resolved[] } | null;
  turn: Turn | null;
  ranking: number[] | null;
  /** While the viewer chooses its play: what each would bring. */
  forecast?: Forecast[];
}

export const raceView = (view: View) => view as unknown as RaceView;

/** The fields of every kind of action; those of other kinds are missing. */
export interface RaceAction {
  kind: 'animal' | 'card' | 'play' | 'exchange' | 'trade' | 'ability' | 'done' | 'return' | 'fallback';
  animal?: string;
  number?: number;
  action?: ActionName;
  energy?: number;
  up?: boolean;
  /** Whether the Dragon adds a karma, as 0 or 1. */
  karma?: number;
  give?: number[];
  get?: number[];
  gain?: 'card' | 'karma' | 'move';
}

export interface RaceMove extends RaceAction {
  seat: number;
  move: string;
}

export const actionOf = ({ action }: { action: Action }) => action as unknown as RaceAction;

export const raceMove = (legal: LegalMove): RaceMove => ({ ...actionOf(legal), seat: legal.seat, move: legal.move });

/** In the order of resolution. */
export const actionsInOrder = (): { number: number; name: ActionName }[] =>
  componentsOf<{ actions: { number: number; name: ActionName }[] }>('great_race')?.actions ?? [];

/** Those that there are at this table. */
export const actionsAt = (view: RaceView): ActionName[] =>
  actionsInOrder()
    .map(({ name }) => name)
    .filter((name) => paysOf(view, name) ?? (name === 'Repeat' || name === 'Strategise'));

export const numberOf = (action: ActionName): number =>
  actionsInOrder().find(({ name }) => name === action)?.number ?? 0;

export const cardOf = (action: ActionName, energy: number | null): Card => ({
  number: numberOf(action),
  action,
  energy,
  as: action,
});

/** The energy cards in hand, one by one, lowest first. */
export const energiesOf = ({ energy }: Runner): number[] =>
  energy.flatMap((count, index) => Array.from({ length: count }, () => index + 1));

export const paysOf = (view: RaceView, action: ActionName | null): Pays | undefined =>
  view.wheel.actions.find((pays) => pays.action === action);

/** The action that a card would count as. */
export const countsAs = (runner: Runner | null, action: ActionName): ActionName | null =>
  action === 'Repeat' ? (runner?.repeats ?? null) : action;

/** A benefit as it is printed: "N+exchange". */
export interface Benefit {
  /** A number or "N": as many as there are seats resolving the action. */
  amount: string;
  exchange: boolean;
  trade: boolean;
}

export function benefitOf(text: string): Benefit {
  const [amount = '0', ...icons] = text.split('+');
  return { amount, exchange: icons.includes('exchange'), trade: icons.includes('trade') };
}

/** Whether a seat has come to Finish. */
export const atFinish = ({ seats, finish }: RaceView, seat: number | undefined): boolean =>
  (seats[seat ?? -1]?.position ?? 0) >= finish;

export const isSealing = ({ phase }: RaceView) => phase === 'cards' || phase === 'play';

/** How many of how many have made their secret choice. */
export function sealed({ seats }: RaceView): { chosen: number; all: number } {
  const all = seats.filter(({ sits_out }) => !sits_out);
  return { chosen: all.filter(({ chosen }) => chosen).length, all: all.length };
}
