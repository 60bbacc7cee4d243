// The race is over: the run to the palace is shown once, when one was there, and before the result.
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';

/** It waits to be left: a result that came by itself would take the click that was meant for Next. Only who is gone sees it go. */
const stays = 120_000;

export class Finale {
  shown = $state(false);
  private was: boolean | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `over`: all of the game has been told; `news`: that happens now, or has just happened. */
  hear(over: boolean, news: boolean): void {
    const { was } = this;
    this.was = over;
    if (!over) return this.leave();
    if (was !== false || !news || duration(stays) * tempo.factor === 0) return;
    this.shown = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.leave(), stays);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.shown = false;
  }
}

/** The least way from one of those behind to the next, as a part of all. */
const apart = 0.2;

/** And from the first, whose wreath is wide. */
const nearest = 0.42;

/** How far along the way each is drawn, in the order of the ranking, from 0 to the palace at 1: nobody over another's name. */
export function alongIn(positions: readonly number[], finish: number): number[] {
  const last = Math.min(...positions);
  let before = nearest + apart;
  return positions.map((position, place) => {
    if (place === 0) return 0.74;
    const left = (positions.length - 1 - place) * Math.min(apart, 0.6 / positions.length);
    return (before = Math.max(left, Math.min(before - apart, (position - last) / Math.max(1, finish - last))));
  });
}
