// The tile that alone is missing in somebody's family: it is worth more to them than is printed on it.
import { gainOf, total } from './sums';
import type { FamilyCount, Tile, WuXingView } from './view';
import { words } from './words';

export interface Short {
  seat: number;
  family: FamilyCount;
  tile: Tile;
  /** The points that it would bring. */
  gain: number;
}

export const shortOf = ({ seats, tiles }: WuXingView): Short[] =>
  seats.flatMap((holds, seat) =>
    holds.families.flatMap((family) => {
      const missing = tiles.filter(({ name, kind }) => kind === family.family && !holds.tiles.includes(name));
      const [tile] = missing;
      const sum = tile && family.tiles === family.size - 1 ? gainOf(tile, holds) : undefined;
      return tile && sum ? [{ seat, family, tile, gain: total(sum) }] : [];
    }),
  );

export const ofTile = (shorts: readonly Short[], tile: string): Short[] =>
  shorts.filter((short) => short.tile.name === tile);

/** "completes Jun’s Elements: one throw from +33". */
export const completesTold = ({ seat, family, gain }: Short, names: string[]): string =>
  words.completes(words.families[family.family], names[seat] ?? '', gain);
