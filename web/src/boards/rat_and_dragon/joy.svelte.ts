// The best pair there is gets a moment of its own when a round brings it, at whichever seat.
import { isWedding, type Deed } from './news';

const moment = 1800;

export class Joy {
  now = $state.raw<Deed | null>(null);
  private heard = '';
  private begun = false;

  /** The deeds of the last round; `live`: not beside an earlier position. */
  hear(deeds: Deed[], live: boolean): void {
    const found = deeds.find(isWedding) ?? null;
    const key = found ? JSON.stringify(found) : '';
    const news = this.begun && live && key !== this.heard;
    this.begun = true;
    this.heard = key;
    if (!news || !found) return;
    this.now = found;
    setTimeout(() => {
      if (this.now === found) this.now = null;
    }, moment);
  }
}
