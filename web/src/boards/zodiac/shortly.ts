// The last turn of a seat in short, the cards it left in view, and what others did to a seat.
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

/** For the player of the seat: "Seat 4 took your Horse", with the card to show. `owes`: the turn is still to be missed. */
export function sufferedWords(
  { seat, act, card }: Deed,
  name: (seat: number) => string,
  owes: boolean,
): { text: string; card: string } {
  const who = seat === 'chance' ? '' : name(seat);
  if (act.kind === 'cat') return { text: (owes ? words.suffered.cat : words.suffered.catOver)(who), card: 'Cat' };
  if (act.kind === 'pangu') return { text: words.suffered.pangu(who, cardName(act.sign)), card: 'Pangu' };
  return { text: words.suffered.fine(cardName(card ?? '')), card: card ?? '' };
}

/** The face-up cards that a seat lost. */
export const lostOf = (deeds: readonly Deed[]): string[] =>
  deeds.flatMap(({ act }) => {
    if (act.kind === 'pangu') return [act.sign];
    return act.kind === 'fine' && act.card !== null ? [act.card] : [];
  });

/** The cards that went to a known place: "face_up Ox", "hand Dog". */
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
