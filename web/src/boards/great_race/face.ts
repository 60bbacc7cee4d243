// What stands on an action card while one chooses: the one thing that it is played for, alone and shared. All else that it brings is said
// when it is picked.
import type { What } from './causes';
import { rivalsAt, type Rival } from './outlook';
import { inMarks, spreadInWords, spreads, type Spread } from './spread';
import { countsAs, paysOf, type ActionName, type RaceView, type Runner, type Unit } from './view';
import { words } from './words';
import { text } from '../../words/text';

export interface Mark {
  whats: What[];
  low: number;
  high: number;
}

export type Extra = 'exchange' | 'trade';

export interface Face {
  /** Large: what it brings alone, or at all where one cannot be. */
  large: Mark | null;
  /** What it brings instead of that. */
  instead: 'home' | Extra | null;
  /** What may come with it, in signs. */
  then: Extra[];
  /** The energy cards are of 1. */
  ones: boolean;
  small: string;
  /** All of it in words. */
  said: string[];
}

const whatOf: Record<Unit, What> = { spaces: 'spaces', karma: 'karma', '1-cards': 'energy' };

/** What the wheel pays there; with Strategise the energy that comes back. */
export const mainOf = (view: RaceView, action: ActionName | null): What => {
  const unit = paysOf(view, action)?.unit;
  return unit ? whatOf[unit] : 'energy';
};

const markOf = (spread: Spread | null, what: What): Mark =>
  (spread && inMarks(spread).find(({ whats }) => whats.includes(what))) || { whats: [what], low: 0, high: 0 };

/** Null where nothing is foretold. `energies`: those that it can be played with. */
export function faceOf(
  view: RaceView,
  runner: Runner | null,
  action: ActionName,
  energies: number[],
  names: readonly string[] = [],
): Face | null {
  const counts = countsAs(runner, action);
  const rivals: Rival[] = counts ? rivalsAt(view, runner, counts) : [];
  const { known, alone, shared } = spreads(view, runner, action, energies, rivals);
  const best = alone ?? shared;
  if (!known || !best) return null;
  const what = mainOf(view, counts);
  const mark = markOf(best, what);
  const { low, high } = markOf(shared, what);
  const none = !mark.low && !mark.high;
  const extras = goods(best);
  const instead = best.home && !best.unsure.includes('home') ? 'home' : none ? (extras[0] ?? null) : null;
  return {
    large: mark,
    instead,
    // Across the river nothing else counts.
    then: instead === 'home' ? [] : extras.filter((each) => each !== instead),
    ones: best.ones,
    small: !alone
      ? words.sharedWith(rivals.filter(({ must }) => must).map(({ seat }) => names[seat] ?? ''))
      : rivals.length
        ? words.shared(low, high)
        : words.onlyYou,
    said: [
      ...(alone ? [words.alone + text.colon + spreadInWords(alone)] : []),
      rivals.length ? words.withOthers + (shared ? text.colon + spreadInWords(shared) : '') : words.onlyYou,
    ],
  };
}

const goods = ({ then }: Spread): Extra[] => then.filter((each) => each !== 'river');
