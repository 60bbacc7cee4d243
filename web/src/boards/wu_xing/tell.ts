// What happened between two views of Wu Xing, in words; and the last deed, as the board shows it.
import type { Step, View } from '../../protocol';
import type { Deed } from './history';
import { tileName } from './tiles';
import { wuXingView, type WuXingView } from './view';
import { words } from './words';

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = wuXingView(earlier);
  const after = wuXingView(later);
  const name = (seat: number) => names[seat] ?? '';
  const board = before.board.map((space) => space?.tile ?? null);
  const granted = !steps.some(({ move }) => move === 'prevent' || move === 'allow');
  let wanted: { tile: string; from: number } | null = before.wanted;
  let actor = before.mover;

  const one = ({ seat, move }: Step): string[] => {
    const [kind, what = '', more = ''] = move.split(' ');
    if (typeof seat === 'number') actor = seat;
    const who = name(actor ?? 0);
    if (kind === 'first') {
      actor = Number(what);
      return [words.first(name(actor))];
    }
    if (kind === 'throw') return [words.threw(name(after.mover ?? 0), [what, more])];
    if (kind === 'rethrow') return [words.landed(what)];
    if (kind === 'token') return [spent(who, what, before)];
    if (kind === 'pass') return [words.passed(who)];
    if (kind === 'claim') {
      const tile = board[Number(what) - 1];
      return [tile ? words.claimed(who, tileName(tile)) : words.claimedSpace(who, Number(what))];
    }
    if (kind === 'capture') {
      const [tile = '', from = ''] = what.split('<');
      wanted = { tile, from: Number(from) };
      const asked = granted && after.wanted === null;
      return [(asked ? words.captured : words.wants)(who, tileName(tile), name(wanted.from))];
    }
    if (!wanted) return [];
    if (kind === 'prevent') return [words.prevented(name(wanted.from), tileName(wanted.tile))];
    if (kind === 'allow') return [words.allowed(name(wanted.from), tileName(wanted.tile))];
    return [];
  };

  const told = steps.flatMap((step, index) =>
    step.move.startsWith('throw') ? [...turnedOver(before, after, steps.slice(0, index)), ...one(step)] : one(step),
  );
  // The tiles that came and went are told before the next throw, or last where the game ended.
  return steps.some(({ move }) => move.startsWith('throw')) ? told : [...told, ...turnedOver(before, after, steps)];
}

function spent(who: string, what: string, { prospects }: WuXingView): string {
  const face = Number(what.charAt(0));
  if (what.endsWith('?')) return words.threwAgain(who, face);
  const to = prospects.find(({ move }) => move === `token ${what}`)?.faces[0];
  return to === undefined ? words.spentOn(who, face) : words.spent(who, face, to);
}

/** What left the board for the discard pile, and what came to it. */
function turnedOver(before: WuXingView, after: WuXingView, steps: Step[]): string[] {
  const drawn = steps.flatMap(({ move }) => (move.startsWith('draw ') ? [move.slice(5)] : []));
  const gone = before.board.flatMap((space) =>
    space && (after.discards.includes(space.tile) || after.pile.includes(space.tile)) ? [space.tile] : [],
  );
  const come = after.board.flatMap((space, index) =>
    space && drawn.includes(space.tile) ? [words.laid(tileName(space.tile), index + 1)] : [],
  );
  return [...gone.map((tile) => words.discarded(tileName(tile))), ...come];
}

export function deedTold({ seat, kind, tile, space, from }: Deed, names: string[]): string {
  const who = names[seat] ?? '';
  const what = tile ? tileName(tile) : '';
  const owner = from === undefined ? '' : (names[from] ?? '');
  if (kind === 'claim') return tile ? words.claimed(who, what) : words.claimedSpace(who, space ?? 0);
  if (kind === 'wants') return words.wants(who, what, owner);
  if (kind === 'capture') return words.captured(who, what, owner);
  if (kind === 'prevent') return words.prevented(who, what);
  return words.passed(who);
}
