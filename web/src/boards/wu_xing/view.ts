// The view of Wu Xing as docs/protocol.md gives it, and what can be looked up in it.
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
  /** The number of tiles with which the bonus grows; null when it does not any more. */
  next: number | null;
}

export interface FamilyCount {
  family: Family;
  tiles: number;
  size: number;
  /** What it gives now, and what it does when it is complete. */
  bonus: number;
  worth: number;
}

export interface SeatView {
  tokens: number;
  points: number;
  tiles: string[];
  /** The values of its tiles together. */
  values: number;
  colours: ColourCount[];
  families: FamilyCount[];
}

/** What the mover's token could do. */
export interface Prospect {
  move: string;
  /** What the die may show then. */
  faces: number[];
  /** Tiles that come into reach with the points that each would bring, and how many of the faces bring one. */
  brings: Record<string, number>;
  chances: number;
}

/** A move that ends the game for certain, with everybody's points then; null where the owner of a tile may still keep it. */
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
  /** Both dice, or in the middle of a re-throw the one that was kept, or none. */
  dice: number[];
  /** A tile that its owner may let go, with so many points. */
  wanted: { tile: string; from: number; loss: number } | null;
  board: (Space | null)[];
  pile: string[];
  discards: string[];
  unclaimed: number;
  /** So few that none is discarded any more. */
  few: boolean;
  seats: SeatView[];
  /** The points that each tile in reach would bring the mover, and cost whoever has it. */
  gains: Record<string, number>;
  losses: Record<string, number>;
  endings: Ending[];
  prospects: Prospect[];
  tiles: Tile[];
}

export const tokensEach = 3;

export const wuXingView = (view: View) => view as unknown as WuXingView;

export const tilesByName = (view: WuXingView) => new Map(view.tiles.map((tile) => [tile.name, tile]));

/** Who has each tile that was claimed. */
export function ownersOf(view: WuXingView): Map<string, number> {
  return new Map(view.seats.flatMap(({ tiles }, seat) => tiles.map((tile): [string, number] => [tile, seat])));
}

/** The pairs of a tile: with one of them it can be captured. */
export const pairsOf = ({ panels }: Tile) => panels.filter(({ length }) => length === 2);
