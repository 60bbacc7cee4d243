// What a tap on a tile that somebody has tells on a phone: what it is, how it can be captured, and how it came to its owner.
import { sentencesOf } from '../../words/sentences';
import { needsOf } from './answers';
import type { Deed } from './deeds';
import { called } from './labels';
import { completesTold, type Short } from './short';
import type { Tile } from './view';
import { text } from '../../words/text';
import { words } from './words';

/** `deeds`: all of the game so far. */
export function historyOf(tile: Tile, deeds: readonly Deed[], names: string[]): string {
  const last = [...deeds]
    .reverse()
    .find(({ kind, tile: taken }) => taken === tile.name && (kind === 'claim' || kind === 'capture'));
  if (!last) return '';
  const who = names[last.mover] ?? '';
  return last.kind === 'claim' ? words.claimedIt(who) : words.capturedIt(who, names[last.from ?? -1] ?? '');
}

/** `colour`: what its owner has of its colour, and what that brings. */
export const noteOf = (
  tile: Tile,
  deeds: readonly Deed[],
  names: string[],
  shorts: readonly Short[] = [],
  colour = '',
): string =>
  sentencesOf(
    words.sentence([called(tile), ...shorts.map((short) => completesTold(short, names))].join(text.comma)),
    needsOf(tile, null),
    historyOf(tile, deeds, names),
    colour,
  );
