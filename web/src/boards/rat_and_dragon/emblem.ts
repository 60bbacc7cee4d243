// The animal that stands for a victory: the higher one of the winner's best pair.
import type { View } from '../../wire/protocol';
import { pairsOf, ratView } from './view';

export function emblem(view: View, winner: number): string {
  const sheet = ratView(view).sheets.find(({ seat }) => seat === winner);
  return (sheet && pairsOf(sheet)[0]?.creatures[1].creature) ?? '';
}
