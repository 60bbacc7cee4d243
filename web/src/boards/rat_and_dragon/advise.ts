// A legal move as an adviser would say it.
import type { LegalMove, View } from '../../wire/protocol';
import { actionOf, ratView, squareOf } from './view';
import { words } from './words';

export function advise(move: LegalMove, view: View): string {
  const action = actionOf(move);
  if (action.kind === 'choose') return words.adviseChoose(action.creature, action.number);
  if (action.kind === 'draw') return words.adviseDraw(action.square);
  const at = squareOf(move);
  const partner = ratView(view).sheets[move.seat]?.creatures.find(({ first }) => first === at);
  return partner ? words.advisePair(partner.creature, partner.number) : words.adviseAlone;
}
