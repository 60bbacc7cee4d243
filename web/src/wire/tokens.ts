// The tokens of this client's seats by table, kept so that a later visit gets them back, also to a finished game. The oldest tables are
// dropped. The tabs of one browser share them.

const key = 'shengxiao.tokens';
const most = 500;

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
  /** Whether another tab of this browser took or left a seat at a table. */
  changedIn(event: StorageEvent, table: string): boolean {
    if (event.key !== key) return false;
    const at = (stored: string | null) => (read(stored)[table] ?? []).join();
    return at(event.oldValue) !== at(event.newValue);
  },
};
