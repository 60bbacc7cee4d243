// An animal that nobody can meet any more walks home at a click a step: it need not be picked up again.
import type { LegalMove, Step } from '../../wire/protocol';
import { forward } from './reach';
import { threatenedIn } from './turn';
import { actionOf, column, row, type CheckersView, type Held, type Piece } from './view';

/** All go forward only: who is not in the cone before an animal neither takes it nor is taken by it. */
function meets({ seat, square }: Piece, other: Piece): boolean {
  const ahead = (row(other.square) - row(square)) * forward(seat);
  return other.seat !== seat && ahead > 0 && Math.abs(column(other.square) - column(square)) <= ahead;
}

/** Whoever of a seat stepped last, where that strolls, nothing else asks for attention, and no other can step where it can. */
export function strollerOf(view: CheckersView, legal: LegalMove[], steps: readonly Step[]): Held | null {
  const seat = legal[0]?.seat;
  const last = steps.filter((step) => step.seat === seat).at(-1);
  const came = last && actionOf(last);
  const piece = came?.kind === 'slide' && view.board.find(({ square }) => square === came.to);
  if (!piece || piece.seat !== seat || view.board.some((other) => meets(piece, other))) return null;
  if (threatenedIn({ view, legal, exercise: false }).length) return null;
  const slides = legal.map(actionOf).filter((action) => action.kind === 'slide');
  const own = slides.filter(({ from }) => from === piece.square);
  const isShared = slides.some(({ from, to }) => from !== piece.square && own.some((action) => action.to === to));
  return own.length && !isShared ? { seat, animal: piece.animal, from: piece.square } : null;
}
