// Games for the tests of the record.
import type { FinishedGame } from './game';

/** One's own seat is the first, against computers of level 3, who lose. */
export const game = (more: Partial<FinishedGame> = {}): FinishedGame => ({
  table: 'k3f9wd',
  game: 'zodiac',
  at: Date.parse('2026-11-24T12:00Z'),
  options: {},
  seats: [{ who: 'person', name: 'Ann', mine: true }, ...[1, 2, 3].map(() => ({ who: 'computer' as const, level: 3 }))],
  points: [12, 9, 7, 3],
  returns: [3, -1, -1, -1],
  ...more,
});
