// What an exchange that a hint begins goes on with, so that it can be seen as it is told.
import type { Arrow } from '../board';
import { eventsIn } from './course';
import type { CheckersView } from './view';

/** So many moves after the advised one. What comes later is too much for a board. */
const soon = 3;

export interface FollowUp {
  seat: number;
  from: string;
  to: string;
}

/** The moves after the advised one, up to the last of them that takes somebody. */
export function followUpsOf(view: CheckersView, { kind, actions = [] }: Arrow): FollowUp[] {
  if (kind !== 'hint') return [];
  const [, ...later] = eventsIn(view, actions).slice(0, soon + 1);
  const last = later.map(({ taken }) => taken !== undefined).lastIndexOf(true);
  return later.slice(0, last + 1).map(({ piece, to }) => ({ seat: piece.seat, from: piece.square, to }));
}
