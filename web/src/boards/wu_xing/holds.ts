// A throw is shown when the person whose turn it is throws.
import type { Step, View } from '../../wire/protocol';
import type { NamedSeat } from '../board';
import { madeOf } from './actions';

export function holds(_: View, steps: Step[], seats: NamedSeat[]): boolean {
  const [made] = madeOf(steps.slice(-1));
  const who = seats[made?.action.mover ?? -1];
  return made?.action.kind === 'throw' && who?.mine === true && who.deputy === undefined;
}
