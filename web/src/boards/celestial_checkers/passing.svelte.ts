// How a step is seen: whoever leaves the board is seen to leave it, if one step was made and things may move; what it was is told when
// the animal has arrived.
import { untrack } from 'svelte';
import { duration } from '../../preferences/motion';
import type { Step } from '../../wire/protocol';
import { heldBack } from '../held_back.svelte';
import { sceneOf, type Scene } from './scene';
import { actionOf, type CheckersView, type Piece } from './view';

const [stepping, coming] = [280, 420];

export class Passing {
  scene = $state.raw<Scene | null>(null);
  /** Whose points are seen to come. */
  gain = $state.raw<Piece | null>(null);
  /** The last step is on its way. */
  underWay = $state(false);

  constructor(position: () => { view: CheckersView; steps: readonly Step[] }) {
    let { view: before, steps: made } = untrack(position);
    $effect.pre(() => {
      const { view, steps } = position();
      untrack(() => {
        if (steps.length !== made.length) this.follow(before, steps, steps.length === made.length + 1);
        made = steps;
        before = view;
      });
    });
    $effect(() => {
      if (!this.underWay) return;
      const arrive = () => {
        this.underWay = false;
        this.scene = null;
      };
      const timer = setTimeout(arrive, duration(this.scene?.home ? coming : stepping));
      return () => clearTimeout(timer);
    });
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
