// Whether what a seat did says that it needs more than one sign: whoever needs but one neither discards it nor lets it lie.
import { isSign, type Deed } from './actions';
import { signs } from '../../pieces/signs';
import type { SeatView } from './view';

/**
 * The signs that it discarded, or drew a card in the place of, since it last got one more card to keep: none of them is its last.
 */
function spurned(seat: number, deeds: readonly Deed[]): Set<string> {
  const spurns = new Set<string>();
  /** Unknown where a fine bars it. */
  const pile: (string | null)[] = [];
  for (const { action } of deeds) {
    const { kind } = action;
    const own = action.mover === seat;
    const top = pile.at(-1);
    if (own && (kind === 'pass' || (kind === 'play' && action.card === 'Pangu'))) spurns.clear();
    if (own && kind === 'draw' && top && isSign(top)) spurns.add(top);
    if (own && kind === 'discard' && isSign(action.card)) spurns.add(action.card);
    if (kind === 'turn' || kind === 'discard' || kind === 'play') pile.push(action.card);
    else if (kind === 'fine' || kind === 'fined') pile.push(null);
    else if (kind === 'take') pile.pop();
  }
  return spurns;
}

/** Every sign is known to be there, or cannot be the last. */
export function ruledOut(seat: number, { face_up, known }: SeatView, deeds: readonly Deed[]): boolean {
  const there = new Set([...face_up, ...known, ...spurned(seat, deeds)]);
  return signs().every(({ name }) => there.has(name));
}
