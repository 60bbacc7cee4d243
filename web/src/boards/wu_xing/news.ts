// What the board tells of what was done last: one line each, with who did it and with which dice.
import type { Deed, Story } from './history';
import { deedTold, spentTold } from './tell';
import { tileName } from './tiles';
import { words } from './words';

export interface Line {
  seat: number;
  dice: number[];
  told: string;
  /** Something was taken from somebody at this screen. */
  warns: boolean;
}

/** What those at this screen have lost since their last turn, and then the last deed, or the token spent after it. */
export function newsOf({ deed, spent, losses }: Story, names: string[], mine: number[]): Line[] {
  const isOwn = ({ from }: Deed) => from !== undefined && mine.includes(from);
  const lineOf = (one: Deed): Line => {
    const { mover, tile = '', dice, loss } = one;
    const warns = one.kind === 'capture' && isOwn(one);
    // Where several sit at the screen, "your" is nobody's.
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
