// The best pair there is gets a moment of its own when a round brings it, at whichever seat.
import type { Married } from './news';

const moment = 1800;

export class Joy {
  now = $state.raw<Married | null>(null);
  private heard: Married | null = null;
  private begun = false;

  /** The wedding of the last round, if any; `live`: not beside an earlier position. */
  hear(found: Married | null, live: boolean): void {
    const { heard } = this;
    const news = this.begun && live && (found?.seat !== heard?.seat || found?.points !== heard?.points);
    this.begun = true;
    this.heard = found;
    if (!news || !found) return;
    this.now = found;
    setTimeout(() => {
      if (this.now === found) this.now = null;
    }, moment);
  }
}
