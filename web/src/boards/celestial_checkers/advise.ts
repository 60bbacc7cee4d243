// A legal move as advice.
import type { LegalMove, View } from '../../wire/protocol';
import { checkersView, squaresOf } from './view';
import { words } from './words';

export function advise({ move, animal, from, over, to }: LegalMove, view: View): string {
  const at = new Map(checkersView(view).board.map((piece) => [piece.square, piece.animal]));
  if (typeof animal === 'string') return words.advisePlace(animal, String(to));
  const mover = at.get(String(from)) ?? '';
  if (typeof over !== 'string') return words.adviseMove(mover, String(to));
  const taken = words.adviseTake(mover, at.get(over) ?? '', over);
  const [, , ...further] = squaresOf(move);
  const end = further.at(-1);
  return end ? words.adviseChain(taken, end) : taken;
}
