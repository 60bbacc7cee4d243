// What a move is good for, as somebody sees it who looks one turn ahead: whom it takes out of reach, whom it threatens, what it leaves
// to be taken. It is the same whoever moves, and says nothing of what a search finds.
import { listOf } from '../../words/lists';
import type { Action, View } from '../../wire/protocol';
import { purposeWords as say } from './purpose_words';
import { after, byWorth, endsAfter, forward, jumpsOf, reachOf, takersOf, type Move } from './reach';
import { standingsOf } from './tell';
import { actionOf, checkersView, row, type CheckersView, type Piece } from './view';

const mostThreats = 2;

type Called = (piece: Piece) => string;

/** Each as what the move does: "threatens Ann’s Rat"; no care where the seat `loses` somebody all the same, a little later. None of a placement, and none of a jump after which the animal goes on. */
export function purposes(action: Action, seen: View, names: readonly string[], loses = false): string[] {
  const view = checkersView(seen);
  const move = actionOf({ action });
  const mover = view.board.find(({ square }) => move.kind !== 'place' && square === move.from);
  if (move.kind === 'place' || !mover) return [];
  const { seat } = mover;
  const end = after(view, move);
  if (end.mover === seat) return [];
  const called = ({ animal, seat: owner }: Piece) => say.whose(animal, names[owner] ?? '');
  const told = [goesOn(view, move, seat, names), saved(view, end, mover, called), passed(view, end, mover, called)];
  if (jumpsOf(end, 1 - seat).length === 0)
    told.push(threatened(view, end, seat, called), loses ? '' : careful(view, move, seat));
  const some = told.filter(Boolean);
  return some.length ? some : [waits(end, mover, called)].filter(Boolean);
}

const still = ({ board }: CheckersView, { seat, animal }: Piece) =>
  board.find((piece) => piece.seat === seat && piece.animal === animal);

/** With most of what else could be done the game would be over; not where that would win. */
function goesOn(view: CheckersView, move: Move, seat: number, names: readonly string[]): string {
  const ended = (end: CheckersView) => reachOf(end, end.mover).length === 0;
  const ahead = ({ scores }: CheckersView) => (scores[seat] ?? 0) > (scores[1 - seat] ?? 0);
  const others = reachOf(view, seat).filter(({ from, to }) => from !== move.from || to !== move.to);
  const ending = others.flatMap((other) => endsAfter(view, other, seat)).filter((end) => ended(end) && !ahead(end));
  const [first] = ending;
  if (!first || ended(after(view, move)) || 2 * ending.length < others.length) return '';
  return say.goesOn(standingsOf(first.scores, names));
}

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

/** So many rows are left between it and the nearest enemy in front of it. */
const distant = 4;

/** It moves far behind the others, where no enemy comes for now. */
function waits(end: CheckersView, mover: Piece, called: Called): string {
  const there = still(end, mover);
  const ahead = end.board.flatMap(({ seat, square }) => {
    const rows = there ? (row(square) - row(there.square)) * forward(mover.seat) : 0;
    return rows > 0 ? { own: seat === mover.seat, rows } : [];
  });
  const enemies = ahead.filter(({ own }) => !own);
  const isFar = enemies.length > 0 && enemies.every(({ rows }) => rows >= distant);
  return isFar && ahead.some(({ own }) => own) ? say.waits(called(mover)) : '';
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
