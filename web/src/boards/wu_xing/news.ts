// The last turn of each seat, as cards on the board: who, with which dice, and what came of it. One's own stays until one acts again.
import type { Deed, Spent, Story } from './deeds';
import { sumAside, sumOfGain } from './sums';
import { tileName } from './tiles';
import type { Turning } from './turning';
import { words } from './words';

export interface Line {
  seat: number;
  /** Of a person at this screen. */
  own: boolean;
  dice: number[];
  /** How many tokens were spent on them. */
  spent: number;
  /** Without the name of who did it. */
  told: string;
  /** How the points add up, where that is more than their value, or what it cost to keep a tile: left out where there is no room for it. */
  sum: string;
  /** A person at this screen lost something. */
  warns: boolean;
  /** It has two lines on a phone too: the last loss that is to be explained. */
  wide: boolean;
  /** The tiles that the end of the turn took from the board and brought to it. */
  gone: string[];
  come: string[];
}

/** Of a capture what it brought and what it cost, of a refused one who kept the tile. */
function deedInShort({ kind, gain, loss, from = -1, tile = '' }: Deed, names: string[]): string {
  const { did } = words;
  const what = tileName(tile);
  const owner = names[from] ?? '';
  switch (kind) {
    case 'claim':
      return did.claimed(what, gain);
    case 'wants':
      return words.triesToTake(what, owner);
    case 'prevent':
      return words.triedInShort(what, owner);
    case 'capture':
      return did.captured(what, owner) + did.points(gain) + did.cost(owner, loss);
    case 'pass':
      return did.pass;
  }
}

/** What is left out first. */
function sumOf({ kind, gain, gained, loss, lost }: Deed, warns: boolean): string {
  if (kind === 'prevent') return words.withAToken;
  if (kind === 'capture' && !warns) return sumOfGain(gained, gain);
  return warns ? sumAside(lost, loss) : sumAside(gained, gain);
}

function spentInShort({ again, face, to }: Spent): string {
  if (!again) return words.did.token(face, to ?? face);
  return words.againInShort(face, to);
}

const nothing = { dice: [], spent: 0, sum: '', warns: false, wide: false, gone: [], come: [] };

/**
 * The last turn of each, oldest first; a token spent since comes last. `turned`: by the number of the deed, of which that of the last may
 * be known from later: then only what has happened on the `board` is told. `dry`: the numbers of the deeds, from 0, by which somebody here
 * passed because nothing could be taken.
 */
export function newsOf(
  { deeds, spent }: Story,
  names: string[],
  own: number[],
  turned: Readonly<Record<number, Turning>> = {},
  board: ReadonlySet<string> = new Set(),
  dry: ReadonlySet<number> = new Set(),
): Line[] {
  const rooms = names.length;
  const first = Math.max(0, deeds.length - rooms);
  const lines = deeds.slice(first).map((deed, index): Line => {
    const warns = deed.kind === 'capture' && deed.from !== undefined && own.includes(deed.from);
    const { gone = [], come = [] } = turned[first + index + 1] ?? {};
    const last = first + index + 1 === deeds.length;
    return {
      seat: deed.mover,
      own: own.includes(deed.mover),
      dice: deed.dice,
      spent: deed.spent ?? 0,
      told: deed.kind === 'pass' && dry.has(first + index) ? words.did.dryPass : deedInShort(deed, names),
      sum: sumOf(deed, warns),
      warns,
      wide: false,
      gone: last ? gone.filter((tile) => !board.has(tile)) : gone,
      come: last ? come.filter((tile) => board.has(tile)) : come,
    };
  });
  if (spent) {
    const told = spentInShort(spent);
    lines.push({ ...nothing, seat: spent.seat, own: own.includes(spent.seat), told });
  }
  const shown = lines.slice(-rooms);
  // What one did since is newer, and keeps its line.
  const since = shown.slice(shown.map(({ own }) => own).lastIndexOf(true) + 1);
  const widest = since.filter(({ warns, sum }) => warns && sum).at(-1);
  return shown.map((line) => ({ ...line, wide: line === widest }));
}
