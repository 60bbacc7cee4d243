// The labels of tiles, tokens and moves for screen readers: what they are, and what can be done with them.
import { elementName } from '../../pieces/signs';
import type { Change } from './actions';
import type { Brought, Choice, Reach } from './offer';
import { completesTold, type Short } from './short';
import { sumAside } from './sums';
import { tileName } from './tiles';
import { nextOf, pairsOf, type Ending, type Prospect, type Space, type Tile, type WuXingView } from './view';
import { words } from './words';
import { text } from '../../words/text';

export const called = (tile: Tile) =>
  tile.kind === 'element'
    ? words.element(tileName(tile.name), tile.value)
    : words.tile(tileName(tile.name), elementName(tile.colour), tile.value);

const reachLabel = ({ sure }: Reach) => (sure ? words.withToken : words.withReroll);

/** Of a space without a tile: where one looks back at the end of a turn, the board was not filled up yet. */
export const emptied = ({ phase }: WuXingView): string => (phase === 'draw' ? words.filledNext : words.empty);

export function spaceLabel(
  index: number,
  space: Space | null,
  tile: Tile | undefined,
  names: string[],
  can?: Choice,
  reach?: Reach,
  few = false,
  empty = words.empty,
  shorts: readonly Short[] = [],
): string {
  if (!space || !tile) return words.space(index + 1, [empty]);
  const what = [called(tile), words.shows(space.shows), words.needs[space.shows.length] ?? ''];
  const then = nextOf(tile, space.panel, few);
  what.push(then ? words.nextPanel(then) : words.thenDiscarded);
  if (can) what.push(words.canClaim(can.gain));
  else if (reach) what.push(reachLabel(reach));
  if (can?.ending) what.push(endingLabel(can.ending, names));
  what.push(...shorts.map((short) => completesTold(short, names)));
  return words.space(index + 1, what);
}

/** `wantedBy` is who wants to capture it, or ''. */
export function heldLabel(
  tile: Tile,
  names: string[],
  can?: Choice,
  reach?: Reach,
  wantedBy = '',
  shorts: readonly Short[] = [],
): string {
  const what = [called(tile), words.pairs(pairsOf(tile))];
  if (can) what.push(words.canCapture(can.gain));
  else if (reach) what.push(reachLabel(reach));
  if (can?.ending) what.push(endingLabel(can.ending, names));
  if (wantedBy) what.push(words.wantedBy(wantedBy));
  what.push(...shorts.map((short) => completesTold(short, names)));
  return what.join(text.comma);
}

export function choiceLabel({ tile, gain, gained, from, loss, lost, tokens }: Choice, names: string[]): string {
  const what = tileName(tile.name);
  if (from === null)
    return words.claimFor(what, gain) + sumAside(gained, gain) + text.semicolon + words.thenByLong(pairsOf(tile));
  const name = names[from] ?? '';
  const capture = words.captureFrom(what, name, gain, loss, sumAside(gained, gain), sumAside(lost, loss));
  return tokens ? capture + text.comma + words.unless(name, tokens) : capture;
}

/** The final points, if it ends the game. */
export const endingLabel = ({ points }: Ending, names: string[]) =>
  words.endsLong((points ?? []).map((scored, seat) => [names[seat] ?? '', scored]));

/** The same in figures: the own points and the best of the others; empty where they are not known. */
export const endingFigures = ({ points }: Ending, own: number): string =>
  points ? `${points[own] ?? 0}–${Math.max(...points.filter((_, seat) => seat !== own))}` : '';

/** What a token does to a die. */
export function tokenHead(face: number, change: Change, prospect: Prospect | undefined): string {
  if (change === '?') return words.again(face);
  const to = prospect?.faces[0];
  return to === undefined ? (change === '+' ? words.up : words.down)(face) : words.turned(face, to);
}

/** The points of a tile that a token brings into reach. */
export function broughtLabel({ tile, gain, gained, from }: Brought, names: string[]): string {
  const what = tileName(tile.name);
  const told = words.brings(from === null ? words.claim(what) : words.captureOf(what, names[from] ?? ''), gain);
  return told + sumAside(gained, gain);
}

export function tokenLabel(
  face: number,
  change: Change,
  prospect: Prospect | undefined,
  brought: Brought[],
  names: string[],
): string {
  const head = tokenHead(face, change, prospect);
  if (!prospect) return head;
  if (brought.length === 0) return head + text.semicolon + words.opensNothing;
  const what = brought.map((each) => broughtLabel(each, names)).join(text.comma);
  const chances = change === '?' ? text.semicolon + words.chances(prospect.chances) : '';
  return head + chances + text.colon + what;
}
