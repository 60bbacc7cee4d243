// How points come about (WX-15 to WX-17), for showing them as they grow; the server's own count is what stands in the end.
import type { Element } from '../../pieces/signs';
import { byColour, type Family, type Tile } from './view';

/** By the number of tiles of one colour. */
const colourBonuses = [0, 0, 0, 5, 7, 10, 15, 25];

export const families: readonly { kind: Family; size: number; bonus: number }[] = [
  { kind: 'element', size: 5, bonus: 25 },
  { kind: 'animal', size: 12, bonus: 15 },
  { kind: 'stem', size: 10, bonus: 10 },
];

export const colourBonus = (tiles: number) => colourBonuses[tiles] ?? 0;

/** The number of tiles of one colour at which the bonus grows next; undefined when it does not. */
export const nextBonus = (tiles: number) => [3, 4, 5, 6, 7].find((step) => step > tiles);

export interface Count {
  values: number;
  colours: { colour: Element; tiles: number; bonus: number }[];
  families: { kind: Family; tiles: number; size: number; bonus: number }[];
  total: number;
}

export function count(names: string[], known: Map<string, Tile>): Count {
  const tiles = names.flatMap((name) => known.get(name) ?? []);
  const values = sum(tiles.map(({ value }) => value));
  const colours = byColour(names, known).map(({ colour, tiles: { length } }) => ({
    colour,
    tiles: length,
    bonus: colourBonus(length),
  }));
  const complete = families.map(({ kind, size, bonus }) => {
    const held = tiles.filter((tile) => tile.kind === kind).length;
    return { kind, tiles: held, size, bonus: held === size ? bonus : 0 };
  });
  const bonuses = [...colours, ...complete].map(({ bonus }) => bonus);
  return { values, colours, families: complete, total: values + sum(bonuses) };
}

/** How many points more with this tile. */
export function gain(names: string[], tile: string, known: Map<string, Tile>): number {
  return count([...names, tile], known).total - count(names, known).total;
}

export const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
