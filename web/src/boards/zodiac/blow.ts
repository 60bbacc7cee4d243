// The dramas of the game, a theft and a turn that is to be missed: who did it to whom, where others have just done so to each other.
import type { Deed } from './actions';

export interface Blow {
  by: number;
  on: number;
  /** The sign that a Pangu took; null for a Cat. */
  stolen: string | null;
}

/** What was done last. One's own needs no telling, and what one suffers stands over one's own row. */
export function blowIn(deeds: readonly Deed[], viewer: number | null): Blow | null {
  const action = deeds.at(-1)?.action;
  if (action?.kind !== 'play' || action.mover === viewer || action.target === viewer) return null;
  return { by: action.mover, on: action.target, stolen: action.card === 'Cat' ? null : action.sign };
}
