// The race is over: the run to the palace is shown once, when one was there, and before the result.
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';

/** The run itself takes the first two seconds. */
const stays = 7500;

export class Finale {
  shown = $state(false);
  private was: boolean | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `over`: all of the game has been told; `news`: that happens now, or has just happened. */
  hear(over: boolean, news: boolean): void {
    const { was } = this;
    this.was = over;
    if (!over) return this.leave();
    if (was !== false || !news || duration(stays) * tempo.factor === 0) return;
    this.shown = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.leave(), stays);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.shown = false;
  }
}
