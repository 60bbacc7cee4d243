// Things in the order in which they came, so that nothing moves aside for the next one.
export class FirstCome {
  private known: string[] = [];

  /** What is there now: who was there before stays in front. */
  order(now: readonly string[]): string[] {
    const here = new Set(now);
    return (this.known = [...new Set([...this.known.filter((one) => here.has(one)), ...now])]);
  }
}
