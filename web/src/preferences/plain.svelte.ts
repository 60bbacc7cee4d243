// How a person wants to have a table told; remembered.

class Choice {
  private now = $state(false);

  constructor(private readonly key: string) {
    this.now = localStorage.getItem(key) === 'yes';
  }

  get on(): boolean {
    return this.now;
  }

  set on(on: boolean) {
    this.now = on;
    localStorage.setItem(this.key, on ? 'yes' : 'no');
  }

  toggle(): void {
    this.on = !this.on;
  }
}

/** Boards are shown as text, with lists and buttons. */
export const plain = new Choice('shengxiao.plain');

/** Moves are written as in the rules, for those who study. */
export const notation = new Choice('shengxiao.notation');
