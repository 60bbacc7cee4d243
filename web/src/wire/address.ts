// What the address names, so that a reload, a bookmark and the browser's own buttons lead to it.

export type Place =
  | { at: 'start' }
  /** One's own finished games. */
  | { at: 'record' }
  /** Experiments with games and editions. */
  | { at: 'lab' }
  | { at: 'table'; table: string }
  /** The page that says how a game is played. */
  | { at: 'how'; game: string }
  /** `lesson`: empty for the first that has not been done. */
  | { at: 'lesson'; game: string; lesson: string };

/** Where the address names nothing that there is, the start. */
export function placeIn(hash: string): Place {
  const named = (pattern: RegExp) => pattern.exec(hash) ?? [];
  const [, table] = named(/^#\/t\/([\w-]+)$/);
  if (table) return { at: 'table', table };
  const [, how] = named(/^#\/how\/(\w+)$/);
  if (how) return { at: 'how', game: how };
  const [, game, lesson = ''] = named(/^#\/learn\/(\w+)(?:\/(\w+))?$/);
  if (game) return { at: 'lesson', game, lesson };
  if (hash === '#/lab') return { at: 'lab' };
  return { at: hash === '#/record' ? 'record' : 'start' };
}

export function hashOf(place: Place): string {
  switch (place.at) {
    case 'start':
      return '#/';
    case 'record':
      return '#/record';
    case 'lab':
      return '#/lab';
    case 'table':
      return `#/t/${place.table}`;
    case 'how':
      return `#/how/${place.game}`;
    case 'lesson':
      return `#/learn/${place.game}${place.lesson && `/${place.lesson}`}`;
  }
}

/** The table whose page it is; '' of other places. */
export const tableAt = (place: Place): string => (place.at === 'table' ? place.table : '');

/** Whether the code of a table is one of those that nobody guesses: they are longer. */
export const isHardToGuess = (table: string): boolean => table.length > 6;

/** The code as it is shown and read out: a longer one in groups. */
export const groupsOf = (table: string): string[] => (isHardToGuess(table) ? (table.match(/.{1,4}/g) ?? []) : [table]);

/** The table named by its code, also in groups, or by a whole address, in upper or lower case; '' if it is neither. */
export function tableMeant(words: string): string {
  const given = words.replace(/\s/g, '').toLowerCase();
  const code = given.includes('#') ? tableAt(placeIn(given.slice(given.indexOf('#')))) : given;
  return /^[\w-]+$/.test(code) ? code : '';
}
