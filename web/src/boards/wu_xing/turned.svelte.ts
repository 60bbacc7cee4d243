// What the end of each turn did to the board: known where the position before it was seen.
import type { Step } from '../../wire/protocol';
import { madeOf } from './actions';
import { turningOf, type Turning } from './turning';
import type { WuXingView } from './view';

export class Turned {
  /** By the number of the deed that ended the turn, counted from 1. */
  known = $state.raw<Readonly<Record<number, Turning>>>({});
  private last: { view: WuXingView; steps: number; deeds: number } | undefined;

  /** `deeds`: how much was done so far. */
  saw(view: WuXingView, steps: Step[], deeds: number): void {
    const { last } = this;
    this.last = { view, steps: steps.length, deeds };
    const made = last && last.steps <= steps.length ? madeOf(steps.slice(last.steps)) : [];
    const turning = last && turningOf(last.view, view, made);
    // Whoever looks back and leaves turns out sees less than was seen before.
    const leaps = last && deeds > last.deeds + 1;
    if (turning && !(leaps && this.known[deeds])) this.known = { ...this.known, [deeds]: turning };
  }
}
