// What a screen reader announces: the last few lines, in order.
import { untrack } from 'svelte';

const kept = 6;

class Speaker {
  said = $state<{ id: number; words: string }[]>([]);
  private count = 0;

  say = (words: string): void => {
    // Whoever says something in an effect does not depend on what was said.
    const before = untrack(() => this.said);
    this.said = [...before, { id: (this.count += 1), words }].slice(-kept);
  };

  /** What one person was told must not be heard by the next at this screen. */
  clear(): void {
    this.said = [];
  }
}

export const speaker = new Speaker();
