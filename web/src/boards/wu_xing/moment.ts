// The moments of Wu Xing that have a sound of their own.
import type { Moment } from '../../preferences/sound.svelte';
import type { Step, View } from '../../wire/protocol';

/** Bonuses for a set that is whole. */
const whole = ['elements', 'animals', 'stems'];

export function moment(_: View, __: View, steps: Step[]): Moment | null {
  const caused = (fits: (why: string, amount: number) => boolean) =>
    steps.some(({ causes = [] }) => causes.some(({ why, amount }) => fits(why, amount)));
  if (caused((why, amount) => whole.includes(why) && amount > 0)) return 'complete';
  if (caused((why) => why === 'captured')) return 'taken';
  return steps.some(({ action }) => action.kind === 'throw' || action.kind === 'rethrow') ? 'dice' : null;
}
