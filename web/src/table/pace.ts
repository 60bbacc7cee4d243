// Lets a run of steps be seen one after the other: a chain of jumps that arrives at once would blur into one picture.

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next may be shown, in milliseconds of performance.now(). */
  private free = -Infinity;

  constructor(
    private readonly show: (item: T) => void,
    /** How long an item stays, in milliseconds. */
    private readonly stay: (item: T) => number,
  ) {}

  /** Whether something is still to be shown. */
  get waiting(): boolean {
    return this.queue.length > 0;
  }

  /** Puts the item in the place of the last that is to be shown. */
  amend(item: T): void {
    this.queue = [...this.queue.slice(0, -1), item];
  }

  /** Shows the item once those before it have had their time. */
  push(item: T): void {
    this.queue.push(item);
    this.next();
  }

  /** Shows the item now and forgets those that were waiting. */
  jump(item: T): void {
    this.clear();
    this.push(item);
  }

  /** Somebody has acted and looks for the answer: the newest is shown now, and what comes next as soon as it is there. */
  expect(): void {
    const newest = this.queue.at(-1);
    if (newest !== undefined) this.jump(newest);
    this.free = -Infinity;
  }

  clear(): void {
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.free = -Infinity;
  }

  private next(): void {
    if (this.timer !== undefined || this.queue.length === 0) return;
    const left = this.free - performance.now();
    if (left <= 0) this.showFirst();
    else
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.showFirst();
      }, left);
  }

  private showFirst(): void {
    const [item, ...rest] = this.queue;
    this.queue = rest;
    this.free = performance.now() + this.stay(item as T);
    this.show(item as T);
    this.next();
  }
}
