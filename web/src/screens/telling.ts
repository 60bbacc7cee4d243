// What happened between two messages of a table, in words, for screen readers.
import type { BoardKind } from '../boards/board';
import { nobody, type Table } from '../wire/protocol';
import { toMove } from '../words/names';
import { text } from '../words/text';

/** Views of different viewers cannot be compared. */
const sameEyes = (old: Table, table: Table) => (old.viewer === 'watcher') === (table.viewer === 'watcher');

/** `held`: so many of the last steps are not told yet. */
export function telling(kind: BoardKind, old: Table, table: Table, names: string[], held = 0): string[] {
  if (!sameEyes(old, table) || table.step <= old.step) return [];
  const steps = table.moves.slice(old.step, table.step - held);
  if (steps.length === 0) return [];
  const told = kind.tell(old.view, table.view, names, steps);
  if (told.length) return told;
  return steps
    .filter(({ seat }) => seat !== nobody)
    .map(({ seat, move }) => text.movePlayed(seat === 'chance' ? text.chance : (names[seat] ?? ''), move));
}

/** Announces who is to move after the newer of two messages, or that the game is over. */
export function calling(old: Table, table: Table, names: string[]): string[] {
  if (sameEyes(old, table) && table.step <= old.step) return [];
  if (table.over) return [text.gameOver];
  const next = table.legal[0];
  return next ? [toMove(names[next.seat] ?? '')] : [];
}
