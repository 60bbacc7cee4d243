// The keys that step through a game.
import { text } from '../words/text';

interface Stepping {
  does(): string;
  /** From the step on the screen; `last`: the newest. */
  to(step: number, last: number): number;
}

export const stepping: Record<string, Stepping> = {
  ArrowLeft: { does: () => text.previous, to: (step) => step - 1 },
  ArrowRight: { does: () => text.next, to: (step) => step + 1 },
  Home: { does: () => text.first, to: () => 0 },
  End: { does: () => text.last, to: (_, last) => last },
};
