// What more there is to say of the last round on a sheet than what it brought: whom the new creature has sealed off, and what the other
// one on offer would have brought.
import { prospectsOn, scoresSo } from './foreseen';
import { areasOf, besideKind } from './desk';
import { newsWords } from './news_words';
import { sealedSince, sealersOf } from './sealed';
import { bestOf, nameOf, numbersOf, type Creature, type RatView } from './view';
import { words } from './words';

export interface More {
  sealed: Creature[];
  /** Who closes them in. */
  by: Creature[];
  /** As a sentence; '' where it is not certain. */
  instead: string;
  /** Why it was drawn where it is, as a sentence: it seals itself off in a hole; '' where the sheet does not tell. */
  there: string;
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

/** It alone was on offer; whom it touches and is not paired with was left out by choice. */
function onlyOf(view: RatView, before: Creature[], { number, squares, partner }: Creature): string {
  const touches = prospectsOn(view, before, number).partners.some((one) =>
    one.squares.some((square) => squares.includes(square)),
  );
  return newsWords.only(words.theOne(nameOf(number), number), partner === null && touches);
}

/** The hole that it fills, where nothing larger of its kind had room, and how many of its squares were of no use to the other kind. */
function holeOf(view: RatView, before: Creature[], { number, squares }: Creature): string {
  const sheet = { grid: view, creatures: before };
  const odd = number % 2 === 1;
  const size = areasOf(sheet, odd).find((area) => area.includes(squares[0] ?? ''))?.length ?? 0;
  const larger = numbersOf(odd).find((one) => one > number);
  const shut = besideKind(sheet, !odd);
  const spare = squares.filter((square) => shut.has(square)).length;
  return larger === undefined || size < larger
    ? newsWords.fillsHole(odd, size)
    : spare
      ? newsWords.usesShut(odd, spare)
      : '';
}

/** `latest`: the new creature, by its first square; `offered`: what the dice of that round brought. */
export function moreOf(view: RatView, seat: number, latest: string | undefined, offered: readonly number[]): More {
  const creatures = view.sheets[seat]?.creatures ?? [];
  const drawn = creatures.find(({ first }) => first === latest);
  if (!drawn) return { sealed: [], by: [], instead: '', there: '' };
  const before = creatures
    .filter((one) => one !== drawn)
    .map((one) => (one.partner === drawn.first ? { ...one, partner: null, points: null } : one));
  const sealed = sealedSince({ grid: view, creatures: before }, { grid: view, creatures });
  const other = offered.find((number) => number !== drawn.number);
  return {
    sealed,
    by: [...new Set(sealed.flatMap((one) => sealersOf({ grid: view, creatures }, one).by))].filter(
      (one) => !sealed.includes(one),
    ),
    there: sealed.includes(drawn) ? holeOf(view, before, drawn) : '',
    instead:
      offered.length === 0 || !scoresSo(view)
        ? ''
        : other === undefined
          ? onlyOf(view, before, drawn)
          : insteadOf(view, before, other),
  };
}

/** Of every sheet, by its seat; `fresh`: the new creatures of each. */
export const moreIn = (view: RatView, fresh: readonly Set<string>[], offered: readonly number[]): Map<number, More> =>
  new Map(view.sheets.map(({ seat }) => [seat, moreOf(view, seat, [...(fresh[seat] ?? [])][0], offered)]));
