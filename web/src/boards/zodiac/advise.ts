// A legal move as advice.
import type { LegalMove, View } from '../../wire/protocol';
import { movesOf } from './actions';
import { afterMover, zodiacView } from './view';
import { cardName, words } from './words';

export function advise(move: LegalMove, view: View, names: string[]): string {
  const action = movesOf([move])[0]?.action;
  const shown = zodiacView(view);
  const name = (of: number | null) => names[of ?? -1] ?? '';
  const say = words.advise;
  switch (action?.kind) {
    case 'draw':
    case 'call':
      return say[action.kind];
    case 'pass':
      return shown.phase === 'begin' ? say.pass : say.endTurn;
    case 'take':
      return say.take(cardName(shown.top ?? ''));
    case 'up':
    case 'down':
      return say[action.kind](cardName(action.card));
    case 'discard':
      return (action.from === 'hand' ? say.discard : say.discardUp)(cardName(action.card));
    case 'play':
      if (action.card === 'Cat') return say.cat(name(afterMover(shown)));
      return (action.to === 'hand' ? say.pangu : say.panguUp)(cardName(action.sign), name(action.target));
    case 'fine':
      return action.card === undefined
        ? say.fineBlind(name(shown.mover))
        : say.fine(cardName(action.card), name(shown.mover));
    default:
      return move.move;
  }
}
