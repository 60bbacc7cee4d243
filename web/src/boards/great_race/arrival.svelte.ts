// Somebody has reached Finish: a moment for it, whenever it happens or is told.
const stays = 3600;

export class Arrival {
  /** Who has just arrived. */
  seats = $state.raw<number[]>([]);
  private known: number[] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `news`: it happens now, or is being told; else one only looks at another time. */
  hear(across: number[], news: boolean): void {
    const { known } = this;
    this.known = across;
    const arrived = across.filter((seat) => known !== null && !known.includes(seat));
    if (!arrived.length || !news) return;
    this.seats = arrived;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.seats = []), stays);
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
