// How long a position stays: long where something touches the viewer or is seldom, short where there is little to see.
import type { Step, View } from '../../wire/protocol';
import { deedsOf, type Told } from './actions';
import { progressOf } from './progress';
import { zodiacView, type ZodiacView } from './view';

export const stay = { none: 60, glance: 320, look: 520, read: 900, touched: 1900, seldom: 1400 };

export function stays(view: View, steps: readonly Step[], own: readonly number[]): number {
  const [deed] = deedsOf(steps.slice(-1));
  return deed ? stayFor(deed.action, zodiacView(view), own) : stay.look;
}

function stayFor(action: Told, view: ZodiacView, own: readonly number[]): number {
  const { kind, mover } = action;
  const wanted = (card: string) => view.missing?.includes(card) ?? false;
  const nears = (seat: number) => {
    const of = view.seats[seat];
    return of !== undefined && !own.includes(seat) && progressOf(of).nearly === 'sure';
  };
  if (kind === 'play') return own.includes(action.target) ? stay.touched : stay.seldom;
  if (kind === 'fine' || kind === 'fined') return own.includes(mover) ? stay.touched : stay.seldom;
  if (kind === 'call') return stay.seldom;
  if (own.includes(mover)) return stay.look;
  switch (kind) {
    case 'deal':
    case 'draw': // what is drawn follows at once
      return stay.none;
    case 'take':
      return wanted(action.card) ? stay.seldom : stay.read;
    case 'discard':
      return wanted(action.card) ? stay.read : stay.look;
    case 'up':
      return nears(mover) ? stay.seldom : stay.look;
    case 'turn':
      return stay.read;
    case 'pass':
      return stay.glance;
    default:
      return stay.look;
  }
}
