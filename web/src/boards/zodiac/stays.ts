// How long a position stays: long where something touches the viewer or is seldom, short where there is little to see, a beat where a
// turn ends; longer in the first rounds, until one knows how a turn goes, and where the next card may win.
import type { Step, View } from '../../wire/protocol';
import { deedsOf, type Told } from './actions';
import { progressOf } from './progress';
import { zodiacView, type ZodiacView } from './view';

export const stay = { none: 60, look: 700, beat: 1100, read: 1500, touched: 2200, seldom: 2000, start: 3200 };

const firstRounds = 2;
const slower = 1.25;

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
    if (own.includes(seat)) return view.missing?.length === 1;
    const of = view.seats[seat];
    return of !== undefined && progressOf(of).nearly === 'sure';
  };
  if (kind === 'play') return own.includes(action.target) ? stay.touched : stay.seldom;
  if (kind === 'fine' || kind === 'fined') return own.includes(mover) ? stay.touched : stay.seldom;
  if (kind === 'call') return stay.seldom;
  // One looks at the pile before the card comes that may be the last.
  if (kind === 'draw') return nears(mover) ? stay.look : stay.none;
  // What one discards has come to rest before the next seat draws.
  if (own.includes(mover)) return kind === 'discard' || kind === 'pass' ? stay.beat : stay.look;
  switch (kind) {
    case 'deal':
      return stay.none;
    case 'drawn':
      return nears(mover) ? stay.read : stay.look;
    case 'take':
      return wanted(action.card) || nears(mover) ? stay.seldom : stay.read;
    case 'discard':
      return wanted(action.card) ? stay.read : stay.beat;
    case 'up':
      return nears(mover) ? stay.seldom : stay.look;
    case 'turn': // one's own cards are there to be read, and who begins
      return view.phase === 'begin' ? stay.start : stay.read;
    case 'pass':
      return stay.beat;
    default:
      return stay.look;
  }
}
