// The views that have been on the screen, so that a round that is over can still be told: the view after it holds no trace of what
// a Strategise took back.
import type { Step } from '../../protocol';
import { reportOf, type Report } from './report';
import type { RaceView } from './view';

interface Kept {
  view: RaceView;
  /** The moves that led to it: where they are others, it is of a game that was taken back. */
  moves: string;
}

/** Without what is secret: that reads otherwise to another viewer. */
const writtenAs = (steps: Step[]) =>
  steps.map(({ seat, move }) => `${seat} ${move.replace(/^(play|card) .*/, '$1')};`).join('');

export class Memory {
  private readonly kept = new Map<number, Kept>();

  keep(view: RaceView, steps: Step[]): void {
    this.kept.set(steps.length, { view, moves: writtenAs(steps) });
  }

  /** What the latest round did that is at least in part over. */
  report(now: RaceView, steps: Step[]): Report | null {
    const round = now.phase === 'play' ? now.round - 1 : now.round;
    if (round < 1) return null;
    const moves = writtenAs(steps);
    const last = (fits: (view: RaceView) => boolean): RaceView | null => {
      for (let step = steps.length - 1; step >= 0; step -= 1) {
        const kept = this.kept.get(step);
        if (kept && kept.view.round === round && fits(kept.view) && moves.startsWith(kept.moves)) return kept.view;
      }
      return null;
    };
    return reportOf(
      now,
      last(({ phase }) => phase === 'play'),
      last(({ phase }) => phase !== 'play'),
    );
  }
}
