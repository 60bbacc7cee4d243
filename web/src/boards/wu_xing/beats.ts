// The beats of a turn: what was done has its moment, then the next dice are thrown, and then they lie for a moment before something is
// done with them. A set that is completed is celebrated; a tile that somebody here loses stays longest. All in milliseconds.
import type { Step } from '../../wire/protocol';
import { madeOf, type Made } from './actions';

/** Until the second die lies still (Die.svelte). */
export const tumbles = 560;
/** Then one looks at them. */
const looks = 700;

/**
 * How long a set that is completed and a tile that is lost are told of (Ribbon.svelte, Plaque.svelte), the latter before one's own throw
 * too; what somebody here answered; and that they passed, which may have happened by itself.
 */
export const moments = { complete: 2200, lost: 3800, felt: 2600, answered: 2400, passed: 1400 };

/** What a set brings, as the causes of a step name it. */
const sets: ReadonlySet<string> = new Set(['colour', 'elements', 'animals', 'stems']);

/** The moment of what was done, before the next dice are thrown. `own`: the seats of the people here. */
export function beatOf({ seat, action, causes = [] }: Made, own: readonly number[]): number {
  const takes = action.kind === 'claim' || action.kind === 'capture' || action.kind === 'allow';
  if (action.kind === 'capture' && !action.pending && own.includes(action.from)) return moments.lost;
  const answers = action.kind === 'allow' || action.kind === 'prevent';
  if (answers && (own.includes(Number(seat)) || own.includes(action.mover))) return moments.answered;
  if (takes && causes.some(({ why, amount }) => sets.has(why) && amount > 0)) return moments.complete;
  switch (action.kind) {
    case 'claim':
      return 1000;
    case 'capture':
    case 'allow':
    case 'prevent':
      return 1800;
    case 'token':
      return 700;
    default:
      return seat === 'chance' ? 0 : own.includes(Number(seat)) ? moments.passed : 400;
  }
}

/** How long a position stays: the moment of what was done last, and the dice that were thrown after it. */
export function stays(steps: readonly Step[], own: readonly number[]): number {
  const made = madeOf(steps);
  const at = made.map(({ seat }) => seat !== 'chance').lastIndexOf(true);
  const deed = made[at];
  const thrown = made.slice(at + 1).some(({ action }) => action.kind === 'throw' || action.kind === 'rethrow');
  return (deed ? beatOf(deed, own) : 0) + (thrown ? tumbles + looks : 0);
}
