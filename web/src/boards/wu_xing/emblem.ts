// The animal that stands for a victory: the most valuable one among the winner's tiles.
import type { View } from '../../wire/protocol';
import { tilesByName, wuXingView } from './view';

export function emblem(view: View, winner: number): string {
  const shown = wuXingView(view);
  const known = tilesByName(shown);
  const animals = (shown.seats[winner]?.tiles ?? []).flatMap((name) => {
    const tile = known.get(name);
    return tile?.kind === 'animal' ? [tile] : [];
  });
  return animals.sort((one, other) => other.value - one.value)[0]?.name ?? '';
}
