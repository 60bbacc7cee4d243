import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { game } from './testing';

/** As another tab: a module of its own, with a connection of its own. */
async function tab() {
  vi.resetModules();
  return import('./store');
}
let store: Awaited<ReturnType<typeof tab>>;

beforeEach(async () => {
  await store?.close();
  await deleteDB('shengxiao');
  store = await tab();
});

const tables = async () => (await store.load()).games.map(({ table }) => table);
const at = (table: string, time: number) => game({ table, at: time });

it('each table has one entry, whoever writes first, in whatever tab', async () => {
  const other = await tab();
  const added = await Promise.all([
    store.add([at('k3f9', 5)]),
    other.add([at('k3f9', 6)]),
    store.add([at('k3f9', 7)]),
    other.add([at('m2', 1)]),
  ]);
  expect(added.sort()).toEqual([0, 0, 1, 1]);
  expect(await tables()).toEqual(['k3f9', 'm2']);
  expect((await other.load()).games).toEqual((await store.load()).games);
  await other.close();
});

it('the oldest make room for newer ones, and that is said', async () => {
  await store.add([at('b', 2), at('a', 1), at('c', 3)], 3);
  expect((await store.load()).dropped).toBe(0);
  await store.add([at('e', 5), at('d', 4)], 3);
  expect(await tables()).toEqual(['e', 'd', 'c']);
  expect((await store.load()).dropped).toBe(2);
  expect(await store.add([at('old', 0)], 3)).toBe(1);
  expect(await tables()).toEqual(['e', 'd', 'c']);
});

it('what is damaged is left out, and the rest is there', async () => {
  await store.add([at('a', 1), at('b', 2)]);
  const raw = await openDB('shengxiao', 1);
  await raw.put('games', { table: 'b', at: 2, seats: 'gone' });
  await raw.put('games', { table: 'c' });
  raw.close();
  expect(await store.load()).toEqual({ games: [at('a', 1)], dropped: 0, damaged: 2 });
  await store.add([at('d', 4)]);
  expect(await tables()).toEqual(['d', 'a']);
});

it('an entry is removed, or all of them', async () => {
  await store.add([at('a', 1), at('b', 2), at('c', 3)], 2);
  await store.remove('c');
  expect(await tables()).toEqual(['b']);
  await store.clear();
  expect(await store.load()).toEqual({ games: [], dropped: 0, damaged: 0 });
});

it('comes back after the connection to it was closed', async () => {
  await store.add([at('a', 1)]);
  await store.close();
  expect(await tables()).toEqual(['a']);
});
