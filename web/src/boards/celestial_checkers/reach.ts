// What can be reached in a position, whoever is to move: for what the server does not tell of the other side and of what comes next.
// Forward is where it says that a seat is at home. What one may do now is told by it alone.
import { homeOf } from './animals';
import {
  actionOf,
  column,
  isBeside,
  keyOf,
  row,
  shifted,
  standing,
  type CheckersAction,
  type CheckersView,
  type Piece,
  type Standing,
} from './view';
import type { LegalMove } from '../../wire/protocol';

type Board = readonly Piece[];
export type Jump = Extract<CheckersAction, { kind: 'jump' }>;
export type Move = Extract<CheckersAction, { kind: 'slide' | 'jump' }>;

export const on = (board: Board, square: string | undefined) => board.find((piece) => piece.square === square);

/** Up the ranks or down. */
export const forward = (seat: number) => (homeOf(seat).some((square) => row(square) > 0) ? 1 : -1);

function movesOf(piece: Piece, board: Board): Move[] {
  const up = forward(piece.seat);
  return [-1, 1].flatMap((right): Move[] => {
    const to = shifted(piece.square, right, up);
    const there = on(board, to);
    if (!to) return [];
    if (!there) return [{ kind: 'slide', from: piece.square, to }];
    const behind = shifted(to, right, up);
    const takes = there.seat !== piece.seat && standing(piece.strength, there.strength) !== 'danger';
    return takes && behind && !on(board, behind) ? [{ kind: 'jump', from: piece.square, over: to, to: behind }] : [];
  });
}

/** What a seat could do if it was its turn; it goes on with the animal of a chain, and takes where it can. */
export function reachOf({ board, chain, mover }: CheckersView, seat: number): Move[] {
  const own = board.filter((piece) => piece.seat === seat && (!chain || mover !== seat || piece.square === chain));
  const all = own.flatMap((piece) => movesOf(piece, board));
  const jumps = all.filter(({ kind }) => kind === 'jump');
  return jumps.length ? jumps : all;
}

/** How many animals of a seat could move, and how many it has on the board. */
export function mobilityOf(view: CheckersView, seat: number): { can: number; all: number } {
  const can = new Set(reachOf(view, seat).map(({ from }) => from)).size;
  return { can, all: view.board.filter((piece) => piece.seat === seat).length };
}

/** The animals of a seat that have anywhere to go, were it not for captures that must be made. */
export const unblockedOf = ({ board }: CheckersView, seat: number): Piece[] =>
  board.filter((piece) => piece.seat === seat && movesOf(piece, board).length > 0);

export const hasOneLeft = (view: CheckersView, seat: number): boolean => unblockedOf(view, seat).length === 1;

/** The position after a step; the same seat goes on where it can take once more. */
export function after(view: CheckersView, move: Move): CheckersView {
  const piece = on(view.board, move.from);
  const taken = move.kind === 'jump' ? move.over : null;
  const rest = view.board.filter(({ square }) => square !== move.from && square !== taken);
  if (!piece) return view;
  const home = homeOf(piece.seat).includes(move.to);
  const moved = { ...piece, square: move.to };
  const board = home ? rest : [...rest, moved];
  const brings = home ? piece.intelligence : 0;
  const scores = view.scores.map((score, seat) => score + (seat === piece.seat ? brings : 0));
  const goesOn = taken && !home && movesOf(moved, board).some(({ kind }) => kind === 'jump');
  return goesOn
    ? { ...view, board, scores, chain: move.to, mover: piece.seat }
    : { ...view, board, scores, chain: null, mover: 1 - piece.seat };
}

/** The positions in which a turn of this seat can end, after the move. */
export function endsAfter(view: CheckersView, move: Move, seat: number): CheckersView[] {
  const next = after(view, move);
  return next.mover === seat ? endsOf(next, seat) : [next];
}

const endsOf = (view: CheckersView, seat: number): CheckersView[] =>
  reachOf(view, seat).flatMap((move) => endsAfter(view, move, seat));

/**
 * Whether the turn of a seat is the last of the game, whatever it does, since the other cannot move then: `bare`, it has no animal now;
 * `gone`, the turn takes the last ones; else `stuck`. Null where that is not so.
 */
export function lastTurn(view: CheckersView, seat: number): 'bare' | 'gone' | 'stuck' | null {
  const ends = endsOf(view, seat);
  const left = ends.map((end) => mobilityOf(end, 1 - seat));
  if (ends.length === 0 || left.some(({ can }) => can > 0)) return null;
  if (view.board.every((piece) => piece.seat === seat)) return 'bare';
  return left.every(({ all }) => all === 0) ? 'gone' : 'stuck';
}

/** What a seat could take if it was its turn. */
export const jumpsOf = (view: CheckersView, seat: number): Jump[] =>
  reachOf({ ...view, chain: null }, seat).filter((move): move is Jump => move.kind === 'jump');

/** Of so many animals the strongest computer works out every ending in a second. */
const fewAnimals = 8;

/** So little is left that it may be known how the game ends; not before a capture that must be made, of which there is enough to tell. */
export const isNearEnd = (view: CheckersView) =>
  view.phase !== 'placement' && view.board.length <= fewAnimals && jumpsOf(view, view.mover).length === 0;

/** By animal: who of a seat could take it if it was its turn. */
export function takersOf(view: CheckersView, seat: number): Map<string, { piece: Piece; taker: Piece }> {
  const pairs = jumpsOf(view, seat).flatMap(({ from, over }) => {
    const [piece, taker] = [on(view.board, over), on(view.board, from)];
    return piece && taker ? [[keyOf(piece.seat, piece.animal), { piece, taker }] as const] : [];
  });
  return new Map(pairs);
}

/** The animals of a seat that the other could take if it was its turn now, the cleverest first. */
export const threatenedOf = (view: CheckersView, seat: number): Piece[] =>
  [...takersOf(view, 1 - seat).values()].map(({ piece }) => piece).sort(byWorth);

/** Those that it could take within one turn, in a chain of jumps too. */
export function takeableOf(view: CheckersView, seat: number): Piece[] {
  const ends = endsOf({ ...view, chain: null, mover: 1 - seat }, 1 - seat);
  const isTaken = ({ square }: Piece) => ends.some(({ board }) => on(board, square)?.seat !== seat);
  return view.board.filter((piece) => piece.seat === seat && isTaken(piece)).sort(byWorth);
}

/** The cleverest first. */
export const byWorth = (one: Piece, other: Piece) => other.intelligence - one.intelligence;

/** The best scores that a seat can come to, and whether it comes to them in any case. */
export interface Scored {
  scores: number[];
  certain: boolean;
}

export function bestOf(ends: readonly { scores: number[]; certain?: boolean }[], seat: number): Scored {
  const lead = (scores: number[]) => (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
  const [first, ...others] = ends.map(({ scores }) => scores);
  const best = others.reduce((most, each) => (lead(each) > lead(most) ? each : most), first ?? []);
  return {
    scores: best,
    certain: ends.every(({ scores, certain = true }) => certain && scores.join() === best.join()),
  };
}

/** How the game ends with the last turn of a seat. */
export const lastScores = (view: CheckersView, seat: number): Scored => bestOf(endsOf(view, seat), seat);

/** How an enemy that is beside the held animal stands to it; undefined where there is nothing to say. */
export function againstHeld(
  held: { seat: number; square: string; strength: number },
  other: Piece,
  board: Board,
  legal: readonly LegalMove[],
): Standing | undefined {
  if (held.seat === other.seat || !isBeside(held.square, other.square)) return undefined;
  const up = forward(held.seat);
  if (row(other.square) - row(held.square) !== up) return 'behind';
  const compared = standing(held.strength, other.strength);
  if (compared === 'danger') return compared;
  const takes = legal.some((move) => {
    const action = actionOf(move);
    return action.kind === 'jump' && action.from === held.square && action.over === other.square;
  });
  if (takes) return compared;
  const behind = shifted(other.square, column(other.square) - column(held.square), up);
  const even = compared === 'equal';
  if (!behind) return even ? 'evenEdge' : 'edge';
  return on(board, behind) ? (even ? 'evenFull' : 'full') : undefined;
}
