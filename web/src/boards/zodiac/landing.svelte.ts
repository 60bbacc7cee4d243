// A turn begins when the last move of another seat has landed: until then nothing is offered, and it is still that seat’s turn.
import { untrack } from 'svelte';
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';
import { heldBack } from '../held_back.svelte';
import type { Deed } from './actions';
import { flightsOf, flightTime, mostFlying } from './flights';

/** Whether cards that others move fly to where they come: of a jump to another time none do. */
export const comesFlying = (made: readonly Deed[], viewer: number | null): boolean =>
  made.length <= mostFlying && flightsOf(made.filter(({ action }) => action.mover !== viewer)).length > 0;

/** Until the first picture of it is drawn. */
const takesOff = 80;

/** How long that takes. */
export const landingTime = (made: readonly Deed[]): number =>
  takesOff + flightTime[flightsOf(made).some(({ crosses }) => crosses) ? 'crossing' : 'others'];

export class Landing {
  underWay = $state(false);
  private time = 0;
  /** The steps before which a card flew last. */
  private latest = $state.raw(0);

  constructor(position: () => { deeds: readonly Deed[]; viewer: number | null; over: boolean }) {
    let known = untrack(() => position().deeds.length);
    $effect.pre(() => {
      const { deeds, viewer, over } = position();
      if (deeds.length === known) return;
      const made = deeds.slice(known);
      known = deeds.length;
      // Whoever skips does not want to see it.
      const isShown = !over && duration(1) * untrack(() => tempo.factor) > 0;
      const flies = isShown && comesFlying(made, viewer);
      if (flies) this.time = landingTime(made);
      // What follows while a card is still on its way, as the end of that turn, waits with it.
      this.underWay = flies || (this.underWay && isShown && made.length > 0);
      if (flies) this.latest = known;
    });
    $effect(() => {
      void this.latest;
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
