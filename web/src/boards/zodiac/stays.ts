// How long a position stays: long where something touches the viewer or is seldom, short where there is little to see; and longer in the
// first rounds, until one knows how a turn goes.
import type { Step, View } from '../../wire/protocol';
import { deedsOf, type Told } from './actions';
import { progressOf } from './progress';
import { zodiacView, type ZodiacView } from './view';

export const stay = { none: 60, glance: 360, look: 600, read: 1100, touched: 2200, seldom: 2000, start: 3200 };

const firstRounds = 2;
const slower = 1.6;

export function stays(view: View, steps: readonly Step[], own: readonly number[]): number {
  const [deed] = deedsOf(steps.slice(-1));
  if (!deed) return stay.look;
  const { action } = deed;
  const early = action.turn < firstRounds * zodiacView(view).seats.length && !own.includes(action.mover);
  return stayFor(action, zodiacView(view), own) * (early && isOfTurn(action) ? slower : 1);
}

const isOfTurn = ({ kind }: Told) => kind !== 'cut' && kind !== 'deal' && kind !== 'turn';

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
    case 'turn': // one's own cards are there to be read, and who begins
      return view.phase === 'begin' ? stay.start : stay.read;
    case 'pass':
      return stay.glance;
    default:
      return stay.look;
  }
}
