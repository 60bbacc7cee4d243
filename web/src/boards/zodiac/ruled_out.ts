// What the discards of a seat say of its hand: whether it needs more than one sign, as whoever needs but one neither discards it nor lets
// it lie; and which signs it is likely to have.
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

/** The signs that it threw out, so that it is likely to have had them twice, and has not been seen to lose since. */
export function doublesOf(seat: number, deeds: readonly Deed[]): Set<string> {
  const doubles = new Set<string>();
  /** It would only go back to where it came from. */
  let took = '';
  for (const { action } of deeds) {
    const { kind, mover } = action;
    if (kind === 'play' && action.card === 'Pangu' && action.target === seat) doubles.delete(action.sign);
    if (mover !== seat) continue;
    if (kind === 'take') took = action.card;
    else if (kind === 'draw') took = '';
    else if ((kind === 'fine' || kind === 'fined') && action.card !== undefined) doubles.delete(action.card);
    else if (kind === 'discard' && isSign(action.card) && action.card !== took) doubles.add(action.card);
  }
  return doubles;
}
