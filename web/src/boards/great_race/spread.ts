// What an action would bring, whichever energy is put in: from the least to the most.
import { whats, type What } from './causes';
import { prospects, type Company, type Prospect, type Rival } from './outlook';
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
  /** What of this is not sure. */
  unsure: (Forecast['then'][number] | 'home')[];
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
        energies.flatMap((energy) => (known ? prospects(view, runner, action, energy, company, rivals) : [])),
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
  const home = all.some((one) => one.home);
  const unsure = [
    ...then.filter((each) => !all.every((one) => one.then.includes(each))),
    ...(home && !all.every((one) => one.home) ? ['home' as const] : []),
  ];
  return { sums, then, home, ones: all.every(({ ones }) => ones), unsure };
}

/** The cards that come back bring their energy with them: one mark for both where they are as many, unless they are to be `apart`. */
export function inMarks({ sums }: Pick<Spread, 'sums'>, apart = false): { whats: What[]; low: number; high: number }[] {
  const marks: { whats: What[]; low: number; high: number }[] = [];
  for (const { what, low, high } of sums) {
    const last = marks.at(-1);
    if (!apart && what === 'cards' && last?.whats[0] === 'energy' && last.low === low && last.high === high)
      last.whats.push(what);
    else marks.push({ whats: [what], low, high });
  }
  return marks;
}

/** `asks`: with a question mark at what is not sure. */
export function spreadInWords({ sums, then, home, unsure }: Spread, asks = false): string {
  const said = (what: (typeof unsure)[number], as: string) => as + (asks && unsure.includes(what) ? '?' : '');
  return (
    [
      ...sums.map(({ what, low, high }) => amountsInWords(what, low, high)),
      ...(home ? [said('home', words.toFinish)] : []),
      ...then.map((each) => said(each, forecastThen(each))),
    ].join(words.comma) || words.nothing
  );
}
