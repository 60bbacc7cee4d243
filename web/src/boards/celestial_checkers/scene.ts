// What a capture or a coming home looks like on its way: the mover where it goes, whoever is taken still there. After that the view
// itself is drawn, in which both have left the board.
import type { Step } from '../../wire/protocol';
import { homeOf } from './animals';
import { actionOf, type CheckersView, type Piece } from './view';

export interface Scene {
  view: CheckersView;
  mover: Piece;
  taken: Piece | undefined;
  home: boolean;
}

/** Null where nobody leaves the board. */
export function sceneOf(before: CheckersView, step: Step): Scene | null {
  const action = actionOf(step);
  if (step.seat === 'chance' || action.kind === 'place') return null;
  const from = before.board.find(({ square }) => square === action.from);
  const prey = action.kind === 'jump' ? before.board.find(({ square }) => square === action.over) : undefined;
  if (!from) return null;
  const mover = { ...from, square: action.to };
  const home = homeOf(mover.seat).includes(action.to);
  if (!prey && !home) return null;
  const board = before.board.map((piece) => (piece === from ? mover : piece));
  return { view: { ...before, board }, mover, taken: prey, home };
}
