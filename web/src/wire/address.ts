// The table this client sits at is kept in the address, #/t/CODE, so that a reload comes back to it.

export const tableIn = (hash: string): string => /^#\/t\/([\w-]+)$/.exec(hash)?.[1] ?? '';

export const hashOf = (table: string): string => (table ? `#/t/${table}` : '#/');

/** The table that somebody means who gives its code or its whole address, in whatever case; '' where it is neither. */
export function tableMeant(words: string): string {
  const given = words.trim().toLowerCase();
  const code = given.includes('#') ? tableIn(given.slice(given.indexOf('#'))) : given;
  return /^[\w-]+$/.test(code) ? code : '';
}
