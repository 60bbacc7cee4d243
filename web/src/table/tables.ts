// The way back to the tables this browser sat at: of each that it has tokens for (wire/tokens.ts), which game it is, when it was last
// seen here, and whether its game is over.
import { tokens } from '../wire/tokens';

const key = 'shengxiao.tables';
const most = 50;

interface Seen {
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  over: boolean;
}

export interface OpenTable {
  table: string;
  game: string;
  at: number;
}

function all(): Map<string, Seen> {
  try {
    return new Map(Object.entries(JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Seen>));
  } catch {
    return new Map();
  }
}

function write(seen: Map<string, Seen>): void {
  const newest = [...seen].sort(([, one], [, other]) => one.at - other.at).slice(-most);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
}

const isMine = (table: string) => tokens.of(table).length > 0;

export const tables = {
  /** What has been seen of a table; only of those where this browser has a seat. */
  note(table: string, { game, over }: { game: string; over: boolean }, at = Date.now()): void {
    if (isMine(table)) write(all().set(table, { game, at, over }));
  },

  forget(table: string): void {
    tokens.keep(table, []);
    const seen = all();
    if (seen.delete(table)) write(seen);
  },

  /** Where a game goes on, the newest first. */
  open: (): OpenTable[] =>
    [...all()]
      .flatMap(([table, { game, at, over }]) => (!over && isMine(table) ? [{ table, game, at }] : []))
      .sort((one, other) => other.at - one.at),
};
