// To pass where nothing else is legal is done by itself after a moment, but not at a position to which one has come back.

/** Until then whoever is quicker passes by hand; in milliseconds. */
export const passesAfter = 1200;

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
