// What a move is good for, as somebody sees it who looks one turn ahead: whom it takes out of reach, whom it threatens, what it leaves
// to be taken. It is the same whoever moves, and says nothing of what a search finds.
import { listOf } from '../../words/lists';
import type { Action, View } from '../../wire/protocol';
import { purposeWords as say } from './purpose_words';
import { after, endsAfter, forward, on, reachOf, type Jump, type Move } from './reach';
import { actionOf, checkersView, keyOf, row, type CheckersView, type Piece } from './view';

const mostThreats = 2;

type Called = (piece: Piece) => string;

/** Each as what the move does: "threatens Ann’s Rat". None of a placement, and none of a jump after which the animal goes on. */
export function purposes(action: Action, seen: View, names: readonly string[]): string[] {
  const view = checkersView(seen);
  const move = actionOf({ action });
  const mover = view.board.find(({ square }) => move.kind !== 'place' && square === move.from);
  if (move.kind === 'place' || !mover) return [];
  const { seat } = mover;
  const end = after(view, move);
  if (end.mover === seat) return [];
  const called = ({ animal, seat: owner }: Piece) => say.whose(animal, names[owner] ?? '');
  const told = [saved(view, end, mover, called), passed(view, end, mover, called)];
  if (jumpsOf(end, 1 - seat).length === 0) told.push(threatened(view, end, seat, called), careful(view, move, seat));
  return told.filter(Boolean);
}

/** What a seat could take if it was its turn. */
const jumpsOf = (view: CheckersView, seat: number): Jump[] =>
  reachOf({ ...view, chain: null }, seat).filter((move): move is Jump => move.kind === 'jump');

const still = ({ board }: CheckersView, { seat, animal }: Piece) =>
  board.find((piece) => piece.seat === seat && piece.animal === animal);

/** By animal: who could take it. */
function takersOf(view: CheckersView, seat: number): Map<string, { piece: Piece; taker: Piece }> {
  const pairs = jumpsOf(view, seat).flatMap(({ from, over }) => {
    const [piece, taker] = [on(view.board, over), on(view.board, from)];
    return piece && taker ? [[keyOf(piece.seat, piece.animal), { piece, taker }] as const] : [];
  });
  return new Map(pairs);
}

/** The cleverest first. */
const byWorth = (one: Piece, other: Piece) => other.intelligence - one.intelligence;

function saved(view: CheckersView, end: CheckersView, mover: Piece, called: Called): string {
  const [before, left] = [takersOf(view, 1 - mover.seat), takersOf(end, 1 - mover.seat)];
  const [first] = [...before]
    .filter(([key]) => !left.has(key))
    .sort(([, one], [, other]) => byWorth(one.piece, other.piece));
  if (!first) return '';
  const { piece, taker } = first[1];
  if (!still(end, taker)) return say.rids(called(piece), called(taker));
  return piece === mover ? say.leaves(called(piece), called(taker)) : say.guards(called(piece), called(taker));
}

/** It is behind every enemy, and nobody goes back. */
function passed(view: CheckersView, end: CheckersView, mover: Piece, called: Called): string {
  const there = still(end, mover);
  const enemies = (board: readonly Piece[], { square }: Piece) =>
    board.filter(
      ({ seat, square: theirs }) => seat !== mover.seat && (row(theirs) - row(square)) * forward(mover.seat) > 0,
    );
  const isNew = there && enemies(end.board, there).length === 0 && enemies(view.board, mover).length > 0;
  return isNew ? say.passes(called(mover)) : '';
}

function threatened(view: CheckersView, end: CheckersView, seat: number, called: Called): string {
  const before = takersOf(view, seat);
  const pieces = [...takersOf(end, seat)].filter(([key]) => !before.has(key)).map(([, { piece }]) => piece);
  return pieces.length ? say.threatens(listOf(pieces.sort(byWorth).slice(0, mostThreats).map(called))) : '';
}

/** Nothing of the seat can be taken after this move; after most of the others something can, however they go on. */
function careful(view: CheckersView, move: Move, seat: number): string {
  const others = reachOf(view, seat).filter(({ from, to }) => from !== move.from || to !== move.to);
  const careless = others.filter((other) =>
    endsAfter(view, other, seat).every((end) => jumpsOf(end, 1 - seat).length > 0),
  );
  return careless.length && 2 * careless.length >= others.length ? say.careful(careless.length, others.length) : '';
}
