// What this browser keeps of the tables it sat at: the tokens that open its seats again after a reload or another day, and what
// is needed to find the way back. The oldest tables are forgotten. The tabs of one browser share them.

const key = 'shengxiao.tables';
const most = 50;

interface Kept {
  tokens: string[];
  game: string;
  /** When the table was last seen here. */
  at: number;
  over: boolean;
}

export interface KeptTable {
  table: string;
  game: string;
  at: number;
}

function read(stored: string | null): Map<string, Kept> {
  try {
    return new Map(Object.entries(JSON.parse(stored ?? '{}') as Record<string, Kept>));
  } catch {
    return new Map();
  }
}

const all = () => read(localStorage.getItem(key));

/** Newest last. */
function write(kept: Map<string, Kept>): void {
  const newest = [...kept].sort(([, one], [, other]) => one.at - other.at).slice(-most);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
}

export const tokens = {
  of: (table: string): string[] => all().get(table)?.tokens ?? [],

  keep(table: string, mine: string[], now = Date.now()): void {
    const kept = all();
    if (mine.length) kept.set(table, { game: '', over: false, ...kept.get(table), tokens: mine, at: now });
    else kept.delete(table);
    write(kept);
  },

  /** What has been seen of a table; only of those that are kept. */
  note(table: string, { game, over }: { game: string; over: boolean }, now = Date.now()): void {
    const kept = all();
    const old = kept.get(table);
    if (!old) return;
    kept.set(table, { ...old, game, over, at: now });
    write(kept);
  },

  forget(table: string): void {
    const kept = all();
    if (kept.delete(table)) write(kept);
  },

  /** Where a game goes on, the newest first. */
  open: (): KeptTable[] =>
    [...all()]
      .flatMap(([table, { game, at, over }]) => (game && !over ? [{ table, game, at }] : []))
      .sort((one, other) => other.at - one.at),

  /** Whether another tab of this browser has sat down or stood up at a table. */
  changedIn(event: StorageEvent, table: string): boolean {
    if (event.key !== key) return false;
    const at = (stored: string | null) => (read(stored).get(table)?.tokens ?? []).join();
    return at(event.oldValue) !== at(event.newValue);
  },
};
