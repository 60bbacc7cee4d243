// The last turn of each seat, as cards on the board: who, with which dice, and what came of it.
import type { Deed, Spent, Story } from './deeds';
import { sumAside, sumOfGain } from './sums';
import { tileName } from './tiles';
import type { Turning } from './turning';
import { words } from './words';

export interface Line {
  seat: number;
  dice: number[];
  /** How many tokens were spent on them. */
  spent: number;
  /** Without the name of who did it. */
  told: string;
  /** How the points add up, where that is more than their value, or what it cost to keep a tile: left out where there is no room for it. */
  sum: string;
  /** A person at this screen lost something. */
  warns: boolean;
  /** The tiles that the end of the turn took from the board; those that it brought are seen there. */
  gone: string[];
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

const nothing = { dice: [], spent: 0, sum: '', warns: false, gone: [] };

/**
 * The last turns in their order, as many as there are seats, oldest first; a token spent since comes last. `turned`: by the number of
 * the deed, of which that of the last may be known from later: then only what has happened on the `board` is told.
 */
export function newsOf(
  { deeds, spent, idle }: Story,
  names: string[],
  own: number[],
  turned: Readonly<Record<number, Turning>> = {},
  board: ReadonlySet<string> = new Set(),
): Line[] {
  const lineOf = (deed: Deed, index: number): Line => {
    const warns = deed.kind === 'capture' && deed.from !== undefined && own.includes(deed.from);
    const { gone = [] } = turned[index + 1] ?? {};
    const last = index + 1 === deeds.length;
    return {
      ...nothing,
      seat: deed.mover,
      dice: deed.dice,
      spent: deed.spent ?? 0,
      told: deed.kind === 'pass' && idle.has(index) ? words.did.dryPass : deedInShort(deed, names),
      sum: sumOf(deed, warns),
      warns,
      gone: last ? gone.filter((tile) => !board.has(tile)) : gone,
    };
  };
  const lines = deeds.map(lineOf);
  if (spent) {
    const told = spentInShort(spent);
    lines.push({ ...nothing, seat: spent.seat, told });
  }
  return lines.slice(-names.length);
}
