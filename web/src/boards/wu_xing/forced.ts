// What is done by itself after a moment where somebody wants that: to throw, and to pass where nothing can be taken; but not at a position
// to which one has come back.
import type { Legal } from './actions';
import type { Prospect } from './view';

/**
 * Why nothing can be taken: 'dry': no token changes that; 'far': no single one does, but several, one after the other, might, which is for
 * the person to say; null where something can be taken, or where a token would bring it.
 */
export type Nothing = 'dry' | 'far' | null;

export function nothingFor(legal: readonly Legal[], prospects: readonly Prospect[], tokens: number): Nothing {
  const passes = legal.some(({ action }) => action.kind === 'pass');
  const takes = legal.some(({ action: { kind } }) => kind !== 'pass' && kind !== 'token');
  if (!passes || takes || prospects.some(({ brings }) => Object.keys(brings).length > 0)) return null;
  return tokens > 1 && legal.some(({ action }) => action.kind === 'token') ? 'far' : 'dry';
}

/**
 * So long the dice lie with what they show, and whoever is quicker passes by hand; longer where one may reach for a token, which stops it;
 * in milliseconds.
 */
export const passesAfter = { dry: 1700, far: 2800 };

/** Until then whoever has the dice thrown for them can still stop it; in milliseconds. */
export const throwsAfter = 1000;

/**
 * The dice are thrown for the person here, who wants that. `throws`: it is for them to throw, now and not at an earlier position; `own`: how
 * many people sit at this screen: of several each throws; `isNew`: nobody has come back to it.
 */
export const throwsItself = (at: {
  wanted: boolean;
  throws: boolean;
  own: number;
  isNew: boolean;
  over: boolean;
}): boolean => at.wanted && at.throws && at.own === 1 && at.isNew && !at.over;

export class Forced {
  private furthest = -1;
  private back = false;

  /** Sees every position; false at one that was undone or looked at again, and until the game is further than it was. */
  isNew(step: number): boolean {
    if (step < this.furthest) this.back = true;
    if (step > this.furthest) this.back = false;
    this.furthest = Math.max(step, this.furthest);
    return !this.back;
  }
}
