// Remembers the views that were shown, to report what a round changed for each seat: the view after it has only the new state.
import type { Step } from '../../wire/protocol';
import { reportOf, type Report } from './report';
import type { RaceView } from './view';

interface Kept {
  view: RaceView;
  /** The moves that led to it; if they differ, moves were taken back. */
  moves: string;
}

/** Without what secret choices are of, which other viewers are not told. */
const writtenAs = (steps: Step[]) =>
  steps
    .map(({ seat, move, action: { kind } }) => `${seat} ${kind === 'play' || kind === 'card' ? kind : move};`)
    .join('');

export class Memory {
  private readonly kept = new Map<number, Kept>();

  keep(view: RaceView, steps: Step[]): void {
    this.kept.set(steps.length, { view, moves: writtenAs(steps) });
  }

  /** The latest round that is at least partly resolved. */
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
