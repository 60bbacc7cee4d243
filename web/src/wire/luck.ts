// This browser's part of the luck of each table, kept with the tokens of its seats so that it can answer after a reload, and the
// commitment that it was told first. The oldest tables are dropped.

const key = 'shengxiao.luck';
const most = 50;

export interface OwnLuck {
  /** The commitment that the table told when this browser came to it. */
  commit?: string;
  /** What this browser drew, in hexadecimal digits. */
  values: string[];
}

type Kept = Record<string, OwnLuck>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function write(table: string, own: OwnLuck | null): void {
  const others = Object.entries(all()).filter(([other]) => other !== table);
  const kept = own ? [...others, [table, own] as const] : others;
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.slice(-most))));
}

export const ownLuck = {
  of: (table: string): OwnLuck => all()[table] ?? { values: [] },
  keep: (table: string, own: OwnLuck): void => write(table, own),
  forget: (table: string): void => write(table, null),
};
