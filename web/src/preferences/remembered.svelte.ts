// A preference: one of a few values, remembered in this browser.

export class Remembered<T extends string | number> {
  private chosen = $state() as T;

  /** `wear`: shows on the page what is chosen. */
  constructor(
    private readonly key: string,
    readonly values: readonly T[],
    usual: T,
    private readonly wear?: (value: T) => void,
  ) {
    const kept = localStorage.getItem(key);
    this.chosen = values.find((one) => String(one) === kept) ?? usual;
    wear?.(this.chosen);
  }

  get now(): T {
    return this.chosen;
  }

  set now(value: T) {
    this.chosen = value;
    localStorage.setItem(this.key, String(value));
    this.wear?.(value);
  }
}

export class Switch extends Remembered<'on' | 'off'> {
  constructor(key: string, usual: 'on' | 'off' = 'off') {
    super(key, ['on', 'off'], usual);
  }

  get on(): boolean {
    return this.now === 'on';
  }

  set on(on: boolean) {
    this.now = on ? 'on' : 'off';
  }
}
