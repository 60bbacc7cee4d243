// The steps of a game by rounds: each begins with a throw, or a card.
import type { Step } from '../../wire/protocol';
import { actionOf } from './view';

export interface Round {
  /** The throw or the card; not there for steps before the first. */
  opened?: Step | undefined;
  /** What came after it. */
  steps: readonly Step[];
}

export const opensRound = (step: Step): boolean =>
  step.seat === 'chance' && ['card', 'throw'].includes(actionOf(step).kind);

/** The last round that is begun, and where it begins. */
export function roundAt(steps: readonly Step[], end = steps.length): Round & { at: number } {
  let at = end - 1;
  while (at >= 0 && !opensRound(steps[at] as Step)) at -= 1;
  return { opened: steps[at], steps: steps.slice(at + 1, end), at };
}

/** How many rounds are begun. */
export const roundsIn = (steps: readonly Step[]): number => steps.filter(opensRound).length;
