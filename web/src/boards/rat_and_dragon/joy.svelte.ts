// A great pair gets a moment of its own when a round brings it: the best there is at whichever seat, others at one's own.
import type { Married } from './news';

export class Joy {
  now = $state.raw<Married | null>(null);
  /** The last round of which it was told. */
  private round: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: in milliseconds; 0 for whoever wants no such moments. */
  constructor(private readonly lasts: (best: boolean) => number) {}

  /** The great pair of the last round before this one, if any; `live`: not beside an earlier position. */
  hear(found: Married | null, round: number, live: boolean): void {
    this.round = live ? Math.min(this.round ?? round, round) : (this.round ?? round);
    if (!live) this.hurry();
    if (!live || !found || round <= this.round) return;
    this.round = round;
    const lasts = this.lasts(found.best);
    if (lasts === 0) return;
    clearTimeout(this.timer);
    this.now = found;
    this.timer = setTimeout(this.hurry, lasts);
  }

  readonly hurry = (): void => {
    clearTimeout(this.timer);
    this.now = null;
  };
}
