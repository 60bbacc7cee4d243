// Why one move of a decision comes to more than the other: what follows either, told apart by reason.
import { changeInWords, reasonInWords } from '../catalogue/causes';
import { catalogueOf, worded } from '../catalogue/catalogues';
import { groupsOf } from '../catalogue/groups';
import { scoreOf } from '../story/causes';
import type { Difference, Judged, Motive } from '../wire/protocol';
import { toTenth } from '../words/numbers';

/** A difference in words, "−1.8 points", and its greatest reasons. */
export interface Told {
  seat: number;
  what: string;
  amount: number;
  change: string;
  /** `rarer`: what it says happens less often. */
  reasons: { told: string; rarer: boolean }[];
}

export interface Differences {
  /** Until the seat's next turn. */
  soon: Told[];
  later: Told[];
}

const least = 0.25;
const mostReasons = 2;
const leastMain = 0.5;

/**
 * By how much the better move brings more than the other, or, with `sign` 1, the one that was chosen: to its own seat of the score and
 * what it pays for that, then to the rival for whom most changes. What comes later is told of the score alone.
 */
export function differencesOf(
  game: string,
  { seat, differences = [] }: Judged,
  names: readonly string[],
  sign: 1 | -1,
): Differences {
  const score = scoreOf(game);
  const told = (some: readonly Difference[]): Told[] => {
    const changes = some
      .map((of) => ({ of, amount: toTenth(sign * of.more) }))
      .filter(({ amount }) => Math.abs(amount) >= least)
      .sort((one, two) => Math.abs(two.amount) - Math.abs(one.amount))
      .sort((one, two) => Number(two.of.what === score) - Number(one.of.what === score));
    const [first, ...others] = changes.filter(({ of }) => of.seat === seat);
    const price = others.filter(({ amount }) => first && amount > 0 !== first.amount > 0);
    const rivals = changes.filter(({ of }) => of.seat !== seat);
    return [...(first ? [first] : []), ...price.slice(0, 1), ...rivals.slice(0, 1)].map(({ of, amount }) => ({
      seat: of.seat,
      what: of.what,
      amount,
      change: changeInWords(game, of.what, amount),
      reasons: reasonsFor(game, of, amount, sign, names),
    }));
  };
  return {
    soon: told(differences.filter(({ soon }) => soon)),
    later: told(differences.filter(({ soon, what }) => !soon && what === score)),
  };
}

/** What speaks most for a move: what its seat has of it soon or later, both where they speak against each other, or what a rival loses. */
export type Main =
  { kind: 'soon' | 'later' | 'rival'; of: Told } | { kind: 'ratherSoon' | 'ratherLater'; soon: Told; later: Told };

/** Of the score alone; nothing where nothing that is worth telling speaks for the move. */
export function mainOf(game: string, { seat }: Judged, { soon, later }: Differences): Main | null {
  const score = scoreOf(game);
  const own = (some: readonly Told[]) => some.find((told) => told.seat === seat && told.what === score);
  const now = own(soon);
  const then = own(later);
  const [sooner, afterwards] = [now?.amount ?? 0, then?.amount ?? 0];
  if (now && then && sooner * afterwards < 0 && Math.abs(afterwards) > Math.abs(sooner) / 2)
    return { kind: sooner > 0 ? 'ratherSoon' : 'ratherLater', soon: now, later: then };
  if (now && sooner >= leastMain && sooner >= afterwards) return { kind: 'soon', of: now };
  if (then && afterwards >= leastMain) return { kind: 'later', of: then };
  const rival = [...soon, ...later].find(
    (told) => told.seat !== seat && told.what === score && told.amount <= -leastMain,
  );
  return rival ? { kind: 'rival', of: rival } : null;
}

/** Cards that a rival gains less often until the seat's next turn, in a share of the games, after the better move, or the chosen one. */
export function keptFromRivals(
  game: string,
  { seat, differences = [] }: Judged,
  sign: 1 | -1,
): { seat: number; what: string; share: number }[] {
  const mostTold = 2;
  return differences
    .filter((of) => of.soon && of.seat !== seat && of.what === scoreOf(game))
    .flatMap(({ motives }) => motives)
    .filter(({ cause }) => cause.amount > 0)
    .flatMap(({ more, cause }) => {
      const what = typeof cause.card === 'string' ? worded(catalogueOf(game)?.names?.[cause.card]) : undefined;
      return what && -sign * more >= least ? [{ seat: cause.seat, what, share: -sign * more }] : [];
    })
    .sort((one, two) => two.share - one.share)
    .slice(0, mostTold);
}

const sumOf = (some: readonly { more: number }[]): number => some.reduce((sum, { more }) => sum + more, 0);

/** The greatest that make for a change up or down, last what happens after the other move; what is told in the same words is one. */
function reasonsFor(
  game: string,
  { motives, soon }: Difference,
  change: number,
  sign: number,
  names: readonly string[],
): Told['reasons'] {
  const told = [...groupsOf(motives, ({ cause }) => `${cause.why} ${cause.clause} ${cause.amount}`).values()]
    .filter((these) => isWorded(game, these[0], soon))
    .map((these) => ({ ...reasonOf(game, these, soon, change, names), more: Math.sign(change) * sign * sumOf(these) }));
  return [...groupsOf(told, ({ told, rarer }) => `${told} ${rarer}`).values()]
    .map((same) => ({ ...same[0], more: sumOf(same) }))
    .filter(({ more }) => more >= least)
    .sort((one, two) => two.more - one.more)
    .slice(0, mostReasons)
    .sort((one, two) => Number(one.rarer) - Number(two.rarer))
    .map(({ told, rarer }) => ({ told, rarer }));
}

/** Whether its words do without what it is about, or it says that. */
const isWorded = (game: string, { cause }: Motive, soon: boolean): boolean => {
  const { parts, causes } = catalogueOf(game) ?? {};
  return soon || parts?.[cause.why] !== undefined || !worded(causes?.[cause.why])?.includes('{');
};

/**
 * By what it is about where that is one thing that comes soon, else by the title of all of its kind, or by the greatest of them. There
 * is less of a thing because it happens less often: that is not the opposite.
 */
function reasonOf(
  game: string,
  these: readonly [Motive, ...Motive[]],
  soon: boolean,
  change: number,
  names: readonly string[],
): Told['reasons'][number] {
  const [{ cause }] = these;
  const title = worded(catalogueOf(game)?.parts?.[cause.why]);
  return title && !(soon && these.length === 1)
    ? { told: title.charAt(0).toLowerCase() + title.slice(1), rarer: false }
    : { told: reasonInWords(game, cause, names), rarer: soon && change * cause.amount < 0 };
}
