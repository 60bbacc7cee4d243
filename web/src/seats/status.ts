// The state of a seat in words, and the sign for it.
import type { NamedSeat } from '../boards/board';
import { isYou } from '../words/names';
import { text } from '../words/text';
import { seatsText } from './words';

const computerOf = ({ level, policy }: Pick<NamedSeat, 'level' | 'policy'>): string =>
  policy ? text.computerPolicy(policy) : text.computerLevel(level ?? 1);

export function statusOf(seat: NamedSeat): string {
  if (seat.who === 'computer') return computerOf(seat);
  if (seat.out_of_time) return seatsText.outOfTime(seat.deputy ?? 1);
  if (seat.deputy) return seatsText.deputyPlays(seat.deputy);
  if (seat.free) return seatsText.free;
  if (seat.mine && !isYou(seat.name)) return text.you;
  return seat.mine || seat.present ? seatsText.here : seatsText.away;
}

/** Who plays at a seat, under the name on its plate. */
export function playerOf(seat: NamedSeat): string {
  if (seat.who === 'computer') return computerOf(seat);
  const { name, called } = seat;
  return isYou(called) && !isYou(name) ? text.you : text.person;
}

export function signOf(seat: NamedSeat): string {
  if (seat.who === 'computer' || seat.deputy) return 'computer';
  if (seat.free) return 'invite';
  return seat.mine || seat.present ? '' : 'away';
}

/** Whether the seats need a row of their own: there are people at other screens, or clocks. */
export const isShared = (seats: NamedSeat[], guests: number): boolean =>
  guests > 1 || seats.some((seat) => seat.left_ms !== undefined || (seat.who === 'person' && !seat.mine));
