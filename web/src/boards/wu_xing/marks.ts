// What the board marks: the tiles that a hint names, and the one that was taken where one looks back at a turn.
import type { Arrow } from '../board';
import type { Move } from './actions';
import type { WuXingView } from './view';

export type Mark = 'hinted' | 'taken';

/** By the names of the tiles. */
export function marksOf(arrows: readonly Arrow[], { board }: WuXingView): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { kind, action } of arrows) {
    if (kind === 'thought') continue;
    const move = action as unknown as Move;
    const tile = move.kind === 'claim' ? board[move.space - 1]?.tile : move.kind === 'capture' ? move.tile : undefined;
    if (tile) marks.set(tile, kind === 'hint' ? 'hinted' : 'taken');
  }
  return marks;
}
