// What the others have done since one's own last turn.
import type { Deed } from './actions';

export interface Did {
  seat: number;
  name: string;
  did: string;
}

/** The seats that have moved, or were passed over, since the viewer did something: in the order of play. */
export function sinceTurnOf(viewer: number, around: readonly number[], deeds: readonly Deed[]): number[] {
  const since = deeds.slice(Math.max(0, deeds.map(({ seat }) => seat).lastIndexOf(viewer)));
  const told = since.flatMap(({ action, seat }) => [
    ...(seat === action.mover ? [seat] : []),
    ...(action.skipped ?? []),
  ]);
  return around.filter((seat) => told.includes(seat));
}
