// What every other player did since one's own last turn, as lines on the board: with who did it and with which dice.
import type { Deed, Spent, Story } from './deeds';
import { tileName } from './tiles';
import { words } from './words';

export interface Line {
  seat: number;
  dice: number[];
  told: string;
  /** A person at this screen lost something. */
  warns: boolean;
}

/** What somebody is called: as who does something, and as to whom it is done. */
export interface Called {
  does: string;
  done: string;
}

/** One person alone at this screen is "you"; with several that would be unclear. */
export const calledBy = (names: string[], own: number[]): Called[] =>
  names.map((name, seat) =>
    own.length === 1 && own[0] === seat ? { does: words.you, done: words.youObject } : { does: name, done: name },
  );

const nobody: Called = { does: '', done: '' };
const change = (points: number | undefined) => (points === undefined ? undefined : -points);

function past({ mover, kind, tile = '', from = mover, gain, loss }: Deed, called: Called[], warns: boolean): string {
  const { does } = called[mover] ?? nobody;
  const owner = called[from] ?? nobody;
  const what = tileName(tile);
  const { past } = words;
  if (kind === 'claim') return past.claimed(does, what, gain);
  if (kind === 'wants') return past.wants(does, what, owner.done, change(loss));
  if (kind === 'capture') return past.captured(does, what, owner.done, warns ? change(loss) : gain);
  if (kind === 'prevent') return past.prevented(owner.does, what, called[mover]?.done ?? '');
  return past.passed(does);
}

function spentPast({ seat, face, to, again }: Spent, called: Called[]): string {
  const { does } = called[seat] ?? nobody;
  if (to === undefined) return words.past.threwAgain(does, face);
  return again ? words.past.threwAgainTo(does, face, to) : words.past.spent(does, face, to);
}

/** The last turn of each but whose turn it is, oldest first; a token spent since comes last. */
export function newsOf({ deeds, spent }: Story, names: string[], own: number[]): Line[] {
  const called = calledBy(names, own);
  const rooms = Math.max(1, names.length - 1);
  const lines = deeds.slice(-rooms).map((deed): Line => {
    const warns = deed.kind === 'capture' && deed.from !== undefined && own.includes(deed.from);
    return { seat: deed.mover, dice: deed.dice, told: past(deed, called, warns), warns };
  });
  if (spent) lines.push({ seat: spent.seat, dice: [], told: spentPast(spent, called), warns: false });
  return lines.slice(-rooms);
}
