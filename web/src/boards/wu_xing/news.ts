// What every other player did since one's own last turn, as lines on the board: with who did it and with which dice.
import type { Deed, Story } from './deeds';
import { deedTold, spentTold } from './tell';

export interface Line {
  seat: number;
  dice: number[];
  told: string;
  /** A person at this screen lost something. */
  warns: boolean;
}

/** Of a capture only what it brought, or what it cost a person here. */
function inShort(deed: Deed, warns: boolean): Deed {
  const { kind, gain, loss } = deed;
  if (kind !== 'capture') return deed;
  return { ...deed, gain: warns ? loss && -loss : gain, loss: undefined };
}

/** The last turn of each but whose turn it is, oldest first; a token spent since comes last. */
export function newsOf({ deeds, spent }: Story, names: string[], own: number[]): Line[] {
  const rooms = Math.max(1, names.length - 1);
  const lines = deeds.slice(-rooms).map((deed): Line => {
    const warns = deed.kind === 'capture' && deed.from !== undefined && own.includes(deed.from);
    return { seat: deed.mover, dice: deed.dice, told: deedTold(inShort(deed, warns), names), warns };
  });
  if (spent) lines.push({ seat: spent.seat, dice: [], told: spentTold(spent, names), warns: false });
  return lines.slice(-rooms);
}
