// What a seat cannot keep from being taken within a few turns, by trying out all that both can do: for what no other move saves either.
import { endsAfter, reachOf, type Move } from './reach';
import type { CheckersView } from './view';

/** So many turns of the other are tried out, and no more positions than this: it must be there at once. */
const mostTurns = 3;
const mostPositions = 8_000;

export interface Losing {
  /** Within so many turns of the other. */
  turns: number;
  /** Every other move loses more than this one; else some lose as much. */
  more: boolean;
}

/** The last that was asked for: the analysis asks again and again. */
let last: { view: CheckersView; key: string; found: Losing | null } | undefined;

/** In how few turns whatever else can be moved loses as much as this move; null where something loses less, or that takes long to find. */
export function othersLose(view: CheckersView, move: Move): Losing | null {
  const key = move.from + move.to;
  if (last?.view !== view || last.key !== key) last = { view, key, found: find(view, move) };
  return last.found;
}

function find(view: CheckersView, move: Move): Losing | null {
  const seat = view.mover;
  const left = { positions: mostPositions };
  const others = reachOf(view, seat).filter(({ from, to }) => from !== move.from || to !== move.to);
  for (let turns = 1; turns <= mostTurns && others.length > 0; turns += 1) {
    /** Of a move, where the seat ends its turn as it costs least. */
    const costOf = (one: Move, low: number, high: number) =>
      Math.min(...endsAfter(view, one, seat).map((end) => lossOf(end, seat, 2 * turns - 1, low, high, left)));
    const cost = costOf(move, 0, Infinity);
    const least = cost && Math.min(...others.map((other) => costOf(other, cost - 1, cost + 1)));
    if (left.positions < 0) return null;
    if (cost > 0 && least >= cost) return { turns, more: least > cost };
  }
  return null;
}

/** What a seat takes within a few turns, whatever the other does; 0 where nothing is sure, or that takes long to find. */
export function surelyTaken(view: CheckersView, seat: number): number {
  const left = { positions: mostPositions / 4 };
  for (let turns = 1; turns < mostTurns; turns += 1) {
    const taken = lossOf(view, 1 - seat, view.mover === seat ? 2 * turns - 1 : 2 * turns, 0, Infinity, left);
    if (left.positions < 0) return 0;
    if (taken) return taken;
  }
  return 0;
}

const worthOf = ({ board }: CheckersView, seat: number) =>
  board.reduce((sum, piece) => sum + (piece.seat === seat ? piece.intelligence : 0), 0);

/** What the other can take of a seat in so many turns of both, whatever that does; exact between `low` and `high`. */
function lossOf(
  view: CheckersView,
  seat: number,
  turns: number,
  low: number,
  high: number,
  left: { positions: number },
): number {
  const own = view.mover === seat;
  let loss = own ? Infinity : 0;
  const moves = reachOf(view, view.mover);
  // Who must take goes on.
  if (turns <= 0 && moves[0]?.kind !== 'jump') return 0;
  for (const move of moves) {
    for (const end of endsAfter(view, move, view.mover)) {
      left.positions -= 1;
      if (left.positions < 0) return 0;
      const taken = own ? 0 : worthOf(view, seat) - worthOf(end, seat);
      const all = taken + lossOf(end, seat, turns - 1, low - taken, high - taken, left);
      loss = own ? Math.min(loss, all) : Math.max(loss, all);
      if (own ? loss <= Math.max(low, 0) : loss >= high) return loss;
    }
  }
  return loss === Infinity ? 0 : loss;
}
