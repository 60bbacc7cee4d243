// The game after the lessons: a hint at each turn, and what a lesson taught said again when it first comes about.
import type { Step } from '../wire/protocol';
import type { Course, Lesson } from './lessons';

export class Guide {
  private readonly said = new Set<string>();
  private upTo = 0;
  private hinted = -1;

  constructor(private readonly course: Course) {}

  /** The lesson of something that has come about for the first time, in the steps that are new. */
  explain(steps: readonly Step[]): Lesson | null {
    const clauses = new Set(steps.slice(this.upTo).flatMap(({ causes = [] }) => causes.map(({ clause }) => clause)));
    this.upTo = steps.length;
    const lesson = this.course.lessons.find(({ clause }) => clauses.has(clause) && !this.said.has(clause));
    if (lesson) this.said.add(lesson.clause);
    return lesson ?? null;
  }

  /** Whether a hint is wanted after so many steps: once. */
  hints(step: number): boolean {
    if (step === this.hinted) return false;
    this.hinted = step;
    return true;
  }
}
