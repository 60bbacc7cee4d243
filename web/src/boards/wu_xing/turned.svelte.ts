// What the end of the last turn did to the board: known where the position before it was seen.
import type { Step } from '../../wire/protocol';
import { madeOf } from './actions';
import { turningOf, turningTold } from './turning';
import type { WuXingView } from './view';

export class Turned {
  told = $state('');
  private last: { view: WuXingView; steps: number } | undefined;

  saw(view: WuXingView, steps: Step[]): void {
    const { last } = this;
    this.last = { view, steps: steps.length };
    const made = last && last.steps <= steps.length ? madeOf(steps.slice(last.steps)) : null;
    const turning = last && made ? turningOf(last.view, view, made) : null;
    if (turning) this.told = turningTold(turning).join(' ');
    else if (!made) this.told = '';
  }
}
