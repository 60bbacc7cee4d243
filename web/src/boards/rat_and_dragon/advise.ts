// A legal move as an adviser would say it: what to draw and where, and beside whom.
import type { LegalMove, View } from '../../wire/protocol';
import { actionOf, bestPartner, ratView, squareOf, type Prospect, type RatView } from './view';
import { words } from './words';

/** "beside the Snake 5 at c4", with the points of the pair. */
function besideOf({ sheets }: RatView, seat: number, partner: Prospect | null | undefined): string {
  const creature = sheets[seat]?.creatures.find(({ first }) => first === partner?.first);
  if (!creature || !partner) return '';
  return words.adviseBeside(words.theOne(creature.creature, creature.number), creature.first, partner.points);
}

export function advise(move: LegalMove, view: View): string {
  const shown = ratView(view);
  const { offer, drawing, sheets } = shown;
  const action = actionOf(move);
  // What can be done with a creature, and what is being drawn, is known of the viewer's own sheet alone.
  const own = shown.viewer === move.seat;
  const offered = (number: number | undefined) => (own ? offer.find((value) => value.number === number) : undefined);
  if (action.kind === 'choose') {
    const value = offered(action.number);
    return words.adviseChoose(action.creature, action.number) + besideOf(shown, move.seat, value && bestPartner(value));
  }
  if (action.kind === 'draw') {
    const partners = offered(drawing?.number)?.prospects?.partners ?? [];
    const partner = partners.find(({ squares }) => squares.includes(action.square));
    return words.adviseDraw((own && drawing?.creature) || '', action.square) + besideOf(shown, move.seat, partner);
  }
  const at = squareOf(move);
  const partner = sheets[move.seat]?.creatures.find(({ first }) => first === at);
  return partner ? words.advisePair(partner.creature, partner.number, partner.first) : words.adviseAlone;
}
