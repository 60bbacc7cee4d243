// The sign that stands for a victory: the last of the twelve.
import type { Step, View } from '../../wire/protocol';
import { deedsOf } from './actions';
import { lastCame } from './winning';
import { zodiacView } from './view';

export function emblem(view: View, winner: number, steps: readonly Step[]): string {
  if (zodiacView(view).winner !== winner) return '';
  const last = lastCame(deedsOf(steps), winner);
  if (last?.kind === 'play') return last.card === 'Pangu' ? last.sign : '';
  return last && 'card' in last ? (last.card ?? '') : '';
}
