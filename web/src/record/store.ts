// The finished games of this browser, one entry for each table: in IndexedDB, since they outgrow what localStorage is for. All tabs
// share them, so an entry that is there stays as it is.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { gameFrom, type FinishedGame } from './game';

/** About two megabytes. */
export const most = 5000;

interface Schema extends DBSchema {
  games: { key: string; value: unknown; indexes: { at: number } };
  counts: { key: 'dropped'; value: number };
}

export interface Kept {
  /** The newest first. */
  games: FinishedGame[];
  /** How many older ones made room for newer ones. */
  dropped: number;
  /** How many entries are damaged. */
  damaged: number;
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = () =>
  (opened ??= openDB<Schema>('shengxiao', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'table' }).createIndex('at', 'at');
      fresh.createObjectStore('counts');
    },
    // Another tab wants a newer version, or the browser has closed it.
    blocking: () => void close(),
    terminated: () => (opened = undefined),
  }).catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  }));

export async function close(): Promise<void> {
  const open = opened;
  opened = undefined;
  (await open)?.close();
}

/** Adds those that are not there yet, and returns how many these were. Above `limit` the oldest are dropped. */
export async function add(games: readonly FinishedGame[], limit = most): Promise<number> {
  const change = (await database()).transaction(['games', 'counts'], 'readwrite');
  const [all, counts] = [change.objectStore('games'), change.objectStore('counts')];
  let added = 0;
  for (const game of games) {
    if ((await all.getKey(game.table)) !== undefined) continue;
    await all.add(game);
    added += 1;
  }
  let dropped = 0;
  const excess = (await all.count()) - limit;
  for (let oldest = await all.index('at').openCursor(); oldest && dropped < excess; oldest = await oldest.continue()) {
    await oldest.delete();
    dropped += 1;
  }
  if (dropped) await counts.put(((await counts.get('dropped')) ?? 0) + dropped, 'dropped');
  await change.done;
  return added;
}

export async function load(): Promise<Kept> {
  const open = await database();
  const values = await open.getAll('games');
  const games = values.flatMap((value) => gameFrom(value) ?? []);
  return {
    games: games.sort((one, other) => other.at - one.at),
    dropped: (await open.get('counts', 'dropped')) ?? 0,
    damaged: values.length - games.length,
  };
}

export async function remove(table: string): Promise<void> {
  await (await database()).delete('games', table);
}

export async function clear(): Promise<void> {
  const change = (await database()).transaction(['games', 'counts'], 'readwrite');
  await Promise.all([change.objectStore('games').clear(), change.objectStore('counts').clear(), change.done]);
}
