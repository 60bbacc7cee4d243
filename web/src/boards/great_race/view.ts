// The view of The Great Race as the server gives it, in types, and what can be read off it without knowing the rules.
import type { LegalMove, View } from '../../protocol';

export const actionNames = ['Cheat', 'Help', 'Run', 'Rest', 'Cooperate', 'Walk', 'Repeat', 'Strategise'] as const;
export type ActionName = (typeof actionNames)[number];

export interface Card {
  number: number;
  action: ActionName;
  /** The energy card under it; none under the card laid before the race. */
  energy: number | null;
}

export interface Runner {
  animal: string | null;
  position: number;
  karma: number;
  /** How many energy cards of 1, 2, … 6 are in hand. */
  energy: number[];
  /** The action cards in hand. */
  cards: ActionName[];
  row: Card[];
  chosen: boolean;
  /** This round's choice, where the viewer may know it. */
  played: Card | null;
  /** What it is resolved as; a Repeat is another action. */
  resolves: ActionName | null;
}

export interface Space {
  green: string;
  yellow: string;
  split: boolean;
}

/** What an action pays as the wheel stands. */
export interface Pays {
  action: ActionName;
  low_top: number;
  low: string;
  high: string;
}

export interface Turn {
  seat: number;
  action: ActionName | null;
  exchanges: number;
  trades: number;
  gain: boolean;
  next: number[];
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
  turn: Turn | null;
  ranking: number[] | null;
}

export const raceView = (view: View) => view as unknown as RaceView;

/** A legal move with the fields of every kind of action; those of other kinds are missing. */
export interface RaceMove extends LegalMove {
  kind: 'animal' | 'card' | 'play' | 'exchange' | 'trade' | 'ability' | 'done' | 'return' | 'fallback';
  animal?: string;
  number?: number;
  action?: ActionName;
  energy?: number;
  up?: boolean;
  karma?: boolean;
  give?: number[];
  get?: number[];
  gain?: 'card' | 'karma' | 'move';
}

export const raceMoves = (legal: LegalMove[]) => legal as RaceMove[];

export const numberOf = (action: ActionName) => actionNames.indexOf(action) + 1;

/** The energy cards in hand, each by itself, small ones first. */
export const energiesOf = ({ energy }: Runner): number[] =>
  energy.flatMap((count, index) => Array.from({ length: count }, () => index + 1));

export const paysOf = (view: RaceView, action: ActionName): Pays | undefined =>
  view.wheel.actions.find((pays) => pays.action === action);

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

export type Kind = 'spaces' | 'karma' | 'cards';

/** What the amount of a benefit is counted in: two of the actions give something else than movement. */
export const kindOf = (action: ActionName): Kind =>
  action === 'Help' ? 'karma' : action === 'Rest' ? 'cards' : 'spaces';

/** The Cat is not there yet. */
export const sitsOut = (view: RaceView, seat: number) =>
  view.phase === 'play' && view.round === 1 && view.seats[seat]?.animal === 'Cat';

export const isSealing = ({ phase }: RaceView) => phase === 'cards' || phase === 'play';

/** How many have made their secret choice, and of how many. */
export function sealed(view: RaceView): { chosen: number; all: number } {
  const all = view.seats.filter((_, seat) => !sitsOut(view, seat));
  return { chosen: all.filter(({ chosen }) => chosen).length, all: all.length };
}

/** The karma that playing a card would cost, to be printed on it beforehand; the server alone decides what may be played. */
export function priceOf({ row, animal }: Runner, action: ActionName): number {
  const last = row.at(-1);
  const fall = last ? Math.min(2, Math.max(0, last.number - numberOf(action))) : 0;
  return animal === 'Rabbit' ? Math.max(0, fall - 1) : fall;
}
