// What the legal moves offer, by tile.
import type { Legal } from './actions';
import { gainOf, lossOf, type Sum } from './sums';
import { tileName } from './tiles';
import { ownersOf, pairsOf, tilesByName, type Ending, type Prospect, type Tile, type WuXingView } from './view';

export interface Choice {
  move: Legal;
  tile: Tile;
  /** Points that it would bring. */
  gain: number;
  /** The owner; null if unclaimed. */
  from: number | null;
  /** Points that the owner would lose. */
  loss: number;
  /** How both add up, where there are bonuses in them. */
  gained: Sum | undefined;
  lost: Sum | undefined;
  /** With as many the owner may prevent it. */
  tokens: number;
  /** It ends the game. */
  ending: Ending | null;
}

/** A capture that the owner of the tile has to answer. */
export interface Answer {
  tile: Tile;
  tokens: number;
  /** The points that the tile brings whoever wants it, and those that go with it. */
  gain: number;
  loss: number;
  lost: Sum | undefined;
  to: number;
}

/** A tile that a token may bring into reach. */
export interface Brought {
  tile: Tile;
  gain: number;
  gained: Sum | undefined;
  from: number | null;
}

export const endingOf = ({ endings }: WuXingView, move: string) =>
  endings.find((ending) => ending.move === move) ?? null;

/** Every tile that can be claimed or captured now. */
export function choicesOf(view: WuXingView, legal: Legal[]): Choice[] {
  const known = tilesByName(view);
  return legal.flatMap((move) => {
    const { action } = move;
    if (action.kind !== 'claim' && action.kind !== 'capture') return [];
    const tile = known.get((action.kind === 'claim' ? view.board[action.space - 1]?.tile : action.tile) ?? '');
    if (!tile) return [];
    const gain = view.gains[tile.name] ?? 0;
    const loss = view.losses[tile.name] ?? 0;
    const from = action.kind === 'capture' ? action.from : null;
    const tokens = from === null ? 0 : (view.seats[from]?.tokens ?? 0);
    const gained = gainOf(tile, view.seats[move.seat]);
    const lost = from === null ? undefined : lossOf(tile, view.seats[from]);
    return [{ move, tile, gain, gained, from, loss, lost, tokens, ending: endingOf(view, move.move) }];
  });
}

/** The owner's question, if the legal moves are to prevent or to allow. */
export function answerOf(view: WuXingView, legal: Legal[]): Answer | null {
  const { wanted } = view;
  const tile = tilesByName(view).get(wanted?.tile ?? '');
  const own = view.seats[legal[0]?.seat ?? -1];
  if (!wanted || !tile || !own || !legal.some(({ action }) => action.kind === 'allow')) return null;
  const { gain, loss } = wanted;
  return { tile, tokens: own.tokens, gain, loss, lost: lossOf(tile, own), to: view.mover ?? 0 };
}

/** How a token may bring a tile into reach: for certain, or by throwing a die again. */
export interface Reach {
  sure: boolean;
  /** By throwing again: how many of so many faces bring it; null where that is not told for it alone. */
  chances: [hits: number, faces: number] | null;
}

/** What tokens may bring into reach, by tile; what is certain before what is not, better chances before worse. */
export function reachOf(prospects: Iterable<Prospect>): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const better = (one: Reach, other: Reach) =>
    Number(one.sure) - Number(other.sure) || (one.chances?.[0] ?? 0) - (other.chances?.[0] ?? 0);
  for (const { faces, brings, chances } of prospects) {
    const names = Object.keys(brings);
    const sure = faces.length === 1;
    const reach: Reach = { sure, chances: sure || names.length > 1 ? null : [chances, faces.length] };
    for (const name of names) {
      const known = found.get(name);
      if (!known || better(reach, known) > 0) found.set(name, reach);
    }
  }
  return found;
}

/** Of the 36 ways in which two dice fall, how many show a pair of one of these tiles, and which pair takes which. */
export function exposedBy(tiles: readonly Tile[]): { ways: number; which: [pair: number[], names: string[]][] } {
  const found = new Map<string, Tile[]>();
  for (const tile of tiles) {
    for (const pair of new Set(pairsOf(tile).map((pair) => [...pair].sort().join(''))))
      found.set(pair, [...(found.get(pair) ?? []), tile]);
  }
  const which = [...found]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([pair, taken]): [number[], string[]] => [[...pair].map(Number), taken.map(({ name }) => tileName(name))]);
  return { ways: which.reduce((ways, [[one, other]]) => ways + (one === other ? 1 : 2), 0), which };
}

export const exposureOf = (tiles: readonly Tile[]): number => exposedBy(tiles).ways;

/** The tiles that a token may bring into reach, most points first. */
export function broughtBy(view: WuXingView, prospect: Prospect): Brought[] {
  const known = tilesByName(view);
  const owners = ownersOf(view);
  const mover = view.seats[view.mover ?? -1];
  return Object.entries(prospect.brings)
    .flatMap(([name, gain]) => {
      const tile = known.get(name);
      return tile ? [{ tile, gain, gained: gainOf(tile, mover), from: owners.get(name) ?? null }] : [];
    })
    .sort((one, other) => other.gain - one.gain);
}
