// The tokens that open the seats of this client again, by table, after a reload or another day. The oldest tables are forgotten.
// The tabs of one browser share them.

const key = 'shengxiao.tokens';
const most = 50;

type Kept = Record<string, string[]>;

function read(stored: string | null): Kept {
  try {
    return JSON.parse(stored ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const all = (): Kept => read(localStorage.getItem(key));

export const tokens = {
  of: (table: string): string[] => all()[table] ?? [],
  keep(table: string, mine: string[]): void {
    const others = Object.entries(all()).filter(([other]) => other !== table);
    const kept = mine.length ? [...others, [table, mine] as const] : others;
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.slice(-most))));
  },
  /** Whether another tab of this browser has sat down or stood up at a table. */
  changedIn(event: StorageEvent, table: string): boolean {
    if (event.key !== key) return false;
    const at = (stored: string | null) => (read(stored)[table] ?? []).join();
    return at(event.oldValue) !== at(event.newValue);
  },
};
