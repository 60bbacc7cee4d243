// Asks the server's calendar: docs/calendar.md.
import type { Element } from '../pieces/signs';

/** The sign, element, stem and branch of a day, and its lunar year. */
export interface Day {
  date: string;
  animal: string;
  animal_character: string;
  element: Element;
  element_character: string;
  yin_yang: 'yin' | 'yang';
  stem: string;
  stem_character: string;
  branch: string;
  branch_character: string;
  /** 1 to 60. */
  cycle: number;
  lunar_year: number;
  /** The first and last day of the lunar year. */
  first: string;
  last: string;
  /** The sign that goes well with it. */
  pair: string;
}

/** What the birthdays of several people suggest for The Great Race. */
export interface Birthdays {
  /** By seat. */
  animals: string[];
  /** The seats, oldest first. */
  age_order: number[];
}

/** `unknown`: the calendar has no such day; `failed`: nobody answered. */
export type Trouble = 'unknown' | 'failed';

async function ask<T>(dates: string): Promise<T | Trouble> {
  try {
    const answer = await fetch(`calendar/${dates}`);
    if (answer.ok) return (await answer.json()) as T;
    return answer.status === 400 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}

export const dayOf = (date: string): Promise<Day | Trouble> => ask(encodeURIComponent(date));

/** By seat: the day of birth, or '' where it is not known. */
export const birthdaysOf = (dates: string[]): Promise<Birthdays | Trouble> => ask(dates.map(encodeURIComponent).join());
