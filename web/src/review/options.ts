// All that was open in a decision, as far as it was tried: what each move was worth, and what it does.
import type { Parts } from '../boards/board';
import type { Action, Judged, LegalMove, Step, View } from '../wire/protocol';
import type { Chosen } from './course';

export interface Option extends Chosen {
  worth: number;
  /** It was looked at closely, as the one that was made and the best other one were. */
  close: boolean;
  made: boolean;
  /** What follows it, as far as known: `Judged.line`. */
  line: Action[];
}

/** The best first. None of those at which only a glance was taken is better than the two. */
export function optionsOf({
  chosen,
  other,
  move,
  action,
  made,
  line = [],
  other_line: otherLine = [],
  rest = [],
}: Judged): Option[] {
  const best = Math.max(chosen, other);
  const all = [
    { ...made, worth: chosen, close: true, made: true, line },
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
