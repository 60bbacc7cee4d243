// What cannot be seen of a drawing is said: how much of it is left, and why something cannot be drawn.
import type { Sketch } from './sketch.svelte';
import type { Creature } from './view';
import { words } from './words';

export function spokenOf(sketch: Sketch, creatures: Creature[]): string {
  const { refusal, blockers, number, left, squares, complete, whole, value, partner } = sketch;
  const creature = value?.creature ?? '';
  if (refusal) return words.refused(refusal.why, creature, number ?? 0, left, blockers[0]?.creature);
  if (number === null || squares.length === 0) return '';
  if (complete) {
    const other = creatures.find(({ first }) => first === partner?.first);
    const named = other ? words.theOne(other.creature, other.number) : '';
    return words.completeSaid(creature, named, partner?.points ?? 0);
  }
  if (left > 0) return words.leftSaid(left);
  return whole ? '' : words.askJoin;
}
