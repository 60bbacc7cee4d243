// The last turn as it went over the board: its way, and whom it took.
import type { Step } from '../../wire/protocol';
import { actionOf } from './view';

export interface Trail {
  seat: number;
  /** From where it began to where it ended. */
  squares: string[];
  taken: { square: string; animal: string }[];
  /** Who came home by it; '' for nobody. */
  home: string;
}

const caused = ({ causes = [] }: Step, why: string): string =>
  String(causes.find((cause) => cause.why === why)?.animal ?? '');

/** Null where nothing went over the board. */
export function trailOf(turn: readonly Step[]): Trail | null {
  const [first] = turn;
  const begun = first && actionOf(first);
  if (!begun || first.seat === 'chance' || begun.kind === 'place') return null;
  const trail: Trail = { seat: first.seat, squares: [begun.from], taken: [], home: '' };
  for (const step of turn) {
    const action = actionOf(step);
    trail.squares.push(action.to);
    if (action.kind === 'jump') trail.taken.push({ square: action.over, animal: caused(step, 'captured') });
    trail.home = caused(step, 'home');
  }
  return trail;
}
