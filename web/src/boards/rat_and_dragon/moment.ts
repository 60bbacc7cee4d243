// The moments of The Rat and the Dragon that have a sound of their own.
import type { Moment } from '../../preferences/sound.svelte';
import type { Step, View } from '../../wire/protocol';

export function moment(_: View, __: View, steps: Step[]): Moment | null {
  const paired = steps.some(({ causes = [] }) => causes.some(({ why, amount }) => why === 'pair' && amount > 0));
  if (paired) return 'pair';
  return steps.some(({ action }) => action.kind === 'throw') ? 'dice' : null;
}
