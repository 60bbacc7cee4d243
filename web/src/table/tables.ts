// The tables where this browser has a seat, by its tokens (wire/tokens.ts): the game of each, when it was last seen here, and
// whether it is over.
import { ownLuck } from '../wire/luck';
import type { Table } from '../wire/protocol';
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
  /** Notes the state of a table where this browser has a seat. Whoever opened a table may have a token, but no seat. */
  note(table: string, { game, over, seats }: Pick<Table, 'game' | 'over' | 'seats'>, at = Date.now()): void {
    const seen = all();
    if (isMine(table) && seats.some(({ mine }) => mine)) write(seen.set(table, { game, at, over }));
    else if (seen.delete(table)) write(seen);
  },

  forget(table: string): void {
    tokens.keep(table, []);
    ownLuck.forget(table);
    const seen = all();
    if (seen.delete(table)) write(seen);
  },

  /** The unfinished games, newest first. */
  open: (): OpenTable[] =>
    [...all()]
      .flatMap(([table, { game, at, over }]) => (!over && isMine(table) ? [{ table, game, at }] : []))
      .sort((one, other) => other.at - one.at),
};
