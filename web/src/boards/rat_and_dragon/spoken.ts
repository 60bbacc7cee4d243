// What cannot be seen of a drawing is said: how much of it is left, and why something cannot be drawn.
import { roomWords } from './room_words';
import { refusedIn } from './refusal';
import type { Sketch } from './sketch.svelte';
import type { Creature } from './view';
import { words } from './words';

export function spokenOf(sketch: Sketch, creatures: Creature[]): string {
  const { refusal, number, left, squares, complete, whole, value, partner, seals } = sketch;
  const creature = value?.creature ?? '';
  if (refusal) return refusedIn(sketch);
  if (number === null || squares.length === 0) return '';
  if (complete) {
    const other = creatures.find(({ first }) => first === partner?.first);
    const named = other ? words.theOne(other.creature, other.number) : '';
    const sealed = seals.map((one) => words.theOne(one.creature, one.number));
    return [
      words.completeSaid(creature, named, partner?.points ?? 0),
      ...(sealed.length ? [roomWords.seals(sealed)] : []),
    ].join('. ');
  }
  if (left > 0) return words.leftSaid(left);
  return whole ? '' : words.askJoin;
}
