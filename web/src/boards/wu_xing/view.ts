// The view of Wu Xing as in docs/protocol.md, and lookups in it.
import { componentsOf } from '../../wire/hello.svelte';
import type { Element } from '../../pieces/signs';
import type { View } from '../../wire/protocol';

export type Family = 'element' | 'animal' | 'stem';

/** What is printed on a tile. Four dice panels in the order in which they come to the bottom; Discard is the fifth. */
export interface Tile {
  name: string;
  kind: Family;
  colour: Element;
  value: number;
  panels: number[][];
}

export interface Space {
  tile: string;
  /** The panel at the bottom, from 1. */
  panel: number;
  shows: number[];
}

export interface ColourCount {
  colour: Element;
  tiles: number;
  bonus: number;
  /** The number of tiles at which the bonus grows next; null if it does not. */
  next: number | null;
}

export interface FamilyCount {
  family: Family;
  tiles: number;
  size: number;
  /** Its bonus now, and when complete. */
  bonus: number;
  worth: number;
}

export interface SeatView {
  tokens: number;
  points: number;
  tiles: string[];
  /** The total value of its tiles. */
  values: number;
  colours: ColourCount[];
  families: FamilyCount[];
}

/** What the mover's token could do. */
export interface Prospect {
  move: string;
  /** The possible faces of the die. */
  faces: number[];
  /** Tiles that come into reach, with the points of each, and how many faces bring one. */
  brings: Record<string, number>;
  chances: number;
}

/** A move that ends the game, with the final points; null if the owner of a tile may still keep it. */
export interface Ending {
  move: string;
  points: number[] | null;
}

export interface WuXingView {
  phase: 'draw' | 'first' | 'throw' | 'act' | 'rethrow' | 'answer' | 'over';
  turn: number;
  turn_limit: number;
  end: 'tiles' | 'piles';
  mover: number | null;
  /** Both dice; during a re-throw the one that was kept; or none. */
  dice: number[];
  /** A tile that its owner may let go, with its points. */
  wanted: { tile: string; from: number; gain: number; loss: number } | null;
  board: (Space | null)[];
  pile: string[];
  discards: string[];
  /** After so many the game ends. */
  claims_left: number;
  unclaimed: number;
  /** Too few to discard any more. */
  few: boolean;
  seats: SeatView[];
  /** The points that each tile in reach would bring the mover and cost its owner. */
  gains: Record<string, number>;
  losses: Record<string, number>;
  endings: Ending[];
  prospects: Prospect[];
  tiles: Tile[];
}

/** The tokens that each seat begins with. */
export const tokensEach = (): number => componentsOf<{ tokens: number }>('wu_xing')?.tokens ?? 0;

export const wuXingView = (view: View) => view as unknown as WuXingView;

export const tilesByName = (view: WuXingView) => new Map(view.tiles.map((tile) => [tile.name, tile]));

/** How many tiles there are of a colour. */
export const sizeOf = (colour: Element, known: ReadonlyMap<string, Tile>): number =>
  [...known.values()].filter((tile) => tile.colour === colour).length;

/** The owner of each claimed tile. */
export function ownersOf(view: WuXingView): Map<string, number> {
  return new Map(view.seats.flatMap(({ tiles }, seat) => tiles.map((tile): [string, number] => [tile, seat])));
}

/** The pairs of a tile: any of them captures it. */
export const pairsOf = ({ panels }: Tile) => panels.filter(({ length }) => length === 2);

/** What counts after the next turn; null where the tile is then discarded. The last ones begin again. */
export const nextOf = ({ panels }: Tile, panel: number, few: boolean): number[] | null =>
  panels[panel] ?? (few ? (panels[0] ?? null) : null);
