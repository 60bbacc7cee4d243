// Somebody who learns a game: at which lesson they are, at a table of its own for each try.
import type { Session } from '../table/session.svelte';
import {
  nextOf,
  offered,
  outcomeOf,
  recordOf,
  seatsOf,
  type Course,
  type Lesson,
  type Outcome,
  type Planned,
} from './lessons';
import { progress } from './progress.svelte';
import type { LegalMove, Table } from '../wire/protocol';

export class Learning {
  /** The number of the lesson. */
  at = $state(0);
  /** The solution is shown. */
  showing = $state(false);
  /** How many moves had been told when this try began; -1 until its table has come. */
  private start = $state(-1);
  /** The table of this try, or of the one before until it has come. */
  table: string | undefined;
  /** The table that was on the screen before, a game perhaps that is to be gone on with. */
  private left: string | undefined;

  constructor(
    private readonly session: Pick<Session, 'entering' | 'table' | 'load'>,
    readonly game: string,
    readonly course: Course,
    private readonly around: {
      /** Puts the lesson into the address. */
      note(lesson: string): void;
      /** Forgets the table of a try. */
      forget(table: string): void;
    },
  ) {}

  get lesson(): Lesson {
    const lesson = this.course.lessons[this.at] ?? this.course.lessons[0];
    if (!lesson) throw new Error(`there are no lessons of ${this.game}`);
    return lesson;
  }

  get isLast(): boolean {
    return this.at === this.course.lessons.length - 1;
  }

  /** The first that has not been done, or the first of all. */
  firstOpen(): number {
    return Math.max(
      0,
      this.course.lessons.findIndex(({ id }) => !progress.of(this.game).includes(id)),
    );
  }

  /** Begins a lesson by its id; without one, or where there is none, the first that has not been done. */
  open(id = ''): void {
    const at = this.course.lessons.findIndex((lesson) => lesson.id === id);
    this.begin(at < 0 ? this.firstOpen() : at);
  }

  begin(at = this.at): void {
    if (this.session.entering) return;
    this.at = at;
    this.showing = false;
    this.start = -1;
    this.left = this.session.table?.table;
    this.around.note(this.lesson.id);
    void this.session.load(recordOf(this.game, this.course, this.lesson), seatsOf(this.lesson));
  }

  next(): void {
    this.begin(this.at + 1);
  }

  /** To be told of each state of a table. */
  hear(table: Table): void {
    if (this.start < 0 && table.table === this.left) return;
    if (table.table !== this.table) {
      if (this.table) this.around.forget(this.table);
      this.table = table.table;
      this.start = table.moves.length;
    }
    if (this.outcome(table).is === 'reached') progress.add(this.game, this.lesson.id);
  }

  /** The tables of the tries are no games to come back to. */
  leave(): void {
    if (this.table) this.around.forget(this.table);
  }

  outcome(table: Table): Outcome {
    return this.start < 0 ? { is: 'open' } : outcomeOf(table, this.lesson, this.start);
  }

  /** What can be done on the board. */
  offered(table: Table): LegalMove[] {
    return offered(table.legal, this.lesson);
  }

  /** What is shown on the board. */
  shown(table: Table): Planned | null {
    return this.showing && this.start >= 0 ? nextOf(table, this.lesson, this.start) : null;
  }
}
