// The boards that have been fetched. The generic one is there from the beginning, for games without a board, for whoever wants it in
// words, and where a board cannot be had.
import { SvelteMap } from 'svelte/reactivity';
import type { BoardKind, Parts } from './board';
import Generic from './Generic.svelte';

const inWords: Parts = { Board: Generic };

export const generic: BoardKind = {
  parts: () => Promise.resolve(inWords),
  layout: 'list',
  linger: 300,
  tell: () => [],
};

const here = new SvelteMap<BoardKind, Parts>([[generic, inWords]]);
const asked = new WeakSet<BoardKind>();

/** What is drawn at a table; nothing until it has come. */
export function partsOf(kind: BoardKind): Parts | undefined {
  if (!here.has(kind)) void fetchParts(kind);
  return here.get(kind);
}

/** Fetches what is drawn at a table, before it is needed. */
export async function fetchParts(kind: BoardKind): Promise<void> {
  if (asked.has(kind)) return;
  asked.add(kind);
  here.set(kind, await kind.parts().catch(() => inWords));
}
