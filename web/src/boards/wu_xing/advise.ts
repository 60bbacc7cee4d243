// A legal move as advice: it completes "Try this: …".
import type { LegalMove, View } from '../../wire/protocol';
import { choicesOf } from './offer';
import { tileName } from './tiles';
import { wuXingView } from './view';
import { words } from './words';

export function advise(move: LegalMove, view: View, names: string[]): string {
  const shown = wuXingView(view);
  const [choice] = choicesOf(shown, [move]);
  if (choice) {
    const { tile, gain, from } = choice;
    const what = tileName(tile.name);
    return from === null ? words.adviseClaim(what, gain) : words.adviseCapture(what, names[from] ?? '', gain);
  }
  const wanted = tileName(shown.wanted?.tile ?? '');
  if (move.move === 'prevent') return words.advisePrevent(wanted);
  if (move.move === 'allow') return words.adviseAllow(wanted);
  if (move.kind !== 'token') return words.advisePass;
  const face = Number(move.die);
  const to = shown.prospects.find((prospect) => prospect.move === move.move)?.faces[0];
  return move.change === '?' || to === undefined ? words.adviseAgain(face) : words.adviseToken(face, to);
}
