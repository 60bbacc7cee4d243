// A game that is over, looked back at: its course as the server found it, its turning points, and the decisions that mattered most.
import type { Arrow, Parts } from '../boards/board';
import type { Judged, ReviewMessage, Stood, TurningPoint, View } from '../wire/protocol';

export interface Course {
  /** What is counted: shares of the win, or points ahead. */
  by: ReviewMessage['by'];
  /** By step, each step once. */
  stood: Stood[];
  judged: Judged[];
  /** How much of it is done, from 0 to 1. */
  done: number;
  /** In the order of the game, as far as is known. */
  turning: TurningPoint[];
  /** The decisions that won most and those that cost most, the greatest first, as far as is known. */
  best: Judged[];
  worst: Judged[];
}

export function grown(course: Course | null, message: ReviewMessage): Course {
  const known = message.from === 0 ? null : course;
  const stood = new Map([...(known?.stood ?? []), ...message.positions].map((position) => [position.step, position]));
  const judged = new Map([...(known?.judged ?? []), ...message.decisions].map((decision) => [decision.step, decision]));
  const found = (steps: readonly number[] = []) => steps.flatMap((step) => judged.get(step) ?? []);
  return {
    by: message.by,
    stood: [...stood.values()].sort((one, other) => one.step - other.step),
    judged: [...judged.values()],
    done: message.of ? message.done / message.of : 0,
    turning: message.turning ?? [],
    best: found(message.best),
    worst: found(message.worst),
  };
}

/** From the least value that a picture of it shows to the greatest, whole points ahead of the first seat with 0 among them. */
export function rangeOf({ by, stood }: Course): [number, number] {
  if (by === 'win') return [0, 1];
  const ahead = stood.map(({ standing }) => standing[0] ?? 0);
  return [Math.min(-2, Math.floor(Math.min(...ahead))), Math.max(2, Math.ceil(Math.max(...ahead)))];
}

/** The standing at which it is even. */
export const evenOf = ({ by }: Course): number => (by === 'win' ? 0.5 : 0);

/** Where it is even in that range, as a share of it. */
export function evenIn(course: Course): number {
  const [least, most] = rangeOf(course);
  return (evenOf(course) - least) / (most - least);
}

export type Chosen = Judged['made'];

/** The move of a decision that the board shows as the better one, and what was done instead of it, if that was worse. */
export function shownOf(decision: Judged): { better: Chosen; instead: Chosen | null } {
  const { move, action, made } = decision;
  return gainOf(decision) > 0 ? { better: made, instead: null } : { better: { move, action }, instead: made };
}

/** What is expected after the move that was made and after the other one, in words. */
export interface Expected {
  made: string;
  other: string;
  /** What either is good for (`purposes` of the board). */
  purposes: { made: readonly string[]; other: readonly string[] };
}

/** The same of a decision; null where the game is not searched, or has no words for it. */
export function expectedOf(
  parts: Pick<Parts, 'course' | 'purposes'>,
  { action, made, line, other_line: otherLine }: Judged,
  view: View,
  names: readonly string[],
): Expected | null {
  if (!parts.course || !line || !otherLine) return null;
  return {
    made: parts.course([made.action, ...line], view, names),
    other: parts.course([action, ...otherLine], view, names),
    purposes: {
      made: parts.purposes?.(made.action, view, names) ?? [],
      other: parts.purposes?.(action, view, names) ?? [],
    },
  };
}

/** How it stood at a step, or at the last position before it that was looked at. */
export const standingAt = ({ stood }: Course, step: number): Stood | undefined =>
  stood.filter((position) => position.step <= step).at(-1) ?? stood[0];

/** For the board: what was better, and what was done instead of it. */
export function arrowsOf(decision: Judged): Arrow[] {
  const { better, instead } = shownOf(decision);
  const arrow = ({ move, action }: Chosen, kind: Arrow['kind']): Arrow => ({
    move,
    action,
    line: [move],
    kind,
    seat: decision.seat,
  });
  return [...(instead ? [arrow(instead, 'made')] : []), arrow(better, 'hint')];
}

/** What a decision won over the best of the other moves; less than nothing: it cost that. */
export const gainOf = ({ chosen, other }: Judged): number => chosen - other;

/** What the better move comes to beyond the worse one: more or fewer points of some seats in the end; and who else has most of it. */
export interface Gains {
  points: { seat: number; amount: number }[];
  /** The rival that the worse move helps most, if it is one more than others. */
  helped?: number;
}

const leastPoints = 0.25;
const mostOfIt = 2 / 3;

/** Own points, and those of the rival for whom most changes. */
export function gainsOfBetter(decision: Judged): Gains {
  const { seat, more_win: win = [], more_points: points = [] } = decision;
  const sign = gainOf(decision) < 0 ? -1 : 1;
  const amounts = points.map((more, of) => ({ seat: of, amount: sign * more }));
  const own = amounts.filter((one) => one.seat === seat);
  const others = amounts.filter((one) => one.seat !== seat);
  others.sort((one, two) => Math.abs(two.amount) - Math.abs(one.amount));
  const told = [...own, ...others.slice(0, 1)].filter(({ amount }) => Math.abs(amount) >= leastPoints);
  const lost = sign * (win[seat] ?? 0);
  const helped = others.length > 1 ? others.find((one) => -sign * (win[one.seat] ?? 0) > mostOfIt * lost) : undefined;
  return { points: told, ...(helped && lost > 0 ? { helped: helped.seat } : {}) };
}

const muchMore = 0.15;

/** A decision that others seldom make as well leads to more than the curve has before it, which goes by what is usual. */
export const isUnusual = (course: Course, { step, seat, other }: Judged): boolean =>
  course.by === 'win' && other - (standingAt(course, step)?.standing[seat] ?? 1) > muchMore;
