// Which signs lie open before the other seats, where a Pangu can reach them.
import { isSign } from './actions';
import { others, type ZodiacView } from './view';

/** How many cards of each. */
export function openSigns({ viewer, seats }: ZodiacView): Map<string, number> {
  const open = new Map<string, number>();
  for (const seat of others(viewer, seats.length))
    for (const card of seats[seat]?.face_up ?? []) if (isSign(card)) open.set(card, (open.get(card) ?? 0) + 1);
  return open;
}
