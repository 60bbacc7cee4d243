// The throw that ends the drawing of somebody at this screen stays on the board until they go on, whatever the others do meanwhile. Then
// what the others drew comes after it, round by round. Where it ends the game nothing is held: the result tells it.
import type { Step } from '../../wire/protocol';
import type { RatView } from './view';
import { differ } from './watch';

export interface Held {
  view: RatView;
  steps: Step[];
}

export class Hold {
  /** What the board shows instead of the latest. */
  at = $state.raw<Held | null>(null);
  /** It waits for somebody to go on. */
  asks = $state(false);
  private coming: Held[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drew = false;
  /** Somebody turns the rounds: each stays until they go on. */
  private turns = false;

  /** `stay`: how long a round is shown, in milliseconds; 0 where nothing moves. */
  constructor(private readonly stay: () => number) {}

  /** `mine`: the seat of a single person at this screen; null where there is none, or beside an earlier position. */
  hear(now: Held, mine: number | null): void {
    const done = mine === null || (now.view.sheets[mine]?.done ?? false);
    if (mine === null) this.end();
    else if (done && this.drew && now.view.phase !== 'over') {
      this.at = now;
      this.asks = true;
    } else if (this.at && differ((this.coming.at(-1) ?? this.at).view, now.view)) this.coming.push(now);
    this.drew = !done;
  }

  /** The rounds of the others follow. */
  readonly release = (): void => {
    this.asks = false;
    this.next();
  };

  /** The next one at once, and each after it when it is asked for. */
  readonly forth = (): void => {
    this.turns = true;
    clearTimeout(this.timer);
    this.next();
  };

  /** Shows the latest. */
  readonly end = (): void => {
    clearTimeout(this.timer);
    this.turns = false;
    this.coming = [];
    this.asks = false;
    this.at = null;
  };

  private next(): void {
    const round = this.coming.shift();
    const stay = this.stay();
    if (!round || stay === 0) return this.end();
    this.at = round;
    if (!this.turns) this.timer = setTimeout(() => this.next(), stay);
  }
}
