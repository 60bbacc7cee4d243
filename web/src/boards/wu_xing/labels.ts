// What a tile is called for whoever hears the board: what it is, what it shows, and what could be done with it.
import { elementName } from '../../pieces/signs';
import type { Choice } from './offer';
import { tileName } from './tiles';
import { pairsOf, type Space, type Tile } from './view';
import { words } from './words';

const called = (tile: Tile) =>
  tile.kind === 'element'
    ? words.element(tileName(tile.name), tile.value)
    : words.tile(tileName(tile.name), elementName(tile.colour), tile.value);

export function spaceLabel(
  index: number,
  space: Space | null,
  tile: Tile | undefined,
  can?: Choice,
  reach = false,
): string {
  if (!space || !tile) return words.space(index + 1, [words.empty]);
  const what = [called(tile), words.shows(space.shows), words.needs[space.shows.length] ?? ''];
  if (can) what.push(words.canClaim(can.gain));
  else if (reach) what.push(words.withToken);
  return words.space(index + 1, what);
}

/** `wantedBy` is who wants to capture it, or ''. */
export function heldLabel(tile: Tile, can?: Choice, reach = false, wantedBy = ''): string {
  const what = [called(tile), words.pairs(pairsOf(tile))];
  if (can) what.push(words.canCapture(can.gain));
  else if (reach) what.push(words.withToken);
  if (wantedBy) what.push(words.wantedBy(wantedBy));
  return what.join(', ');
}
