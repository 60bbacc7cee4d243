// Shows a run of steps one after the other: otherwise a chain of jumps would appear as a single change.

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next may be shown, in milliseconds of performance.now(). */
  private free = -Infinity;

  constructor(
    private readonly show: (item: T) => void,
    /** How long an item stays, in milliseconds; Infinity: until another is jumped to. */
    private readonly stay: (item: T) => number,
  ) {}

  /** Whether something is still to be shown. */
  get waiting(): boolean {
    return this.queue.length > 0;
  }

  /** Replaces the last item in the queue. */
  amend(item: T): void {
    this.queue = [...this.queue.slice(0, -1), item];
  }

  /** Shows the item after those before it. */
  push(item: T): void {
    this.queue.push(item);
    this.next();
  }

  /** Shows the item now and drops the queue. */
  jump(item: T): void {
    this.clear();
    this.push(item);
  }

  /** The user has acted: show the newest item now, and the next one as soon as it comes. */
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
    else if (left < Infinity)
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
