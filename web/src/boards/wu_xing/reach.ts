// What a token would make possible: a look ahead for the eye only. What may be done now comes from the legal moves alone.
import type { LegalMove } from '../../protocol';
import { ownersOf, pairsOf, tilesByName, type WuXingView } from './view';

/** The dice match a panel: one die a single, both a pair, both two different dice of a triple (WX-8). */
export function matches(panel: number[], dice: number[]): boolean {
  const left = [...panel];
  const met = dice.filter((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return panel.length === 1 ? met.length > 0 : met.length === 2;
}

/** The tiles that these dice would let the mover claim or capture. */
export function openTo(view: WuXingView, dice: number[]): string[] {
  const known = tilesByName(view);
  const claims = view.board.flatMap((space) => (space && matches(space.shows, dice) ? [space.tile] : []));
  const captures = [...ownersOf(view)].flatMap(([name, seat]) => {
    const tile = known.get(name);
    return seat !== view.mover && tile && pairsOf(tile).some((pair) => matches(pair, dice)) ? [name] : [];
  });
  return [...claims, ...captures];
}

/** A face of a die after +1 or -1: round and round (WX-7). */
export const turned = (face: number, change: string) => (change === '+' ? (face % 6) + 1 : ((face + 4) % 6) + 1);

export interface Prospect {
  move: LegalMove;
  /** Tiles that are out of reach now. */
  tiles: string[];
  /** Of six faces, how many bring a tile into reach; of +1 and -1, one or none of one. */
  chances: number;
}

/** What each token move would bring into reach, by its notation. */
export function prospects(view: WuXingView, legal: LegalMove[]): Map<string, Prospect> {
  const now = openTo(view, view.dice);
  const found = new Map<string, Prospect>();
  for (const move of legal) {
    if (move.kind !== 'token' || typeof move.die !== 'number' || typeof move.change !== 'string') continue;
    const { die, change } = move;
    const kept = view.dice[view.dice[0] === die ? 1 : 0] ?? die;
    const faces = change === '?' ? [1, 2, 3, 4, 5, 6] : [turned(die, change)];
    const opened = faces.map((face) => openTo(view, [face, kept]).filter((tile) => !now.includes(tile)));
    const chances = opened.filter(({ length }) => length > 0).length;
    found.set(move.move, { move, tiles: [...new Set(opened.flat())], chances });
  }
  return found;
}
