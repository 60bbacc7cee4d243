// What the server's calendar says of a day: sign, element, stem and branch, lunar year.
import type { Element } from '../pieces/signs';

export interface Day {
  date: string;
  animal: string;
  element: Element;
  yin_yang: 'yin' | 'yang';
  stem: string;
  stem_character: string;
  branch: string;
  branch_character: string;
  /** 1 to 60. */
  cycle: number;
  lunar_year: number;
  /** The days with which the lunar year begins and ends. */
  first: string;
  last: string;
  /** The sign that goes well with it. */
  pair: string;
}

/** `unknown`: the calendar does not reach so far; `failed`: nobody answered. */
export async function dayOf(date: string): Promise<Day | 'unknown' | 'failed'> {
  try {
    const answer = await fetch(`/calendar/${encodeURIComponent(date)}`);
    if (answer.ok) return (await answer.json()) as Day;
    return answer.status === 400 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}
