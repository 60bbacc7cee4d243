// The causes of steps, gathered for telling: who gained and lost what in a turn, and what a score is made of.
import { changeInWords, lostInWords, reasonsInWords } from '../catalogue/causes';
import { catalogueOf, worded } from '../catalogue/catalogues';
import { groupsOf } from '../catalogue/groups';
import type { Cause, Step } from '../wire/protocol';
import { capital } from '../words/capital';
import { text } from '../words/text';

/** Gains and losses for one reason, in words. */
export interface Gain {
  /** "+2 spaces", "−1 karma"; `counts`: it changes the score. */
  amounts: { words: string; counts: boolean }[];
  /** "put in more energy than Ben". */
  reason: string;
  clause: string;
}

export interface GainsOfSeat {
  seat: number;
  /** By how much the score changed in all, where it has several reasons. */
  total: string;
  gains: Gain[];
}

/** What came of one thing, as of an action of several seats; without a name where a game does not tell things apart. */
export interface Gains {
  under: string;
  seats: GainsOfSeat[];
}

/** The first quantity of a game is its score. */
export const scoreOf = (game: string): string => Object.keys(catalogueOf(game)?.amounts ?? {})[0] ?? 'points';

/** What it came of is not said twice. */
export const reasonUnder = (under: string, reason: string): string =>
  under && reason.startsWith(under + text.colon) ? reason.slice((under + text.colon).length) : reason;

function gainsOf(game: string, causes: readonly Cause[], names: readonly string[], under: string): Gain[] {
  const gains: Gain[] = [];
  for (const these of alike(causes)) {
    const [{ what, clause }] = these;
    const told = [reasonUnder(under, reasonsInWords(game, these, names)), lostInWords(game, these)];
    const reason = told.filter(Boolean).join(text.comma);
    const words = { words: changeInWords(game, what, sumOf(these)), counts: what === scoreOf(game) };
    const same = gains.find((gain) => gain.reason === reason && gain.clause === clause);
    if (same) same.amounts.push(words);
    else gains.push({ amounts: [words], reason, clause });
  }
  return gains;
}

/** Those that brought the same by the same rule together: three cards that everybody saw are told at once. */
export const alike = (causes: readonly Cause[]): [Cause, ...Cause[]][] => [
  ...groupsOf(causes, ({ what, why, clause, amount }) => `${what} ${why} ${clause} ${amount > 0}`).values(),
];

export const sumOf = (causes: readonly Cause[]): number => causes.reduce((all, { amount }) => all + amount, 0);

function totalOf(game: string, causes: readonly Cause[], gains: readonly Gain[]): string {
  const sum = sumOf(causes.filter(({ what }) => what === scoreOf(game)));
  const several = gains.flatMap(({ amounts }) => amounts).filter(({ counts }) => counts).length > 1;
  return several && sum ? changeInWords(game, scoreOf(game), sum) : '';
}

/**
 * By what it came of, and by seat: first whose turn it was, then in the order in which they first gained or lost something. What came
 * to nothing by a limit is left out.
 */
export function gainsIn(
  game: string,
  causes: readonly Cause[],
  names: readonly string[],
  mover: number | 'chance' = 'chance',
  under: (cause: Cause) => string = () => '',
): Gains[] {
  const changes = causes.filter(({ amount }) => amount !== 0);
  return [...new Set(changes.map(under))].map((head) => {
    const here = changes.filter((cause) => under(cause) === head);
    const seats = [...new Set(here.map(({ seat }) => seat))].sort((a, b) => Number(b === mover) - Number(a === mover));
    return {
      under: head,
      seats: seats.map((seat) => {
        const own = here.filter((cause) => cause.seat === seat);
        const gains = gainsOf(game, own, names, head);
        return { seat, total: totalOf(game, own, gains), gains };
      }),
    };
  });
}

/** The scores when only the first `step` of the steps had been made, from those after all of them. */
export const scoresAt = (game: string, points: readonly number[], steps: readonly Step[], step: number): number[] =>
  points.map((now, seat) => {
    const later = steps.slice(step).flatMap(({ causes = [] }) => causes);
    return later
      .filter((cause) => cause.seat === seat && cause.what === scoreOf(game))
      .reduce((score, { amount }) => score - amount, now);
  });

const beside = ['seat', 'amount', 'lost', 'other', 'turn'];

const aboutOf = (cause: Cause): string =>
  JSON.stringify(Object.entries(cause).filter(([field]) => !beside.includes(field)));

/** Those that still stand: what was gained and lost again is left out, unless nothing else is there. */
export function standing(causes: readonly Cause[]): Cause[] {
  const left: Cause[] = [];
  for (const cause of causes) {
    const undone = left.findIndex((one) => one.amount === -cause.amount && aboutOf(one) === aboutOf(cause));
    if (undone < 0) left.push(cause);
    else left.splice(undone, 1);
  }
  return left.length ? left : [...causes];
}

/** A part of a score: everything that came by one rule, or for reasons that the game has one title for. */
export interface Part {
  why: string;
  clause: string;
  amount: number;
  /** The steps that made it: `at` is the number of steps after each. */
  made: { at: number; cause: Cause }[];
}

/** What a part is called: as the game says, else by all that it is about. */
export const titleOf = (game: string, { why, made }: Part, names: readonly string[]): string =>
  worded(catalogueOf(game)?.parts?.[why]) ??
  capital(reasonsInWords(game, standing(made.map(({ cause }) => cause)), names));

/** What a seat's score is made of, the largest part first; what was gained and lost again is none. */
export function partsOfScore(game: string, steps: readonly Step[], seat: number): Part[] {
  const what = scoreOf(game);
  const parts: Part[] = [];
  const titled = (why: string) => worded(catalogueOf(game)?.parts?.[why]);
  steps.forEach(({ causes = [] }, index) => {
    for (const cause of causes) {
      if (cause.seat !== seat || cause.what !== what || cause.amount === 0) continue;
      const title = titled(cause.why);
      let part = parts.find(({ why, clause }) =>
        title === undefined ? why === cause.why && clause === cause.clause : titled(why) === title,
      );
      if (!part) parts.push((part = { why: cause.why, clause: cause.clause, amount: 0, made: [] }));
      part.amount += cause.amount;
      part.made.push({ at: index + 1, cause });
    }
  });
  return parts.filter(({ amount }) => amount !== 0).sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
