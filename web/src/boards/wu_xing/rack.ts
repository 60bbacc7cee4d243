// What stands on the rack of a seat: its tiles, and what is left of those that were taken from it, each where it stood.
import type { Tile } from './view';

/** A tile that was taken from a seat since its last turn. */
export interface Gone {
  tile: Tile;
  to: number;
  label: string;
  loss: number | undefined;
}

export interface Stand {
  tile: Tile;
  gone: Gone | null;
}

/** In the order of all tiles, in which the server tells those of a seat. */
export function rackOf(held: readonly Tile[], gone: readonly Gone[], known: ReadonlyMap<string, Tile>): Stand[] {
  const place = new Map([...known.keys()].map((name, at) => [name, at]));
  const at = ({ tile }: Stand) => place.get(tile.name) ?? -1;
  return [...held.map((tile) => ({ tile, gone: null })), ...gone.map((one) => ({ tile: one.tile, gone: one }))].sort(
    (one, other) => at(one) - at(other),
  );
}
