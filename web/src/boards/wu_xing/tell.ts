// What happened between two views of Wu Xing, in words; and the last action, as the board shows it.
import type { Step, View } from '../../wire/protocol';
import { madeOf, type Made } from './actions';
import { deedOf, spentOf, type Deed, type Spent } from './deeds';
import { tileName } from './tiles';
import { turningOf, turningTold } from './turning';
import { wuXingView, type WuXingView } from './view';
import { words } from './words';

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = wuXingView(earlier);
  const after = wuXingView(later);
  const made = madeOf(steps);
  const told = made.map((step, index) => said(step, made[index - 1], after, names).map(words.sentence));
  // New and discarded tiles are told before the next throw, or last if the game ended.
  const throws = made.flatMap(({ action }, index) => (action.kind === 'throw' ? [index] : []));
  for (const at of throws.length ? throws : [made.length]) {
    const turning = turningOf(before, after, made.slice(0, at));
    told[at] = [...(turning ? turningTold(turning) : []), ...(told[at] ?? [])];
  }
  return told.flat();
}

function said(step: Made, last: Made | undefined, after: WuXingView, names: string[]): string[] {
  const { seat, action } = step;
  const name = (of: number) => names[of] ?? '';
  switch (action.kind) {
    case 'draw':
      return [];
    case 'first':
      return [words.first(name(action.target))];
    case 'throw':
      return [words.threw(name(action.mover), action.dice)];
    case 'rethrow':
      return [words.landed(action.die, last?.action.kind === 'token' ? last.action.die : 0)];
    case 'token':
      return [spentTold(spentOf(action), names)];
    case 'allow': {
      const { tile, mover, gain, loss } = action;
      return [words.allowed(name(Number(seat)), tileName(tile), name(mover), gain, lost(loss))];
    }
    default: {
      const deed = deedOf(step, after);
      return deed ? [deedTold(deed, names)] : [];
    }
  }
}

const lost = (loss?: number) => (loss === undefined ? undefined : -loss);

/** What was done with a token. */
export function spentTold({ seat, face, to, again }: Spent, names: string[]): string {
  const who = names[seat] ?? '';
  if (to === undefined) return words.threwAgain(who, face);
  return again ? words.threwAgainTo(who, face, to) : words.spent(who, face, to);
}

export function deedTold({ mover, kind, tile = '', from = mover, gain, loss }: Deed, names: string[]): string {
  const who = names[mover] ?? '';
  const what = tileName(tile);
  const owner = names[from] ?? '';
  if (kind === 'claim') return words.claimed(who, what, gain);
  if (kind === 'wants') return words.wants(who, what, owner, lost(loss));
  if (kind === 'capture') return words.captured(who, what, owner, gain, lost(loss));
  if (kind === 'prevent') return words.prevented(owner, what, who);
  return words.passed(who);
}
