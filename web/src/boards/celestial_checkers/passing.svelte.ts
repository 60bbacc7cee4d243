// How a step is seen: whoever leaves the board is seen to leave it, if one step was made and things may move; what it was is told when
// the animal has arrived. After the last one the board has a moment of its own until the result
// comes.
import { untrack } from 'svelte';
import { duration } from '../../preferences/motion';
import type { Step } from '../../wire/protocol';
import { heldBack } from '../held_back.svelte';
import { sceneOf, type Scene } from './scene';
import { actionOf, type CheckersView, type Piece } from './view';

const [stepping, coming, arriving, closing] = [280, 420, 760, 2600];

/** Who brings so much comes home in state. */
export const isGreat = ({ intelligence }: Piece) => intelligence >= 8;

export interface Position {
  view: CheckersView;
  steps: readonly Step[];
  /** The game goes on: nobody looks through it. */
  live: boolean;
  over: boolean;
}

/** The game went on, and one step ended it; where nothing may move, that is not seen. */
export const hasJustEnded = (before: Position, now: Position): boolean =>
  before.live && now.over && now.steps.length === before.steps.length + 1 && duration(1) > 0;

export class Passing {
  scene = $state.raw<Scene | null>(null);
  /** Whose points are seen to come. */
  gain = $state.raw<Piece | null>(null);
  /** The last step is on its way. */
  underWay = $state(false);
  /** The game has just ended. */
  closing = $state(false);

  constructor(position: () => Position) {
    let before = untrack(position);
    $effect.pre(() => {
      const now = position();
      untrack(() => {
        const made = now.steps.length - before.steps.length;
        if (made) {
          this.follow(before.view, now.steps, made === 1);
          this.closing = hasJustEnded(before, now);
        }
        before = now;
      });
    });
    $effect(() => {
      if (!this.underWay) return;
      const arrive = () => {
        this.underWay = false;
        this.scene = null;
      };
      const wait = this.scene?.home ? (isGreat(this.scene.mover) ? arriving : coming) : stepping;
      const timer = setTimeout(arrive, duration(wait));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.closing || this.underWay) return;
      const timer = setTimeout(() => this.close(), closing);
      return () => clearTimeout(timer);
    });
  }

  /** Whoever goes on need not see the end. */
  close(): void {
    this.closing = false;
  }

  /** A value as it was before the step that is under way. */
  told<T>(value: () => T): () => T {
    return heldBack(value, () => this.underWay);
  }

  private follow(before: CheckersView, steps: readonly Step[], one: boolean): void {
    const last = one && duration(1) ? steps.at(-1) : undefined;
    this.scene = last ? sceneOf(before, last) : null;
    this.gain = this.scene?.home ? this.scene.mover : null;
    this.underWay = last !== undefined && last.seat !== 'chance' && actionOf(last).kind !== 'place';
  }
}
