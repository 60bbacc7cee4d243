// Why a creature has nobody to be paired with, as far as the sheet tells.
import { columnOf, rowOf, type Creature } from './view';

export type Lack = 'nobody' | 'all_paired' | 'same_kind' | 'no_room';

/** Where no partner is within its reach. */
export function lackOf(creatures: Creature[], number: number): Lack {
  if (creatures.length === 0) return 'nobody';
  const free = creatures.filter(({ partner }) => partner === null);
  if (free.length === 0) return 'all_paired';
  return free.every((creature) => creature.number % 2 === number % 2) ? 'same_kind' : 'no_room';
}

/** Two shapes meet at a corner. They may touch besides. */
export const corner = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((square) =>
    other.some(
      (there) => Math.abs(columnOf(square) - columnOf(there)) === 1 && Math.abs(rowOf(square) - rowOf(there)) === 1,
    ),
  );
