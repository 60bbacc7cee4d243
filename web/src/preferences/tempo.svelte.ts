// How fast the moves of the others are shown.
import { Remembered } from './remembered.svelte';

const factors = { calm: 1, brisk: 0.4, instant: 0 };
export type Tempo = keyof typeof factors;

class TempoChoice extends Remembered<Tempo> {
  /** Multiplies the time that a position stays. */
  get factor(): number {
    return factors[this.now];
  }
}

export const tempo = new TempoChoice('shengxiao.tempo', ['calm', 'brisk', 'instant'], 'calm');
