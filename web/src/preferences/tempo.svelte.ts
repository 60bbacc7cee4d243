// How fast what the others do is shown: so that it can be followed, or as fast as one likes.
import { Remembered } from './remembered.svelte';

const factors = { calm: 1, brisk: 0.4, instant: 0 };
export type Tempo = keyof typeof factors;

class TempoChoice extends Remembered<Tempo> {
  /** Of the time for which a position stays. */
  get factor(): number {
    return factors[this.current];
  }
}

export const tempo = new TempoChoice('shengxiao.tempo', ['calm', 'brisk', 'instant']);
