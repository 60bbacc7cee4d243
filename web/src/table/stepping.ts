// The keys that step through a game.
import type { Stop } from './turns';
import { text } from '../words/text';

interface Stepping {
  does(): string;
  /** From the step on the screen. `stops`: the steps at which one can stop, in order; there is at least one. */
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
export const numberOf = (step: number, stops: readonly Stop[]): number => stops.filter(({ end }) => end < step).length;

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
export interface Time extends Stop {
  name: string;
}

/** As `when` names them. */
export const timesOf = (stops: readonly Stop[], when: (step: number) => string): Time[] =>
  stops.map((stop) => ({ name: when(stop.end), ...stop })).filter(({ name }, at, all) => name !== all[at + 1]?.name);

export function leafing(times: readonly Time[], step: number, goTo: (step: number) => void): Leaf {
  const at = numberOf(step, times);
  const before = times[at - 1];
  const after = times.find((time) => time.at > step);
  return {
    back: before ? () => goTo(before.at) : null,
    on: after ? () => goTo(after.at) : null,
    times: times.map(({ name }) => name),
    at,
    goTo: (at) => goTo(times[at]?.at ?? step),
  };
}
