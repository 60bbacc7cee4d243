// The lessons of the games, src/games/GAME/lessons.json (docs/lessons.md): how one begins, and how somebody does at it.
import type { Wording } from '../catalogue/catalogues';
import type { Cause, LegalMove, SeatSetup, Step, Table } from '../wire/protocol';

export interface Answer {
  /** In notation; in a lesson's `otherwise` none. */
  moves?: string[];
  clause?: string;
  text: Wording;
}

/** Where a lesson or a diagram begins. */
export interface Start {
  seats: number;
  seat: number;
  options?: Record<string, string>;
  edition?: object;
  steps?: string[];
}

export interface Lesson extends Start {
  id: string;
  clause: string;
  title: Wording;
  text: Wording;
  aim: Wording;
  done: Wording;
  solution: string[];
  reach: { moves?: string[]; cause?: Partial<Cause>; won?: boolean };
  /** What is offered of the legal moves; without it, all. */
  offers?: string[];
  answers?: Answer[];
  otherwise?: Wording;
}

export interface Course {
  version: number;
  lessons: Lesson[];
}

// Loaded by whoever learns.
const files = Object.fromEntries(
  Object.entries(import.meta.glob<Course>('../../../src/games/*/lessons.json', { import: 'default' })).map(
    ([path, load]) => [path.split('/').at(-2) ?? '', load],
  ),
);

export const hasLessons = (game: string): boolean => game in files;

export async function courseOf(game: string): Promise<Course | null> {
  return (await files[game]?.()) ?? null;
}

/** The record from which a lesson begins. */
export const recordOf = (game: string, { version }: Course, lesson: Lesson): string =>
  [
    'shengxiao record 1',
    `game ${game} ${version}`,
    ...Object.entries(lesson.options ?? {}).map(([option, value]) => `option ${option} ${value}`),
    ...(lesson.edition ? [`edition ${JSON.stringify(lesson.edition)}`] : []),
    ...Array.from({ length: lesson.seats }, (_, seat) => `seat ${seat} person`),
    'play',
    ...(lesson.steps ?? []),
    'open',
    '',
  ].join('\n');

/** The learner, and computers. */
export const seatsOf = (lesson: Lesson): SeatSetup[] =>
  Array.from({ length: lesson.seats }, (_, seat) =>
    seat === lesson.seat ? { who: 'person' } : { who: 'computer', level: 1 },
  );

export type Outcome =
  | { is: 'open' }
  | { is: 'reached' }
  /** Without an answer where the lesson has none for it. */
  | { is: 'missed'; answer: Answer | null };

/** A move, and in its line what is to come after it. */
export type Planned = LegalMove & { line: string[] };

type Position = Pick<Table, 'moves' | 'to_act' | 'over' | 'returns'>;

const ownSince = ({ moves }: Pick<Table, 'moves'>, { seat }: Lesson, start: number): Step[] =>
  moves.slice(start).filter((step) => step.seat === seat);

const hasMade = (steps: Step[], moves: string[] = []): boolean =>
  steps.some(({ move, written }) => moves.includes(move) || (written !== undefined && moves.includes(written)));

function isReached(table: Position, lesson: Lesson, start: number): boolean {
  const { moves, cause, won } = lesson.reach;
  if (won) return table.over && (table.returns?.[lesson.seat] ?? 0) > 0;
  if (hasMade(ownSince(table, lesson, start), moves)) return true;
  const all = table.moves.slice(start).flatMap(({ causes = [] }) => causes);
  return (
    cause !== undefined && all.some((one) => Object.entries(cause).every(([field, value]) => one[field] === value))
  );
}

/** How it stands. `start`: how many moves had been told when the lesson began. */
export function outcomeOf(table: Position, lesson: Lesson, start: number): Outcome {
  if (isReached(table, lesson, start)) return { is: 'reached' };
  const others = table.moves.slice(start).some(({ seat }) => seat !== lesson.seat);
  if (!others && !table.over && table.to_act.includes(lesson.seat)) return { is: 'open' };
  const own = ownSince(table, lesson, start);
  const answer = lesson.answers?.find(({ moves }) => hasMade(own, moves));
  return { is: 'missed', answer: answer ?? (lesson.otherwise ? { text: lesson.otherwise } : null) };
}

/** The legal moves that the learner is offered. */
export const offered = (legal: readonly LegalMove[], { offers }: Pick<Lesson, 'offers'>): LegalMove[] =>
  legal.filter(({ move }) => offers?.includes(move) ?? true);

/** What to do next, and after it; nothing where something else was done before. */
export function nextOf(table: Table, lesson: Lesson, start: number): Planned | null {
  const own = ownSince(table, lesson, start);
  if (own.some(({ move }, at) => move !== lesson.solution[at])) return null;
  const line = lesson.solution.slice(own.length);
  const next = table.legal.find(({ seat, move }) => seat === lesson.seat && move === line[0]);
  return next ? { ...next, line } : null;
}
