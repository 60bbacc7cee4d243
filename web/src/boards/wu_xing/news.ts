// The last actions as lines on the board, with who did it and with which dice.
import type { Deed, Story } from './deeds';
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

/** What the people at this screen lost since their last turn, then the last action, or the token spent after it. */
export function newsOf({ deed, spent, losses }: Story, names: string[], mine: number[]): Line[] {
  const isOwn = ({ from }: Deed) => from !== undefined && mine.includes(from);
  const lineOf = (one: Deed): Line => {
    const { mover, tile = '', dice, loss } = one;
    const warns = one.kind === 'capture' && isOwn(one);
    // With several people at the screen "your" would be unclear.
    const told =
      warns && mine.length === 1 ? words.capturedYours(names[mover] ?? '', tileName(tile), loss) : deedTold(one, names);
    return { seat: mover, dice, told, warns };
  };
  const last = spent ? null : deed;
  const lines = losses.filter((loss) => isOwn(loss) && loss !== last).map(lineOf);
  if (last) lines.push(lineOf(last));
  if (spent) lines.push({ seat: spent.seat, dice: [], told: spentTold(spent, names), warns: false });
  return lines;
}
