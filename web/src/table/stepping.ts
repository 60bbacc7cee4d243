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
  'Shift+ArrowLeft': { does: () => text.previousPart, to: (step) => Math.max(step - 1, 0) },
  'Shift+ArrowRight': { does: () => text.nextPart, to: (step, stops) => Math.min(step + 1, last(stops)) },
  Home: { does: () => text.first, to: (_, stops) => first(stops) },
  End: { does: () => text.last, to: (_, stops) => last(stops) },
};

/** Which stop a step is, or comes to: within a turn its end. The first has the number 0. */
export const numberOf = (step: number, stops: readonly number[]): number => stops.filter((stop) => stop < step).length;

/** To the end of the time before, and of the time on the screen or after it: a round, a turn. Null where there is none. */
export interface Leaf {
  back: (() => void) | null;
  on: (() => void) | null;
  /** What all times are called, in order, and which of them is on the screen. */
  times: readonly string[];
  at: number;
  goTo(at: number): void;
}

/** A time, by what it is called, and its last stop. */
export interface Time {
  name: string;
  end: number;
}

/** As `when` names them. */
export const timesOf = (stops: readonly number[], when: (step: number) => string): Time[] =>
  stops.map((end) => ({ name: when(end), end })).filter(({ name }, at, all) => name !== all[at + 1]?.name);

export function leafing(times: readonly Time[], step: number, goTo: (step: number) => void): Leaf {
  const ends = times.map(({ end }) => end);
  const at = ends.filter((end) => end < step).length;
  const before = ends[at - 1];
  const after = ends.find((end) => end > step);
  return {
    back: before === undefined ? null : () => goTo(before),
    on: after === undefined ? null : () => goTo(after),
    times: times.map(({ name }) => name),
    at,
    goTo: (at) => goTo(ends[at] ?? step),
  };
}
