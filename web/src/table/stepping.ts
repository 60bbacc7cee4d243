// The keys that step through a game.
import { text } from '../words/text';

interface Stepping {
  does(): string;
  /** From the step on the screen; `last`: the newest, `setUp`: the end of what chance did before the first move, which is one. */
  to(step: number, last: number, setUp: number): number;
}

/** The step to go back to. */
const previous = (step: number, _: number, setUp: number) => (step <= setUp ? 0 : step - 1);

export const stepping: Record<string, Stepping> = {
  ArrowLeft: { does: () => text.previous, to: previous },
  ArrowRight: { does: () => text.next, to: (step, _, setUp) => Math.max(step + 1, setUp) },
  Home: { does: () => text.first, to: () => 0 },
  End: { does: () => text.last, to: (_, last) => last },
};
