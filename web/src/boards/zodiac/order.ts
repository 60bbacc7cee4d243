// The order in which cards go up and come down within one turn (ZO-11), as it concerns the card that is held.
import { legalOf, type Legal, type Told } from './actions';
import { shiftOf, type Held } from './moves';
import { orderWords } from './order_words';
import { limit } from './view';
import { cardName } from './words';

/** Which cards of its row would have to wait if this one goes first; '' if none. */
export function waitingFor(held: Held, row: readonly string[], legal: readonly Legal[]): string {
  const left = row.slice(0, row.indexOf(held.card));
  const waiting = [...new Set(left)].filter((card) => legalOf(legal, shiftOf({ card, place: held.place })));
  if (waiting.length === 0) return '';
  const { upInOrder, downInOrder } = orderWords;
  return (held.place === 'hand' ? upInOrder : downInOrder)(cardName(held.card), waiting.map(cardName));
}

/** Why the held card cannot go to the other row, where what was done this turn is the reason; '' otherwise. */
export function heldBack({ card, place }: Held, turn: readonly Told[], lyingThere: number): string {
  // The row has no room.
  if (lyingThere > limit()) return '';
  const [way, back] = place === 'hand' ? (['up', 'down'] as const) : (['down', 'up'] as const);
  const moved = (kind: 'up' | 'down') => turn.flatMap((action) => (action.kind === kind ? [action.card] : []));
  if (moved(back).includes(card)) return (way === 'up' ? orderWords.cameDown : orderWords.wentUp)(cardName(card));
  const last = moved(way).at(-1);
  if (last === undefined) return '';
  return (way === 'up' ? orderWords.upTooLate : orderWords.downTooLate)(cardName(card), cardName(last));
}
