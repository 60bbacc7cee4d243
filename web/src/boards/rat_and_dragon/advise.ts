// A legal move as an adviser would say it.
import type { LegalMove, View } from '../../wire/protocol';
import { ratView } from './view';
import { words } from './words';

export function advise({ seat, kind, number, creature, square }: LegalMove, view: View): string {
  if (kind === 'choose') return words.adviseChoose(String(creature), Number(number));
  if (kind === 'draw') return words.adviseDraw(String(square));
  const partner = ratView(view).sheets[seat]?.creatures.find(({ first }) => first === square);
  return partner ? words.advisePair(partner.creature, partner.number) : words.adviseAlone;
}
