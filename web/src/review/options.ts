// All that was open in a decision, as far as it was tried: what each move was worth, and what it does.
import type { Parts } from '../boards/board';
import { nobody, type Action, type Judged, type LegalMove, type Step, type View } from '../wire/protocol';
import type { Chosen } from './course';

export interface Option extends Chosen {
  worth: number;
  /** It was looked at closely, as the one that was made and the best other one were. */
  close: boolean;
  made: boolean;
  /** What is expected after it, where the game is searched; otherwise, of the one that was made, the rest of what was done then. */
  line: Action[];
}

/** What a seat did after a step until chance or somebody else's secrets came: the rest of what it chose there. */
export function doneAfter(moves: readonly Step[], { step, seat }: Judged): Action[] {
  const later = moves.slice(step + 1);
  const end = later.findIndex((one) => one.seat === 'chance' || one.seat === nobody);
  return later
    .slice(0, end < 0 ? undefined : end)
    .filter((one) => one.seat === seat)
    .map(({ action }) => action);
}

/**
 * The best first. None of those at which only a glance was taken is better than the two. `done`: what followed the one that was made.
 */
export function optionsOf(
  { chosen, other, move, action, made, line, other_line: otherLine = [], rest = [] }: Judged,
  done: readonly Action[] = [],
): Option[] {
  const best = Math.max(chosen, other);
  const all = [
    { ...made, worth: chosen, close: true, made: true, line: line?.length ? line : [...done] },
    { move, action, worth: other, close: true, made: false, line: otherLine },
    ...rest.map(({ more, ...one }) => ({
      ...one,
      worth: Math.min(chosen + more, best),
      close: false,
      made: false,
      line: [],
    })),
  ];
  return all.sort((one, two) => two.worth - one.worth);
}

/** What a move does, whether it is good or not: nobody says of it that it was the only one. */
export function whatItDoes(
  { because }: Pick<Parts, 'because'>,
  option: Option,
  options: readonly Option[],
  seat: number,
  view: View,
  names: string[],
  steps: readonly Step[] = [],
): string {
  const legal: LegalMove[] = options.map(({ move, action }) => ({ seat, move, action }));
  const { move, action, line } = option;
  return because?.({ seat, move, action, actions: [action, ...line] }, view, names, legal, steps) ?? '';
}
