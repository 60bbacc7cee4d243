// A seat's clock between two messages: each message gives the exact time, the browser counts down from there.
import type { NamedSeat } from '../boards/board';

/** The times at which a low clock is announced, in seconds. */
export const warnings: readonly number[] = [60, 30, 10];
const lowFrom = 30_000;

/** The time left, in milliseconds; `told` is when the message came and `now` the present, on the same clock. */
export function leftAt(
  { left_ms, running }: Pick<NamedSeat, 'left_ms' | 'running'>,
  told: number,
  now: number,
): number {
  const left = left_ms ?? 0;
  return Math.max(0, running ? left - Math.max(0, now - told) : left);
}

export const isLow = (left: number): boolean => left <= lowFrom;

/** Minutes and seconds, rounded up, so that 0:00 is shown only when no time is left. */
export function parts(left: number): { minutes: number; seconds: number } {
  const all = Math.ceil(left / 1000);
  return { minutes: Math.floor(all / 60), seconds: all % 60 };
}

export function clockText(left: number): string {
  const { minutes, seconds } = parts(left);
  const two = (n: number) => String(n).padStart(2, '0');
  return minutes < 60
    ? `${minutes}:${two(seconds)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds)}`;
}

/** The warning due between two readings of a clock, the lowest if there are several. */
export const warningBetween = (before: number, after: number): number | undefined =>
  warnings.filter((seconds) => before > seconds * 1000 && after <= seconds * 1000).at(-1);
