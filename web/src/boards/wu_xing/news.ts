// What every other player did since one's own last turn, as cards on the board: who, with which dice, and what came of it.
import type { Deed, Spent, Story } from './deeds';
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
  /** A person at this screen lost something. */
  warns: boolean;
  /** The tiles that the end of the turn took from the board and brought to it. */
  gone: string[];
  come: string[];
}

/** Of a capture only what it brought, or what it cost a person here. */
function deedInShort({ kind, gain, loss, from = -1, tile = '' }: Deed, warns: boolean, names: string[]): string {
  const { did } = words;
  const what = tileName(tile);
  const owner = names[from] ?? '';
  switch (kind) {
    case 'claim':
      return did.claimed(what, gain);
    case 'wants':
      return did.wants(what, owner);
    case 'prevent':
      return words.keptInShort(what, owner);
    case 'capture':
      return did.captured(what, owner) + (warns ? did.cost(owner, loss) : did.points(gain));
    case 'pass':
      return did.pass;
  }
}

function spentInShort({ again, face, to }: Spent): string {
  if (!again) return words.did.token(face, to ?? face);
  return words.againInShort(face, to);
}

/** The last turn of each but whose turn it is, oldest first; a token spent since comes last. `turned`: by the number of the deed. */
export function newsOf(
  { deeds, spent }: Story,
  names: string[],
  own: number[],
  turned: Readonly<Record<number, Turning>> = {},
): Line[] {
  const rooms = Math.max(1, names.length - 1);
  const first = Math.max(0, deeds.length - rooms);
  const lines = deeds.slice(first).map((deed, index): Line => {
    const warns = deed.kind === 'capture' && deed.from !== undefined && own.includes(deed.from);
    const { gone = [], come = [] } = turned[first + index + 1] ?? {};
    return {
      seat: deed.mover,
      dice: deed.dice,
      spent: deed.spent ?? 0,
      told: deedInShort(deed, warns, names),
      warns,
      gone,
      come,
    };
  });
  if (spent)
    lines.push({ seat: spent.seat, dice: [], spent: 0, told: spentInShort(spent), warns: false, gone: [], come: [] });
  return lines.slice(-rooms);
}
