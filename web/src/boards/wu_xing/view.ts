// The view of Wu Xing as docs/protocol.md gives it, and what can be looked up in it.
import type { View } from '../../protocol';
import { elements, type Element } from '../../pieces/signs';

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

export interface SeatView {
  tokens: number;
  points: number;
  tiles: string[];
  colours: number[];
}

export interface WuXingView {
  phase: 'draw' | 'first' | 'throw' | 'act' | 'rethrow' | 'answer' | 'over';
  turn: number;
  turn_limit: number;
  end: 'tiles' | 'piles';
  mover: number | null;
  /** Both dice, or in the middle of a re-throw the one that was kept, or none. */
  dice: number[];
  wanted: { tile: string; from: number } | null;
  board: (Space | null)[];
  pile: string[];
  discards: string[];
  unclaimed: number;
  seats: SeatView[];
  tiles: Tile[];
}

export const tokensEach = 3;

export const wuXingView = (view: View) => view as unknown as WuXingView;

export const tilesByName = (view: WuXingView) => new Map(view.tiles.map((tile) => [tile.name, tile]));

/** Who has each tile that was claimed. */
export function ownersOf(view: WuXingView): Map<string, number> {
  return new Map(view.seats.flatMap(({ tiles }, seat) => tiles.map((tile): [string, number] => [tile, seat])));
}

/** Tiles sorted into their colours, in the order Wood, Fire, Earth, Metal, Water. */
export function byColour(names: string[], known: Map<string, Tile>): { colour: Element; tiles: Tile[] }[] {
  const tiles = names.flatMap((name) => known.get(name) ?? []);
  return elements.map((colour) => ({ colour, tiles: tiles.filter((tile) => tile.colour === colour) }));
}

/** The pairs of a tile: with one of them it can be captured. */
export const pairsOf = ({ panels }: Tile) => panels.filter(({ length }) => length === 2);
