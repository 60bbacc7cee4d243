// The game after the lessons: a hint at each turn, and what a lesson taught said again when it first comes about, in words that are true of
// every table: a lesson's own are about its position.
import type { Wording } from '../catalogue/catalogues';
import type { Section } from '../how_to_play/how_to_play';
import type { Step } from '../wire/protocol';
import type { Course } from './lessons';

export interface Taught {
  title: Wording;
  /** Not there where nothing but the title is true everywhere. */
  text?: Wording;
  clause: string;
}

export class Guide {
  private readonly said: Set<string>;
  private upTo = 0;
  private hinted = -1;

  /** `sections`: how the game is played. */
  constructor(
    private readonly course: Course,
    private readonly sections: readonly Section[] = [],
    /** The lessons that have been done: what they taught is known. */
    done: readonly string[] = [],
  ) {
    this.said = new Set(course.lessons.filter(({ id }) => done.includes(id)).map(({ clause }) => clause));
  }

  /** What was taught of something that has come about for the first time, in the steps that are new. */
  explain(steps: readonly Step[]): Taught | null {
    const clauses = new Set(steps.slice(this.upTo).flatMap(({ causes = [] }) => causes.map(({ clause }) => clause)));
    this.upTo = steps.length;
    const lesson = this.course.lessons.find(({ clause }) => clauses.has(clause) && !this.said.has(clause));
    if (!lesson) return null;
    this.said.add(lesson.clause);
    // The last one: where there are several, the first introduces the game.
    const section = this.sections.filter((one) => one.lesson === lesson.id).at(-1);
    return { title: lesson.title, ...(section && { text: section.text }), clause: lesson.clause };
  }

  /** Whether a hint is wanted after so many steps: once. */
  hints(step: number): boolean {
    if (step === this.hinted) return false;
    this.hinted = step;
    return true;
  }
}
