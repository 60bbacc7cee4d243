// What was done has its moment before the next dice are thrown. They tumble; what they show is put into words when they lie still.
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';
import { tumbles } from './beats';

export class Landing {
  /** The dice that have been thrown are not seen yet. */
  waits = $state(false);
  /** They lie still. */
  still = $state(true);
  private seen: { throws: number; deeds: number } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `throws`: how often dice were thrown so far; at first sight they lie still, and where one comes to another time of the game: `last`
   * tells whether the last step was to throw them. `deeds`: how much was done; `beat`: the moment that the last of it has.
   */
  saw(throws: number, deeds: number, beat: number, last = true): void {
    const { seen } = this;
    this.seen = { throws, deeds };
    if (throws === seen?.throws) return;
    clearTimeout(this.timer);
    const fresh = last && throws - 1 === seen?.throws;
    const moment = fresh && deeds > (seen?.deeds ?? deeds) ? duration(beat * tempo.factor) : 0;
    this.waits = moment > 0;
    this.still = !this.waits;
    if (moment) this.timer = setTimeout(() => this.tumble(), moment);
    else if (fresh) this.tumble();
  }

  private tumble(): void {
    this.waits = false;
    const wait = duration(tumbles);
    this.still = wait === 0;
    if (wait) this.timer = setTimeout(() => (this.still = true), wait);
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
