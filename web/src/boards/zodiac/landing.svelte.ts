// A turn begins when the last move of another seat has landed: until then nothing is offered, and it is still that seat’s turn.
import { untrack } from 'svelte';
import { duration } from '../../preferences/motion';
import { heldBack } from '../held_back.svelte';
import type { Deed } from './actions';
import { flightsOf, flightTime } from './flights';

/** Whether what was done is a card that somebody else moves. */
export const comesFlying = (made: readonly Deed[], viewer: number | null): boolean =>
  made.length === 1 && made.every(({ action }) => action.mover !== viewer) && flightsOf(made).length > 0;

/** Until the first picture of it is drawn. */
const takesOff = 80;

/** How long that takes. */
export const landingTime = (made: readonly Deed[]): number =>
  takesOff + flightTime[flightsOf(made).some(({ crosses }) => crosses) ? 'crossing' : 'others'];

export class Landing {
  underWay = $state(false);
  private time = 0;

  constructor(position: () => { deeds: readonly Deed[]; viewer: number | null; over: boolean }) {
    let known = untrack(() => position().deeds.length);
    $effect.pre(() => {
      const { deeds, viewer, over } = position();
      if (deeds.length === known) return;
      const made = deeds.slice(known);
      known = deeds.length;
      this.time = landingTime(made);
      this.underWay = !over && duration(1) > 0 && comesFlying(made, viewer);
    });
    $effect(() => {
      if (!this.underWay) return;
      const timer = setTimeout(() => (this.underWay = false), this.time);
      return () => clearTimeout(timer);
    });
  }

  /** A value as it was before the move that is on its way. */
  told<T>(value: () => T): () => T {
    return heldBack(value, () => this.underWay);
  }
}
