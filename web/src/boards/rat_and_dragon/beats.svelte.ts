// The end of a round, beat by beat: what the others drew, what it has come to, the next throw. For that long the board has a class from
// which its animations get their delays; everything can be used meanwhile, and whoever does something hurries them.
export class Beats {
  on = $state(false);
  private round: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: in milliseconds; 0 where nothing moves. */
  constructor(private readonly lasts: () => number) {}

  /** `live`: not beside an earlier position. The first throw follows nothing. */
  hear(round: number, live: boolean): void {
    const next = live && this.round !== null && round > this.round && this.round > 0;
    if (round !== this.round) this.hurry();
    this.round = round;
    const lasts = this.lasts();
    if (!next || lasts === 0) return;
    this.on = true;
    this.timer = setTimeout(this.hurry, lasts);
  }

  readonly hurry = (): void => {
    clearTimeout(this.timer);
    this.on = false;
  };
}
