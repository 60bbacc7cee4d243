// A round: who played what, each action's total and pay, and what changed for each seat. The changes are the difference of the views
// before and after, whatever the cause.
import { type RaceView, type Resolved } from './view';

export interface Change {
  seat: number;
  /** Its space before and after. */
  from: number;
  to: number;
  karma: number;
  /** The change in energy cards, in hand and under the row. */
  cards: number;
}

export interface Line extends Resolved {
  /** None if the view before is not known. */
  changes: Change[];
  /** Being resolved now, resolved, or still to come. */
  state: 'done' | 'now' | 'coming';
}

export interface Report {
  round: number;
  lines: Line[];
  over: boolean;
}

/** The energy cards of a seat, with those under its row. */
function cardsOf(view: RaceView, seat: number): number {
  const runner = view.seats[seat];
  if (!runner) return 0;
  const hand = runner.energy.reduce((sum, count) => sum + count, 0);
  return hand + runner.row.filter(({ energy }) => energy !== null).length;
}

export function changeOf(before: RaceView, after: RaceView, seat: number): Change[] {
  const was = before.seats[seat];
  const is = after.seats[seat];
  if (!was || !is) return [];
  const cards = cardsOf(after, seat) - cardsOf(before, seat);
  return [{ seat, from: was.position, to: is.position, karma: is.karma - was.karma, cards }];
}

export const isNothing = ({ from, to, karma, cards }: Change) => from === to && karma === 0 && cards === 0;

/** The round that is being resolved in `now`, or the last one. `before` is a view from before it was revealed. */
export function reportOf(now: RaceView, before: RaceView | null): Report | null {
  const { revealed, turn } = now;
  if (!revealed) return null;
  const at = turn?.action ? revealed.actions.findIndex(({ action }) => action === turn.action) : Infinity;
  return {
    round: revealed.round,
    over: at === Infinity,
    lines: revealed.actions.map((resolved, index) => ({
      ...resolved,
      changes: before ? resolved.plays.flatMap(({ seat }) => changeOf(before, now, seat)) : [],
      state: index < at ? 'done' : index === at ? 'now' : 'coming',
    })),
  };
}
