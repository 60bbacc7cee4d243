// The throw that ends the drawing of somebody at this screen stays on the board until they go on, whatever the others do meanwhile.
import type { Step } from '../../wire/protocol';
import type { RatView } from './view';

export interface Held {
  view: RatView;
  steps: Step[];
}

export class Hold {
  at = $state.raw<Held | null>(null);
  private drew = false;

  /** `mine`: the seat of a single person at this screen; null where there is none, or beside an earlier position. */
  hear(now: Held, mine: number | null): void {
    if (mine === null) this.at = null;
    const done = mine === null || (now.view.sheets[mine]?.done ?? false);
    if (done && this.drew && mine !== null) this.at = now;
    this.drew = !done;
  }

  readonly release = (): void => {
    this.at = null;
  };
}
