// The animals that have left the board.
import type { Step } from '../../wire/protocol';
import { strongestFirst } from './animals';

/** The animals of a seat that are home, or taken, in the order in which they came there; first who was there from the beginning. */
export function asTheyCame(
  animals: string[],
  steps: readonly Step[],
  seat: number,
  why: 'home' | 'captured',
): string[] {
  const came = steps.flatMap(({ causes = [] }) =>
    causes.flatMap((cause) => (cause.seat === seat && cause.why === why ? String(cause.animal) : [])),
  );
  return strongestFirst(animals).sort((one, other) => came.indexOf(one) - came.indexOf(other));
}
