// What a server tells, for tests.
import { stepOf, type Cause, type Step } from './protocol';

/** `C`: the causes of one game, with the details of its reasons. */
export const cause = <C extends Cause = Cause>(
  seat: number,
  what: C['what'],
  amount: number,
  why: string,
  more: Partial<C> = {},
): C => ({ seat, what, amount, why, clause: '', ...more }) as C;

/** What came of choices that all made at the same time. */
export const outcome = (...causes: Cause[]): Step => stepOf({ seat: null, turn: 1, causes });
