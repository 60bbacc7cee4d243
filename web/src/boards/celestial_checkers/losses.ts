// The animals that were taken from a seat.
import type { Step } from '../../wire/protocol';

export interface Loss {
  animal: string;
  /** The number of steps after the capture. */
  at: number;
}

export const lossesOf = (seat: number, steps: readonly Step[]): Loss[] =>
  steps.flatMap(({ causes = [] }, index) =>
    causes
      .filter((cause) => cause.seat === seat && cause.why === 'captured')
      .map(({ animal }) => ({ animal: String(animal), at: index + 1 })),
  );
