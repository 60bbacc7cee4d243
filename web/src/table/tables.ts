// The tables where this browser has a seat, by its tokens (wire/tokens.ts): the game of each, who plays, whose turn it was when it was
// last seen here, and whether it is over.
import { ownLuck } from '../wire/luck';
import type { Seat, Table } from '../wire/protocol';
import { tokens } from '../wire/tokens';
import { isAwaited } from './awaited';

const key = 'shengxiao.tables';
const most = 50;

type Sitter = Pick<Seat, 'who' | 'level' | 'policy' | 'name' | 'mine' | 'free'>;

interface Seen {
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  over: boolean;
  seats?: Sitter[];
  /** The seats that owed a decision; none before the game begins. */
  turn?: number[];
  /** Since when it has been the turn of somebody at this screen, and after how many steps. */
  since?: number;
  step?: number;
}

export interface OpenTable extends Omit<Seen, 'over'> {
  table: string;
}

function all(): Map<string, Seen> {
  try {
    const kept = Object.entries((JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, Seen | null>);
    return new Map(kept.flatMap(([table, seen]) => (seen && typeof seen.game === 'string' ? [[table, seen]] : [])));
  } catch {
    return new Map();
  }
}

function write(seen: Map<string, Seen>): void {
  const newest = [...seen].sort(([, one], [, other]) => one.at - other.at).slice(-most);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
}

type Noted = Pick<Table, 'game' | 'over' | 'seats' | 'begun' | 'to_act' | 'step'>;

const sitter = ({ who, level, policy, name, mine, free }: Seat): Sitter => ({
  who,
  ...(level ? { level } : {}),
  ...(policy ? { policy } : {}),
  ...(name ? { name } : {}),
  ...(mine ? { mine } : {}),
  ...(free ? { free } : {}),
});

const isMine = (table: string) => tokens.of(table).length > 0;

export const tables = {
  /** Notes the state of a table where this browser has a seat. Whoever opened a table may have a token, but no seat. */
  note(table: string, now: Noted, at = Date.now()): void {
    const seen = all();
    const { game, over, seats, begun, to_act, step } = now;
    if (isMine(table) && seats.some(({ mine }) => mine)) {
      const before = seen.get(table);
      const since = (before?.step === step ? before.since : undefined) ?? at;
      const waits = isAwaited({ ...now, table }) ? { since, step } : {};
      const who = over ? {} : { seats: seats.map(sitter), turn: begun ? to_act : [], ...waits };
      write(seen.set(table, { game, at, over, ...who }));
    } else if (seen.delete(table)) write(seen);
  },

  forget(table: string): void {
    tokens.keep(table, []);
    ownLuck.forget(table);
    const seen = all();
    if (seen.delete(table)) write(seen);
  },

  /** The unfinished games: those that wait for somebody here first, the newest of them first. */
  open: (): OpenTable[] =>
    [...all()]
      .flatMap(([table, { over, ...seen }]) => (!over && isMine(table) ? [{ table, ...seen }] : []))
      .sort((one, other) => Number(!!other.since) - Number(!!one.since) || other.at - one.at),
};
