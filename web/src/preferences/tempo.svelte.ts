// How fast the moves of the others are shown.
import { Remembered } from './remembered.svelte';

const factors = { calm: 1, brisk: 0.4, instant: 0 };
export type Tempo = keyof typeof factors;

class TempoChoice extends Remembered<Tempo> {
  /** What the others do is not waited for, until the person here is asked again. */
  hurries = $state(false);

  /** Multiplies the time that a position stays. */
  get factor(): number {
    return this.hurries ? 0 : factors[this.now];
  }
}

export const tempo = new TempoChoice('shengxiao.tempo', ['calm', 'brisk', 'instant'], 'calm');
