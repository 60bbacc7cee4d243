// A legal move as advice.
import type { LegalMove, View } from '../../wire/protocol';
import { readMove } from './moves';
import { nextSeat, zodiacView } from './view';
import { cardName, words } from './words';

export function advise({ seat, move }: LegalMove, view: View, names: string[]): string {
  const act = readMove(move);
  const { top, mover } = zodiacView(view);
  const name = (of: number | null) => names[of ?? -1] ?? '';
  const say = words.advise;
  switch (act?.kind) {
    case 'draw':
      return say.draw;
    case 'take':
      return say.take(cardName(top ?? ''));
    case 'up':
      return say.up(cardName(act.card));
    case 'down':
      return say.down(cardName(act.card));
    case 'discard':
      return (act.from === 'hand' ? say.discard : say.discardUp)(cardName(act.card));
    case 'pass':
      return say.pass;
    case 'call':
      return say.call;
    case 'cat':
      return say.cat(name(nextSeat(seat, names.length)));
    case 'pangu':
      return (act.to === 'hand' ? say.pangu : say.panguUp)(cardName(act.sign), name(act.seat));
    case 'fine':
      return act.card === null ? say.fineBlind(name(mover)) : say.fine(cardName(act.card), name(mover));
    default:
      return move;
  }
}
