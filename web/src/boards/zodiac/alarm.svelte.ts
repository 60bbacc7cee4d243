// A warning that stands for many turns wears out: it is loud for a round when it is new or another one, and calm after that.

export class Alarm {
  loud = $state(false);
  private text = '';
  /** The turns in which it was first, and last, said. */
  private since = 0;
  private last = 0;

  /** `round`: as many turns as there are seats. */
  hear(text: string, turn: number, round: number): void {
    if (!text) return;
    if (text !== this.text || turn < this.since || turn - this.last > round) this.since = turn;
    this.text = text;
    this.last = turn;
    this.loud = turn - this.since < round;
  }
}
