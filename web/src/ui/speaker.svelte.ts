// What is said to those who hear the page: the last few things, in order.

const kept = 6;

class Speaker {
  said = $state<{ id: number; words: string }[]>([]);
  private count = 0;

  say = (words: string): void => {
    this.said = [...this.said, { id: (this.count += 1), words }].slice(-kept);
  };

  /** What was said to one person is not for the next who comes to the screen. */
  clear(): void {
    this.said = [];
  }
}

export const speaker = new Speaker();
