// Decisions that were looked back at, for tests.
import type { Judged } from '../wire/protocol';

export const judged = (step: number, chosen: number, other: number, more: Partial<Judged> = {}): Judged => ({
  step,
  seat: 0,
  chosen,
  other,
  clear: true,
  move: 'x',
  action: { kind: 'x' },
  made: { move: 'y', action: { kind: 'y' } },
  ...more,
});
