// The keys that step through a game.
import { text } from '../words/text';

interface Stepping {
  does(): string;
  /** From the step on the screen. `stops`: where one can stop, in order; there is at least one. */
  to(step: number, stops: readonly number[]): number;
}

const first = (stops: readonly number[]) => stops[0] ?? 0;
const last = (stops: readonly number[]) => stops.at(-1) ?? 0;

export const stepping: Record<string, Stepping> = {
  ArrowLeft: {
    does: () => text.previous,
    to: (step, stops) => stops.filter((stop) => stop < step).at(-1) ?? first(stops),
  },
  ArrowRight: { does: () => text.next, to: (step, stops) => stops.find((stop) => stop > step) ?? last(stops) },
  Home: { does: () => text.first, to: (_, stops) => first(stops) },
  End: { does: () => text.last, to: (_, stops) => last(stops) },
};
