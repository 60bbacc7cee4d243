// The animals that have left the board.
import type { Step } from '../../wire/protocol';
import { strongestFirst } from './animals';

const cameIn = (steps: readonly Step[], seat: number, why: 'home' | 'captured'): string[] =>
  steps.flatMap(({ causes = [] }) =>
    causes.flatMap((cause) => (cause.seat === seat && cause.why === why ? String(cause.animal) : [])),
  );

/** Those of a seat that are home, in the order in which they came there; first who was there from the beginning. */
export function homeAsTheyCame(animals: string[], steps: readonly Step[], seat: number): string[] {
  const came = cameIn(steps, seat, 'home');
  return strongestFirst(animals).sort((one, other) => came.indexOf(one) - came.indexOf(other));
}

/** Those that were taken, in that order. Who is not in the position from which a game began was lost by nobody. */
export function lostAsTheyWent(animals: string[], steps: readonly Step[], seat: number): string[] {
  return cameIn(steps, seat, 'captured').filter((animal) => animals.includes(animal));
}
