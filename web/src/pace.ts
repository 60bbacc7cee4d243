// Lets a run of steps be seen one after the other: a chain of jumps that arrives at once would blur into one picture.

export class Pace<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;

  constructor(
    private readonly show: (item: T) => void,
    private readonly gap: () => number,
  ) {}

  /** The newest item that was given, shown or not yet. */
  get newest(): T | undefined {
    return this.queue.at(-1);
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

  clear(): void {
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shownAt = -Infinity;
  }

  private next(): void {
    if (this.timer !== undefined || this.queue.length === 0) return;
    const left = this.shownAt + this.gap() - performance.now();
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
    this.shownAt = performance.now();
    this.show(item as T);
    this.next();
  }
}
