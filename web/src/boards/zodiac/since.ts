// What the others have done since one's own last turn.
import type { Deed } from './actions';

export interface Did {
  seat: number;
  name: string;
  did: string;
}

/**
 * The seats that have moved, or were passed over, since the viewer did something: in the order of play. `now`: the number of the viewer's
 * own turn that goes on, for all of which that stays in sight.
 */
export function sinceTurnOf(
  viewer: number,
  around: readonly number[],
  deeds: readonly Deed[],
  now: number | null,
): number[] {
  const own = deeds.map(({ seat, action }) => seat === viewer && !(action.mover === viewer && action.turn === now));
  const told = deeds
    .slice(Math.max(0, own.lastIndexOf(true)))
    .flatMap(({ action, seat }) => [...(seat === action.mover ? [seat] : []), ...(action.skipped ?? [])]);
  return around.filter((seat) => told.includes(seat));
}
