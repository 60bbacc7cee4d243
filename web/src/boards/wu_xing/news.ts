// What every other player did since one's own last turn, as lines on the board: with who did it and with which dice.
import type { Deed, Spent, Story } from './deeds';
import { deedTold, spentTold } from './tell';
import { tileName } from './tiles';
import { words } from './words';

export interface Line {
  seat: number;
  dice: number[];
  told: string;
  /** A person at this screen lost something. */
  warns: boolean;
}

/** Of a capture only what it brought, or what it cost a person here. */
function deedInShort(deed: Deed, warns: boolean, names: string[]): string {
  const { kind, gain, loss, from = -1, tile = '' } = deed;
  if (kind === 'prevent') return words.keptInShort(names[from] ?? '', tileName(tile));
  if (kind !== 'capture') return deedTold(deed, names);
  return deedTold({ ...deed, gain: warns ? loss && -loss : gain, loss: undefined }, names);
}

const spentInShort = (spent: Spent, names: string[]) =>
  spent.again ? words.againInShort(names[spent.seat] ?? '', spent.face, spent.to) : spentTold(spent, names);

/** The last turn of each but whose turn it is, oldest first; a token spent since comes last. */
export function newsOf({ deeds, spent }: Story, names: string[], own: number[]): Line[] {
  const rooms = Math.max(1, names.length - 1);
  const lines = deeds.slice(-rooms).map((deed): Line => {
    const warns = deed.kind === 'capture' && deed.from !== undefined && own.includes(deed.from);
    return { seat: deed.mover, dice: deed.dice, told: deedInShort(deed, warns, names), warns };
  });
  if (spent) lines.push({ seat: spent.seat, dice: [], told: spentInShort(spent, names), warns: false });
  return lines.slice(-rooms);
}
