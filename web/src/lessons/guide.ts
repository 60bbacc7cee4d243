// The game after the lessons: a hint at each of the first turns, and what a lesson taught said again when it first comes about, in words
// that are true of every table: a lesson's own are about its position.
import type { Wording } from '../catalogue/catalogues';
import type { Section } from '../how_to_play/how_to_play';
import type { Step } from '../wire/protocol';
import type { Course } from './lessons';

export interface Taught {
  title: Wording;
  text: Wording;
  clause: string;
}

/** After so many hints one chooses by oneself. */
const mostHints = 5;

export class Guide {
  private readonly taught: Taught[];
  private readonly said = new Set<string>();
  private upTo = 0;
  private at = -1;
  private hinted = 0;

  /**
   * `sections`: how the game is played. `done`: the lessons that have been done. What they taught is known, and what none of the sections
   * belongs to is not said again.
   */
  constructor(course: Course, sections: readonly Section[] = [], done: readonly string[] = []) {
    const left = course.lessons.filter(({ id }) => !done.includes(id));
    this.taught = left.flatMap(({ id, title, clause }) => {
      // The last one: where there are several, the first introduces the game.
      const section = sections.filter(({ lesson }) => lesson === id).at(-1);
      return section ? [{ title, text: section.text, clause }] : [];
    });
  }

  /** What was taught of something that has come about for the first time, in the steps that are new. */
  explain(steps: readonly Step[]): Taught | null {
    const clauses = new Set(steps.slice(this.upTo).flatMap(({ causes = [] }) => causes.map(({ clause }) => clause)));
    this.upTo = steps.length;
    const taught = this.taught.find(({ clause }) => clauses.has(clause) && !this.said.has(clause));
    if (!taught) return null;
    this.said.add(taught.clause);
    return taught;
  }

  /** What it does after so many steps, once: a hint, or the word that there will be none any more. */
  does(step: number): 'hint' | 'rest' | null {
    if (step === this.at) return null;
    this.at = step;
    this.hinted += 1;
    if (this.hinted > mostHints + 1) return null;
    return this.hinted > mostHints ? 'rest' : 'hint';
  }
}
