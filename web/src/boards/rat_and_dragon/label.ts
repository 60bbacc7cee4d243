// The label of a square for screen readers.
import type { Creature } from './view';
import { roomWords } from './room_words';
import { words } from './words';

/** The square, what is on it, and what can be done there (`asked`, which may be empty). */
export function labelOf(
  square: string,
  taken: Map<string, Creature>,
  asked: string,
  sealed: ReadonlySet<string> = new Set(),
): string {
  const creature = taken.get(square);
  const what: string[] = [];
  if (creature) {
    const partner = creature.partner === null ? undefined : taken.get(creature.partner);
    what.push(words.creature(creature.creature, creature.number));
    what.push(partner ? words.pairedWith(partner.creature, partner.number) : words.unpairedCreature);
    if (sealed.has(creature.first)) what.push(roomWords.sealedOff);
  } else what.push(words.empty);
  return words.square(square, asked ? [...what, asked] : what);
}
