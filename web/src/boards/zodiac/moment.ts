// The moments of Zodiac that have a sound of their own.
import type { Moment } from '../../preferences/sound.svelte';
import type { Step, View } from '../../wire/protocol';
import { zodiacView } from './view';

export function moment(_: View, later: View, steps: Step[]): Moment | null {
  if (zodiacView(later).winner !== null) return 'complete';
  const stolen = ({ action }: Step) => action.kind === 'play' && action.card === 'Pangu';
  if (steps.some(stolen)) return 'taken';
  return steps.some(({ action }) => action.kind === 'deal') ? 'deal' : null;
}
