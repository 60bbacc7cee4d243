// The last turn of a seat in few words, and what it left lying for all to see.
import type { Deed } from './history';
import { cardName, words } from './words';

export function shortly(deeds: readonly Deed[], name: (seat: number) => string): string {
  return deeds.flatMap((deed, index) => fragment(deed, deeds[index + 1], name)).join(' · ');
}

function fragment({ act, card }: Deed, next: Deed | undefined, name: (seat: number) => string): string[] {
  const known = cardName(card ?? '');
  switch (act.kind) {
    case 'draw':
      return [next?.act.kind === 'drawn' && next.card ? words.did.drew(cardName(next.card)) : words.did.draw];
    case 'take':
      return [words.did.take(known)];
    case 'up':
      return [words.did.up(known)];
    case 'down':
      return [words.did.down(known)];
    case 'discard':
      return [words.did.discard(known)];
    case 'pass':
      return [words.did.pass];
    case 'call':
      return [words.did.call];
    case 'cat':
      return [words.did.cat];
    case 'pangu':
      return [words.did.pangu(cardName(act.sign), name(act.seat))];
    default:
      return [];
  }
}

/** The cards that came to lie where all know them: "face_up Ox", "hand Dog". */
export function laid(deeds: readonly Deed[]): Set<string> {
  const found = new Set<string>();
  for (const { act, card } of deeds) {
    if (act.kind === 'up') found.add(`face_up ${act.card}`);
    if (act.kind === 'down') found.add(`hand ${act.card}`);
    if (act.kind === 'take') found.add(`hand ${card ?? ''}`);
    if (act.kind === 'pangu') found.add(`${act.to} ${act.sign}`);
  }
  return found;
}
