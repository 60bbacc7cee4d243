// What more there is to say of the last round on a sheet than what it brought: whom the new creature has sealed off, and what the other
// one on offer would have brought.
import { prospectsOn, scoresSo } from './foreseen';
import { newsWords } from './news_words';
import { sealedSince } from './sealed';
import { bestOf, nameOf, type Creature, type RatView } from './view';
import { words } from './words';

export interface More {
  sealed: Creature[];
  /** As a sentence; '' where there was no other, or it is not certain. */
  instead: string;
}

function insteadOf(view: RatView, before: Creature[], number: number): string {
  const { room, partners, alone } = prospectsOn(view, before, number);
  const creature = words.theOne(nameOf(number), number);
  if (room.length < number) return newsWords.insteadNoRoom(creature);
  const best = bestOf(partners, alone);
  const partner = before.find(({ first }) => first === best?.first);
  return best && partner
    ? newsWords.insteadPair(
        creature,
        words.theOne(partner.creature, partner.number),
        words.makes(words.madeOf(best.points, best.lifts, best.change), best.change),
      )
    : newsWords.insteadAlone(creature, words.change(alone.change));
}

/** `latest`: the new creature, by its first square; `offered`: what the dice of that round brought. */
export function moreOf(view: RatView, seat: number, latest: string | undefined, offered: readonly number[]): More {
  const creatures = view.sheets[seat]?.creatures ?? [];
  const drawn = creatures.find(({ first }) => first === latest);
  if (!drawn) return { sealed: [], instead: '' };
  const before = creatures
    .filter((one) => one !== drawn)
    .map((one) => (one.partner === drawn.first ? { ...one, partner: null, points: null } : one));
  const other = offered.find((number) => number !== drawn.number);
  return {
    sealed: sealedSince({ grid: view, creatures: before }, { grid: view, creatures }),
    instead: other !== undefined && scoresSo(view) ? insteadOf(view, before, other) : '',
  };
}

/** Of every sheet, by its seat; `fresh`: the new creatures of each. */
export const moreIn = (view: RatView, fresh: readonly Set<string>[], offered: readonly number[]): Map<number, More> =>
  new Map(view.sheets.map(({ seat }) => [seat, moreOf(view, seat, [...(fresh[seat] ?? [])][0], offered)]));
