// What the end of a turn does to the board: tiles that are discarded and tiles that come, and the discards shuffled anew.
import type { Made } from './actions';
import { tileName } from './tiles';
import type { WuXingView } from './view';
import { words } from './words';

export interface Turning {
  gone: string[];
  come: string[];
  /** The discards became a new draw pile. */
  shuffled: boolean;
}

/** A turn has come to its end in between: its seat has claimed, captured or passed, and nobody is asked any more. */
const ends = ({ action }: Made) =>
  action.kind === 'capture'
    ? !action.pending
    : ['claim', 'pass', 'prevent', 'allow'].some((kind) => kind === action.kind);

/** Null where no turn ended between the two views; of several turns nothing is told, as for who comes back to the game. */
export function turningOf(before: WuXingView, after: WuXingView, made: readonly Made[]): Turning | null {
  const ended = made.filter(ends).length;
  if (ended === 0) return null;
  const shuffled = made.some(({ action }) => action.shuffled);
  if (ended > 1) return { gone: [], come: [], shuffled };
  const lies = new Set(after.board.map((space) => space?.tile));
  const unclaimed = new Set([...after.discards, ...after.pile]);
  const gone = before.board.flatMap((space) =>
    space && !lies.has(space.tile) && unclaimed.has(space.tile) ? [space.tile] : [],
  );
  const come = made.flatMap(({ action }) => (action.kind === 'draw' && lies.has(action.tile) ? [action.tile] : []));
  return { gone, come, shuffled };
}

/** The last turn that has ended brought the discards back. */
export const cameBack = (made: readonly Made[]): boolean =>
  made.slice(Math.max(0, made.map(ends).lastIndexOf(true))).some(({ action }) => action.shuffled);

/** "Ding and Bing are discarded; Horse and Rat come." Tiles that only turn are no news. */
export function turningTold({ gone, come, shuffled }: Turning): string[] {
  const turns = gone.length || come.length ? [words.tilesTurn(gone.map(tileName), come.map(tileName))] : [];
  return shuffled ? [...turns, words.sentence(words.shuffled)] : turns;
}
