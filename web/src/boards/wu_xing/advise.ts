// A legal move as advice: it completes "Try this: …".
import type { LegalMove, View } from '../../wire/protocol';
import { movesOf } from './actions';
import { choicesOf } from './offer';
import { tileName } from './tiles';
import { wuXingView } from './view';
import { words } from './words';

export function advise(move: LegalMove, view: View, names: string[]): string {
  const shown = wuXingView(view);
  const [known] = movesOf([move]);
  const [choice] = choicesOf(shown, known ? [known] : []);
  if (choice) {
    const { tile, gain, from } = choice;
    const what = tileName(tile.name);
    return from === null ? words.adviseClaim(what, gain) : words.adviseCapture(what, names[from] ?? '', gain);
  }
  const wanted = tileName(shown.wanted?.tile ?? '');
  switch (known?.action.kind) {
    case 'prevent':
      return words.advisePrevent(wanted);
    case 'allow':
      return words.adviseAllow(wanted);
    case 'token': {
      const { die, change } = known.action;
      const to = shown.prospects.find((prospect) => prospect.move === move.move)?.faces[0];
      return change === '?' || to === undefined ? words.adviseAgain(die) : words.adviseToken(die, to);
    }
    case 'pass':
      return words.advisePass;
    default:
      return move.move;
  }
}
