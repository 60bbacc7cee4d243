// A game that is over, looked back at: its course as the server found it, its turning points, and the decisions that mattered most.
import { nobody, type Judged, type ReviewMessage, type Step, type Stood } from '../wire/protocol';

export interface Course {
  /** What is counted: shares of the win, or points ahead. */
  by: ReviewMessage['by'];
  /** By step, each step once. */
  stood: Stood[];
  judged: Judged[];
  /** How much of it is done, from 0 to 1. */
  done: number;
  /** Every position has been looked at; decisions may still be. */
  whole: boolean;
}

export interface TurningPoint {
  /** What happened between the positions after so many steps. */
  from: number;
  to: number;
  /** The seat for which most changed, and how it stood before and after. */
  seat: number;
  before: number;
  after: number;
}

/** A change that is worth telling; the shares of the win are counted in some hundred games each. */
const noticeable: Record<Course['by'], number> = { win: 0.12, points: 4 };

/** The same of decisions, of which only those that are no accident are looked at. */
const matters: Record<Course['by'], number> = { win: 0.03, points: 1 };

export function grown(course: Course | null, message: ReviewMessage): Course {
  const known = message.from === 0 ? null : course;
  const stood = new Map([...(known?.stood ?? []), ...message.positions].map((position) => [position.step, position]));
  const judged = new Map([...(known?.judged ?? []), ...message.decisions].map((decision) => [decision.step, decision]));
  return {
    by: message.by,
    stood: [...stood.values()].sort((one, other) => one.step - other.step),
    judged: [...judged.values()],
    done: message.of ? message.done / message.of : 0,
    whole: judged.size > 0 || (message.of > 0 && message.done === message.of),
  };
}

/** From the least value that a picture of it shows to the greatest; points ahead lie around 0. */
export function rangeOf({ by, stood }: Course): [number, number] {
  if (by === 'win') return [0, 1];
  const most = Math.max(10, ...stood.flatMap(({ standing }) => standing.map(Math.abs)));
  return [-most, most];
}

/** How it stood at a step, or at the last position before it that was looked at. */
export const standingAt = ({ stood }: Course, step: number): Stood | undefined =>
  stood.filter((position) => position.step <= step).at(-1) ?? stood[0];

/** The greatest changes, in the order in which they came about. */
export function turningPoints({ by, stood, whole }: Course, most = 4): TurningPoint[] {
  if (!whole) return [];
  const changes = stood.slice(1).map((now, at) => {
    const then = stood[at] ?? now;
    const by = now.standing.map((value, seat) => Math.abs(value - (then.standing[seat] ?? value)));
    const seat = by.indexOf(Math.max(...by));
    return {
      from: then.step,
      to: now.step,
      seat,
      before: then.standing[seat] ?? 0,
      after: now.standing[seat] ?? 0,
    };
  });
  return changes
    .filter(({ before, after }) => Math.abs(after - before) >= noticeable[by])
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, most)
    .sort((one, other) => one.from - other.from);
}

/** What beside a seat's own decision can have brought a change about. */
export type Others = 'luck' | 'others' | 'both';

/** Why a standing changed, as far as that is known. */
export interface Why {
  /** What the seat's own decision won over the best of the other moves; 0: none of it stands out. */
  own: number;
  /** Whether the change was for the better. */
  rose: boolean;
  /** What else there was in that time; null: nothing. */
  rest: Others | null;
}

/** Tells one's own decision from luck and from what the others did: a change for the better is no praise of what one chose. */
export function whyOf({ by, judged }: Course, point: TurningPoint, steps: readonly Pick<Step, 'seat'>[]): Why {
  const { from, to, seat, before, after } = point;
  const gains = judged
    .filter((one) => one.clear && one.seat === seat && one.step >= from && one.step < to)
    .map(gainOf)
    .filter((gain) => Math.abs(gain) >= matters[by])
    .sort((one, other) => Math.abs(other) - Math.abs(one));
  const seats = steps.slice(from, to).map((step) => step.seat);
  const luck = seats.includes('chance');
  const others = seats.some((other) => other !== 'chance' && other !== nobody && other !== seat);
  const own = gains[0] ?? 0;
  // What one's own decision did all of, nothing else did.
  const enough = own * (after - before) > 0 && Math.abs(own) >= Math.abs(after - before);
  const rest = enough ? null : luck && others ? 'both' : luck ? 'luck' : others ? 'others' : null;
  return { own, rose: after > before, rest };
}

/** What a decision won over the best of the other moves; less than nothing: it cost that. */
export const gainOf = ({ chosen, other }: Judged): number => chosen - other;

/** Of the decisions of some seats those that won most and that cost most, the greatest first. */
export function decisions(
  { by, judged }: Course,
  seats: readonly number[],
  most = 3,
): { best: Judged[]; worst: Judged[] } {
  const own = judged.filter((one) => one.clear && seats.includes(one.seat) && Math.abs(gainOf(one)) >= matters[by]);
  const byGain = [...own].sort((one, other) => gainOf(other) - gainOf(one));
  return {
    best: byGain.filter((one) => gainOf(one) > 0).slice(0, most),
    worst: byGain
      .reverse()
      .filter((one) => gainOf(one) < 0)
      .slice(0, most),
  };
}
