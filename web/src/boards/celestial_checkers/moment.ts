// The moments of Celestial Checkers that have a sound of their own.
import type { Moment } from '../../preferences/sound.svelte';
import type { Step, View } from '../../wire/protocol';

export function moment(_: View, __: View, steps: Step[]): Moment | null {
  const caused = (why: string) => steps.some(({ causes = [] }) => causes.some((cause) => cause.why === why));
  if (caused('captured')) return 'taken';
  if (caused('home')) return 'pair';
  return steps.filter(({ action }) => action.kind === 'place').length > 1 ? 'deal' : null;
}
