// The current table is kept in the address, #/t/CODE, or the lesson, #/learn/GAME/LESSON, or the page that says how a game is played,
// #/how/GAME, so that a reload returns to it.

export const tableIn = (hash: string): string => /^#\/t\/([\w-]+)$/.exec(hash)?.[1] ?? '';

export const hashOf = (table: string): string => (table ? `#/t/${table}` : '#/');

export interface LessonPlace {
  game: string;
  /** Empty: the first that has not been done. */
  lesson: string;
}

export function lessonIn(hash: string): LessonPlace | null {
  const [, game, lesson = ''] = /^#\/learn\/(\w+)(?:\/(\w+))?$/.exec(hash) ?? [];
  return game ? { game, lesson } : null;
}

export const hashOfLesson = ({ game, lesson }: LessonPlace): string => `#/learn/${game}/${lesson}`;

/** The game whose page is named; '' where none is. */
export const explainedIn = (hash: string): string => /^#\/how\/(\w+)$/.exec(hash)?.[1] ?? '';

export const hashOfHow = (game: string): string => `#/how/${game}`;

/** The page of one's own finished games. */
export const hashOfRecord = '#/record';

/** Whether the code of a table is one of those that nobody guesses: they are longer. */
export const isHardToGuess = (table: string): boolean => table.length > 6;

/** The code as it is shown and read out: a longer one in groups. */
export const groupsOf = (table: string): string[] => (isHardToGuess(table) ? (table.match(/.{1,4}/g) ?? []) : [table]);

/** The table named by its code, also in groups, or by a whole address, in upper or lower case; '' if it is neither. */
export function tableMeant(words: string): string {
  const given = words.replace(/\s/g, '').toLowerCase();
  const code = given.includes('#') ? tableIn(given.slice(given.indexOf('#'))) : given;
  return /^[\w-]+$/.test(code) ? code : '';
}
