// Which suggested moves are drawn: while an animal is held, its own hint alone, since the squares it can go to are marked too.
import type { Arrow } from '../board';
import type { Jump } from './reach';
import { actionOf, squaresOf, type Held } from './view';

export const shownArrows = (arrows: readonly Arrow[], held: Held | null): Arrow[] =>
  arrows.filter((arrow) => held === null || (arrow.kind === 'hint' && isOf(arrow, held)));

/** The captures that no arrow shows already. */
export function withoutArrow(captures: readonly Jump[], arrows: readonly Arrow[]): Jump[] {
  const shown = new Set(arrows.map((arrow) => squaresOf(arrow).join()));
  return captures.filter(({ from, to }) => !shown.has([from, to].join()));
}

export function isOf(arrow: Arrow, held: Held): boolean {
  const action = actionOf(arrow);
  return action.kind === 'place' ? held.from === null && held.animal === action.animal : held.from === action.from;
}
