// The current table is kept in the address, #/t/CODE, so that a reload returns to it.

export const tableIn = (hash: string): string => /^#\/t\/([\w-]+)$/.exec(hash)?.[1] ?? '';

export const hashOf = (table: string): string => (table ? `#/t/${table}` : '#/');

/** The table named by its code or by a whole address, in upper or lower case; '' if it is neither. */
export function tableMeant(words: string): string {
  const given = words.trim().toLowerCase();
  const code = given.includes('#') ? tableIn(given.slice(given.indexOf('#'))) : given;
  return /^[\w-]+$/.test(code) ? code : '';
}
