// The table this client sits at is kept in the address, #/t/CODE, so that a reload comes back to it.

export const tableIn = (hash: string): string => /^#\/t\/([\w-]+)$/.exec(hash)?.[1] ?? '';

export const hashOf = (table: string): string => (table ? `#/t/${table}` : '#/');
