// What an action would bring, whichever energy is put in: from the least to the most.
import { whats, type What } from './causes';
import { possible, prospect, type Company, type Prospect, type Rival } from './outlook';
import { amountsInWords, forecastThen } from './story_words';
import type { ActionName, Forecast, RaceView, Runner } from './view';
import { words } from './words';

export interface Spread {
  sums: { what: What; low: number; high: number }[];
  then: Forecast['then'];
  /** It may lead to Finish. */
  home: boolean;
  /** All energy cards that it brings are of 1. */
  ones: boolean;
}

const shared: Company[] = ['more', 'same', 'less'];

/** Alone and together with another, as far as either can come about; null where it cannot, or where nothing is foretold. */
export function spreads(
  view: RaceView,
  runner: Runner | null,
  action: ActionName,
  energies: number[],
  rivals: Rival[],
) {
  const known = view.forecast?.some((each) => each.action === action) ?? false;
  const of = (companies: Company[]) =>
    spreadOf(
      companies.flatMap((company) =>
        energies.flatMap((energy) =>
          known && possible(view, rivals, energy, company)
            ? (prospect(view, runner, action, energy, company) ?? [])
            : [],
        ),
      ),
    );
  const alone = of(['nobody']);
  const others = of(shared);
  // What the river takes in any case is said once.
  if (alone?.then.includes('river') && others) others.then = others.then.filter((each) => each !== 'river');
  return { known, alone, shared: others };
}

export function spreadOf(all: Prospect[]): Spread | null {
  if (!all.length) return null;
  const sums = whats.flatMap((what) => {
    const amounts = all.map(({ gains }) => gains[what] ?? 0);
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
    return low || high ? [{ what, low, high }] : [];
  });
  const then = (['exchange', 'trade', 'river'] as const).filter((each) => all.some((one) => one.then.includes(each)));
  return { sums, then, home: all.some(({ home }) => home), ones: all.every(({ ones }) => ones) };
}

/** The cards that come back bring their energy with them: one mark for both where they are as many. */
export function inMarks({ sums }: Spread): { whats: What[]; low: number; high: number }[] {
  const marks: { whats: What[]; low: number; high: number }[] = [];
  for (const { what, low, high } of sums) {
    const last = marks.at(-1);
    if (what === 'cards' && last?.whats[0] === 'energy' && last.low === low && last.high === high)
      last.whats.push(what);
    else marks.push({ whats: [what], low, high });
  }
  return marks;
}

export const spreadInWords = ({ sums, then, home }: Spread): string =>
  [
    ...sums.map(({ what, low, high }) => amountsInWords(what, low, high)),
    ...(home ? [words.toFinish] : []),
    ...then.map(forecastThen),
  ].join(words.comma) || words.nothing;
