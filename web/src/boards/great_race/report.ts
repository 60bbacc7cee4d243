// What a round did: who played what, each action's total and pay, and how every seat came out of it. How they came out is read off
// the views before and after; which of several causes moved an animal is not guessed at.
import { numberOf, type RaceView, type Resolved } from './view';

export interface Change {
  seat: number;
  /** Where it stood and where it stands. */
  from: number;
  to: number;
  karma: number;
  /** How many energy cards more or less, in hand and under the row. */
  cards: number;
}

export interface Line extends Resolved {
  /** None where the view before is not remembered. */
  changes: Change[];
  /** Being resolved now, resolved, or still to come. */
  state: 'done' | 'now' | 'coming';
}

export interface Report {
  round: number;
  lines: Line[];
  over: boolean;
}

/** Energy cards of a seat, those under its row too. */
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

/** The round that is being resolved in `now`, or that has just been. `before` is a view of it while it was being played. */
export function reportOf(now: RaceView, before: RaceView | null): Report | null {
  const { revealed, turn } = now;
  if (!revealed) return null;
  const at = turn?.action ? numberOf(turn.action) : Infinity;
  return {
    round: revealed.round,
    over: at === Infinity,
    lines: revealed.actions.map((resolved) => {
      const number = numberOf(resolved.action);
      return {
        ...resolved,
        changes: before ? resolved.plays.flatMap(({ seat }) => changeOf(before, now, seat)) : [],
        state: number < at ? 'done' : number === at ? 'now' : 'coming',
      };
    }),
  };
}
