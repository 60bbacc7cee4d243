// The steps of a game joined to turns for the move list: c3xe5 and e5xg7 of one turn read c3xe5xg7. What was done out of the
// viewer's sight is not listed.
import type { Step } from '../wire/protocol';

export interface Turn {
  seat: number | 'chance';
  /** In notation; empty for what chance did before the first move. */
  text: string;
  /** The numbers of steps before and after the turn. */
  from: number;
  to: number;
}

export function turnsOf(steps: Step[]): Turn[] {
  const turns: Turn[] = [];
  let open: Step | null = null;
  steps.forEach((step, index) => {
    const last = turns.at(-1);
    const belongs = open !== null && open.seat === step.seat && (step.seat === 'chance' || open.turn === step.turn);
    open = step;
    if (step.kind === undefined) return;
    const begins = step.seat === 'chance' && index === 0;
    if (!last || !belongs) turns.push({ seat: step.seat, text: begins ? '' : step.move, from: index, to: index + 1 });
    else {
      if (last.text) last.text = join(last.text, step.move);
      last.to = index + 1;
    }
  });
  return turns;
}

/** The index of the last turn after `step` steps; -1 before the first. */
export function turnAt(turns: Turn[], step: number): number {
  return turns.filter((turn) => turn.from < step).length - 1;
}

/** The moves of the last turn before the position after `step` steps. */
export function latest(steps: Step[], step: number): string[] {
  const last = steps[step - 1];
  if (!last || last.seat === 'chance') return [];
  let first = step - 1;
  while (first > 0 && steps[first - 1]?.turn === last.turn && steps[first - 1]?.seat === last.seat) first -= 1;
  return steps.slice(first, step).map(({ move }) => move);
}

// In a chain of jumps the square between two jumps is written once.
function join(before: string, next: string): string {
  if (`${before}${next}`.includes(' ')) return `${before} ${next}`;
  for (let length = Math.min(before.length, next.length) - 1; length > 1; length -= 1)
    if (before.endsWith(next.slice(0, length))) return before + next.slice(length);
  return `${before} ${next}`;
}
