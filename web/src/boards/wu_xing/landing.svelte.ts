// The dice tumble for a moment; what they show is put into words when they lie still.
import { duration } from '../../preferences/motion';

/** Until the second die lies still (Die.svelte). */
const tumbles = 560;

export class Landing {
  /** The dice lie still. */
  still = $state(true);
  private seen: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `throws`: how often dice were thrown so far; at first sight they lie still. */
  saw(throws: number): void {
    if (throws === this.seen) return;
    const fresh = this.seen !== undefined && throws > this.seen;
    this.seen = throws;
    clearTimeout(this.timer);
    const wait = fresh ? duration(tumbles) : 0;
    this.still = wait === 0;
    if (wait) this.timer = setTimeout(() => (this.still = true), wait);
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
