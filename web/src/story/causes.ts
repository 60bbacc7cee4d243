// The causes of steps, gathered for telling: who gained and lost what in a turn, and what a score is made of.
import { changeInWords, reasonInWords, reasonsInWords } from '../catalogue/causes';
import { catalogueOf, worded } from '../catalogue/catalogues';
import type { Cause, Step } from '../wire/protocol';
import { capital } from '../words/capital';

/** One gain or loss, in words. */
export interface Gain {
  /** "+2 spaces", "−1 karma". */
  amount: string;
  /** "put in more energy than Ben". */
  reason: string;
  clause: string;
  /** It changes the score. */
  counts: boolean;
}

export interface GainsOfSeat {
  seat: number;
  gains: Gain[];
}

/** The first quantity of a game is its score. */
export const scoreOf = (game: string): string => Object.keys(catalogueOf(game)?.amounts ?? {})[0] ?? 'points';

function gainOf(game: string, cause: Cause, names: readonly string[]): Gain {
  const { what, amount, clause } = cause;
  return {
    amount: changeInWords(game, what, amount),
    reason: reasonInWords(game, cause, names),
    clause,
    counts: what === scoreOf(game),
  };
}

/**
 * By seat: first whose turn it was, then in the order in which they first gained or lost something. What came to nothing by a limit is
 * left out.
 */
export function gainsBySeat(
  game: string,
  causes: readonly Cause[],
  names: readonly string[],
  mover: number | 'chance' = 'chance',
): GainsOfSeat[] {
  const seats: GainsOfSeat[] = [];
  for (const cause of causes) {
    if (cause.amount === 0) continue;
    let of = seats.find(({ seat }) => seat === cause.seat);
    if (!of) seats.push((of = { seat: cause.seat, gains: [] }));
    of.gains.push(gainOf(game, cause, names));
  }
  return seats.sort((a, b) => Number(b.seat === mover) - Number(a.seat === mover));
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

/** A part of a score: everything that came by one rule. */
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

/** What a seat's score is made of, the largest part first. */
export function partsOfScore(game: string, steps: readonly Step[], seat: number): Part[] {
  const what = scoreOf(game);
  const parts: Part[] = [];
  steps.forEach(({ causes = [] }, index) => {
    for (const cause of causes) {
      if (cause.seat !== seat || cause.what !== what || cause.amount === 0) continue;
      let part = parts.find(({ why, clause }) => why === cause.why && clause === cause.clause);
      if (!part) parts.push((part = { why: cause.why, clause: cause.clause, amount: 0, made: [] }));
      part.amount += cause.amount;
      part.made.push({ at: index + 1, cause });
    }
  });
  return parts.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}
