// The tokens that open the seats of this client again, by table, after a reload or another day. The oldest tables are forgotten.

const key = 'shengxiao.tokens';
const most = 50;

type Kept = Record<string, string[]>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export const tokens = {
  of: (table: string): string[] => all()[table] ?? [],
  keep(table: string, mine: string[]): void {
    const others = Object.entries(all()).filter(([other]) => other !== table);
    const kept = mine.length ? [...others, [table, mine] as const] : others;
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.slice(-most))));
  },
};
