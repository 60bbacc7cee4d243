// A preference with a few values that a button cycles through, remembered in this browser.

export class Remembered<T extends string> {
  private chosen = $state() as T;

  /** The first value is the default. */
  constructor(
    private readonly key: string,
    private readonly all: readonly [T, ...T[]],
  ) {
    const kept = localStorage.getItem(key);
    this.chosen = all.find((one) => one === kept) ?? all[0];
  }

  get current(): T {
    return this.chosen;
  }

  next(): void {
    this.chosen = this.all[(this.all.indexOf(this.chosen) + 1) % this.all.length] ?? this.all[0];
    localStorage.setItem(this.key, this.chosen);
  }
}
