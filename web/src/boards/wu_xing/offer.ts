// What the legal moves offer, tied to the tiles they are about.
import type { LegalMove } from '../../protocol';
import { ownersOf, tilesByName, type Tile, type WuXingView } from './view';

export interface Choice {
  move: LegalMove;
  tile: Tile;
  /** Points that it would bring. */
  gain: number;
  /** Whose it is; null: nobody's yet. */
  from: number | null;
}

/** Somebody wants a tile, and its owner is asked. */
export interface Answer {
  tile: Tile;
  tokens: number;
  /** Points that go with the tile. */
  loss: number;
  to: number;
}

/** Every tile that can be claimed or captured now. */
export function choicesOf(view: WuXingView, legal: LegalMove[]): Choice[] {
  const known = tilesByName(view);
  const owners = ownersOf(view);
  return legal.flatMap((move) => {
    const name = move.kind === 'claim' ? view.board[Number(move.space) - 1]?.tile : move.tile;
    const tile = typeof name === 'string' ? known.get(name) : undefined;
    if (!tile || (move.kind !== 'claim' && move.kind !== 'capture')) return [];
    return [{ move, tile, gain: view.gains[tile.name] ?? 0, from: owners.get(tile.name) ?? null }];
  });
}

/** What the owner is asked, where the legal moves are to prevent or to allow. */
export function answerOf(view: WuXingView, legal: LegalMove[]): Answer | null {
  const { wanted } = view;
  const tile = tilesByName(view).get(wanted?.tile ?? '');
  const own = view.seats[legal[0]?.seat ?? -1];
  if (!wanted || !tile || !own || !legal.some(({ move }) => move === 'allow')) return null;
  return { tile, tokens: own.tokens, loss: wanted.loss, to: view.mover ?? 0 };
}
