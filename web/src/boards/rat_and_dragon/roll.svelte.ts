// A figure that rolls to what it has come to at the end of a round, after what the others drew: it is never out of sight.
import { Tween } from 'svelte/motion';

/** When it begins and how long it rolls, in milliseconds. */
const roll = { delay: 220, duration: 300 };

export class Roll {
  private readonly shown: Tween<number>;

  constructor(value: number) {
    this.shown = new Tween(value);
  }

  /** `rolls`: a round has just ended; else it is there at once. */
  hear(value: number, rolls: boolean): void {
    void this.shown.set(value, rolls ? roll : { duration: 0 });
  }

  get now(): number {
    return Math.round(this.shown.current);
  }
}

/** Its digits do not matter to the room that it takes. */
export const widthOf = (figure: string): string => figure.replace(/\d/g, '0');
