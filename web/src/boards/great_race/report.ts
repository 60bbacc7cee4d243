// What a round did: who played what, each action's total and pay, and how every seat came out of it. Read off the views before
// and after; which of several causes moved an animal is not guessed at.
import { numberOf, paysOf, type ActionName, type Card, type RaceView, type Unit } from './view';

export interface Played extends Card {
  seat: number;
}

export interface Change {
  seat: number;
  /** Where it stood and where it stands. */
  from: number;
  to: number;
  karma: number;
  /** How many energy cards more or less, in hand and under the row. */
  cards: number;
}

export interface Line {
  action: ActionName;
  plays: Played[];
  /** Null where an energy is not known, or the total does not count. */
  total: number | null;
  low_top: number | null;
  high: boolean;
  benefit: string | null;
  unit: Unit | null;
  changes: Change[];
  /** Being resolved now, resolved, or still to come. */
  state: 'done' | 'now' | 'coming';
}

export interface Report {
  round: number;
  lines: Line[];
  over: boolean;
}

const resolving = ({ phase }: RaceView) => ['pig', 'window', 'river', 'horse', 'over'].includes(phase);

/** Energy cards of a seat, those under its row too. */
function cardsOf(view: RaceView, seat: number): number {
  const runner = view.seats[seat];
  if (!runner) return 0;
  const hand = runner.energy.reduce((sum, count) => sum + count, 0);
  return hand + runner.row.filter(({ energy }) => energy !== null).length;
}

/** What a seat laid in a round, read off its row before and after it. */
function laid(before: RaceView, after: RaceView, seat: number): Card | null {
  const was = before.seats[seat];
  const is = after.seats[seat];
  if (!was || !is || was.sits_out) return null;
  const last = is.row.at(-1);
  if (last && is.row.length === was.row.length + 1) return last;
  return { number: 8, action: 'Strategise', energy: null, as: 'Strategise' };
}

function changeOf(before: RaceView, after: RaceView, seat: number): Change[] {
  const was = before.seats[seat];
  const is = after.seats[seat];
  if (!was || !is) return [];
  const cards = cardsOf(after, seat) - cardsOf(before, seat);
  return [{ seat, from: was.position, to: is.position, karma: is.karma - was.karma, cards }];
}

/**
 * The round that is being resolved in `now`, or that has just been. `before` is a view of it while it was being played, `among`
 * one while it was being resolved; what is not remembered is null.
 */
export function reportOf(now: RaceView, before: RaceView | null, among: RaceView | null): Report | null {
  const open = resolving(now) ? now : among;
  if (!before && !open) return null;
  const wheel = before ?? (resolving(now) && now.phase !== 'horse' && now.phase !== 'over' ? now : null);
  const groups = new Map<ActionName, Played[]>();
  now.seats.forEach((_, seat) => {
    const card = open?.seats[seat]?.played ?? (before && !open ? laid(before, now, seat) : null);
    if (!card) return;
    groups.set(card.as, [...(groups.get(card.as) ?? []), { ...card, seat }]);
  });
  const at = resolving(now) && now.turn?.action ? numberOf(now.turn.action) : 9;
  const lines = [...groups].sort(([one], [other]) => numberOf(one) - numberOf(other));
  return {
    round: before?.round ?? open?.round ?? now.round,
    over: !resolving(now) || now.phase === 'over' || now.phase === 'horse',
    lines: lines.map(([action, plays]) => {
      const pays = wheel ? paysOf(wheel, action) : undefined;
      const known = plays.every(({ energy }) => energy !== null);
      const total = known ? plays.reduce((sum, { energy }) => sum + (energy ?? 0), 0) : null;
      const high = pays !== undefined && total !== null && total > pays.low_top;
      const number = numberOf(action);
      return {
        action,
        plays,
        total: pays ? total : null,
        low_top: pays?.low_top ?? null,
        high,
        benefit: pays && total !== null ? (high ? pays.high : pays.low) : null,
        unit: pays?.unit ?? null,
        changes: before ? plays.flatMap(({ seat }) => changeOf(before, now, seat)) : [],
        state: number < at ? 'done' : number === at ? 'now' : 'coming',
      };
    }),
  };
}
