// The steps of a game by turns, for the move list. What is hidden from the viewer is not listed.
import type { Step } from '../wire/protocol';

export interface Turn {
  seat: number | 'chance';
  /** In notation; empty for what chance did before the first move. */
  text: string;
  /** The numbers of steps before and after the turn. */
  from: number;
  to: number;
}

/** What chance does between two moves is one entry, of however many turns. */
export function turnsOf(steps: Step[]): Turn[] {
  const turns: Turn[] = [];
  let first = 0;
  let open: Turn | null = null;
  const written = new Map<number, string>();
  steps.forEach((step, index) => {
    const { seat, turn, hidden } = step;
    const before = steps[index - 1];
    if (before?.seat !== seat || (seat !== 'chance' && before.turn !== turn)) {
      first = index;
      open = null;
      written.clear();
    }
    if (hidden) return;
    if (!open) turns.push((open = { seat, text: '', from: index, to: index }));
    written.set(turn, step.written);
    if (seat !== 'chance' || first > 0) open.text = [...written.values()].join(' ');
    open.to = index + 1;
  });
  return turns;
}

/** The index of the last turn after `step` steps; -1 before the first. */
export function turnAt(turns: Turn[], step: number): number {
  return turns.filter((turn) => turn.from < step).length - 1;
}

/** The steps of the last turn before the position after `step` steps; none of chance's. */
export function latest(steps: Step[], step: number): Step[] {
  const last = steps[step - 1];
  return !last || last.seat === 'chance' ? [] : steps.slice(0, step).filter(({ turn }) => turn === last.turn);
}
