// The views that have been on the screen, so that it can be told how the seats came out of a round: the view after it has only where
// they stand now.
import type { Step } from '../../wire/protocol';
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
    const moves = writtenAs(steps);
    for (let step = steps.length - 1; step >= 0; step -= 1) {
      const kept = this.kept.get(step);
      const before = kept?.view.phase === 'play' && kept.view.round === now.revealed?.round;
      if (kept && before && moves.startsWith(kept.moves)) return reportOf(now, kept.view);
    }
    return reportOf(now, null);
  }
}
