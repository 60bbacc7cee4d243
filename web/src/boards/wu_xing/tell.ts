// What happened between two views of Wu Xing, in words; and the last action, as the board shows it.
import type { Step, View } from '../../wire/protocol';
import type { Deed, Spent } from './history';
import { tileName } from './tiles';
import { wuXingView, type WuXingView } from './view';
import { words } from './words';

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = wuXingView(earlier);
  const after = wuXingView(later);
  const name = (seat: number) => names[seat] ?? '';
  const board = before.board.map((space) => space?.tile ?? null);
  const granted = !steps.some(isAnswer);
  const change = changes(before, after, steps);
  let wanted: { tile: string; from: number } | null = before.wanted;
  let mover = before.mover ?? 0;
  let turned = 0;

  const one = ({ seat, move }: Step): string[] => {
    const [kind, what = '', more = ''] = move.split(' ');
    if (typeof seat === 'number' && !isAnswer({ move })) mover = seat;
    const who = name(mover);
    if (kind === 'first') return [words.first(name((mover = Number(what))))];
    if (kind === 'throw') return [words.threw(name(after.mover ?? 0), [what, more])];
    if (kind === 'rethrow') return [words.landed(Number(what), turned)];
    if (kind === 'token') {
      turned = Number(what.charAt(0));
      return [spentTold({ seat: mover, ...turnedTo(what, before) }, names)];
    }
    if (kind === 'pass') return [words.passed(who)];
    if (kind === 'claim') {
      const tile = board[Number(what) - 1];
      return [words.claimed(who, tile ? tileName(tile) : words.aTile, change(mover))];
    }
    if (kind === 'capture') {
      const [tile = '', from = ''] = what.split('<');
      wanted = { tile, from: Number(from) };
      const about = [who, tileName(tile), name(wanted.from)] as const;
      if (!granted || after.wanted) return [words.wants(...about, after.wanted?.loss)];
      return [words.captured(...about, change(mover), change(wanted.from))];
    }
    if (!wanted) return [];
    const owner = name(wanted.from);
    const tile = tileName(wanted.tile);
    if (kind === 'prevent') return [words.prevented(owner, tile, who)];
    if (kind === 'allow') return [words.allowed(owner, tile, who, change(mover), change(wanted.from))];
    return [];
  };

  const told = steps.flatMap((step, index) =>
    step.move.startsWith('throw') ? [...turnedOver(before, after, steps.slice(0, index)), ...one(step)] : one(step),
  );
  // New and discarded tiles are told before the next throw, or last if the game ended.
  return steps.some(({ move }) => move.startsWith('throw')) ? told : [...told, ...turnedOver(before, after, steps)];
}

const isAnswer = ({ move }: { move: string }) => move === 'prevent' || move === 'allow';

/** How the points of a seat changed, if a single action changed them. */
function changes(before: WuXingView, after: WuXingView, steps: Step[]): (seat: number) => number | undefined {
  const made = steps.filter(({ move }) => /^(claim|capture) |^allow$/.test(move));
  const deeds = made.filter(({ move }, at) => !(move.startsWith('capture ') && made[at + 1]?.move === 'allow'));
  return (seat) =>
    deeds.length === 1 ? (after.seats[seat]?.points ?? 0) - (before.seats[seat]?.points ?? 0) : undefined;
}

function turnedTo(what: string, { prospects }: WuXingView): Omit<Spent, 'seat'> {
  const to = prospects.find(({ move }) => move === `token ${what}`)?.faces[0];
  const again = what.endsWith('?');
  return { face: Number(what.charAt(0)), again, ...(to === undefined || again ? {} : { to }) };
}

/** The tiles that were discarded, and those that came. */
function turnedOver(before: WuXingView, after: WuXingView, steps: Step[]): string[] {
  const drawn = steps.flatMap(({ move }) => (move.startsWith('draw ') ? [move.slice(5)] : []));
  const gone = before.board.flatMap((space) =>
    space && (after.discards.includes(space.tile) || after.pile.includes(space.tile)) ? [tileName(space.tile)] : [],
  );
  const come = after.board.flatMap((space, index) =>
    space && drawn.includes(space.tile) ? [words.onSpace(tileName(space.tile), index + 1)] : [],
  );
  return [...(gone.length ? [words.discarded(gone)] : []), ...(come.length ? [words.laid(come)] : [])];
}

/** What was done with a token; on the board together with the result of the throw. */
export function spentTold({ seat, face, to, again }: Spent, names: string[]): string {
  const who = names[seat] ?? '';
  if (again) return to === undefined ? words.threwAgain(who, face) : words.threwAgainTo(who, face, to);
  return to === undefined ? words.spentOn(who, face) : words.spent(who, face, to);
}

export function deedTold({ seat, mover, kind, tile, from, gain, loss }: Deed, names: string[]): string {
  const who = names[mover] ?? '';
  const what = tile ? tileName(tile) : words.aTile;
  const owner = names[from ?? seat] ?? '';
  if (kind === 'claim') return words.claimed(who, what, gain);
  if (kind === 'wants') return words.wants(who, what, owner, loss);
  if (kind === 'capture') return words.captured(who, what, owner, gain, loss === undefined ? undefined : -loss);
  if (kind === 'prevent') return words.prevented(owner, what, who);
  return words.passed(who);
}
