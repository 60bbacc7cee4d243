// A legal move as advice.
import type { LegalMove, View } from '../../wire/protocol';
import { actionOf, checkersView } from './view';
import { words } from './words';

export function advise(move: LegalMove, view: View): string {
  const at = (square: string) => checkersView(view).board.find((piece) => piece.square === square)?.animal ?? '';
  const action = actionOf(move);
  switch (action.kind) {
    case 'place':
      return words.advisePlace(action.animal, action.to);
    case 'slide':
      return words.adviseMove(at(action.from), action.to);
    case 'jump':
      return words.adviseTake(at(action.from), at(action.over), action.over);
  }
}
