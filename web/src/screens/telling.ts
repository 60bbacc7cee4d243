// What those who hear the page are told between two messages of a table.
import { plainly } from '../boards';
import type { BoardKind } from '../boards/board';
import type { Table } from '../protocol';
import { text } from '../text';

export function telling(kind: BoardKind, old: Table, table: Table, names: string[]): string[] {
  // Two views of different eyes have nothing to tell when they are laid side by side.
  const sameEyes = (old.viewer === 'watcher') === (table.viewer === 'watcher');
  if (sameEyes && table.step <= old.step) return [];
  const next = table.legal[0];
  const end = table.over ? [text.gameOver] : next ? [text.toAct(names[next.seat] ?? '')] : [];
  if (!sameEyes) return end;
  const steps = table.moves.slice(old.step);
  const told = kind.tell(old.view, table.view, names, steps);
  if (told.length) return [...told, ...end];
  return [
    ...steps.map(({ seat, move }) => plainly(seat === 'chance' ? text.dealt : (names[seat] ?? ''), move)),
    ...end,
  ];
}
