// What decided a game of Zodiac: who came closest and what that seat had thrown out, where the twelve of the winner came from, and what the
// rival lost and the winner did not; and what the one who looks did against it.
import { signs } from '../../pieces/signs';
import type { Cause, Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { text } from '../../words/text';
import { deedsOf, type Deed } from './actions';
import { others, zodiacView, type ZodiacView } from './view';
import { cardName, words } from './words';

const lackedBy = ({ seats }: ZodiacView, seat: number): string[] => {
  const { known = [], face_up = [] } = seats[seat] ?? {};
  return signs().flatMap(({ name }) => ([...known, ...face_up].includes(name) ? [] : [name]));
};

/** How a card came to a seat from another one: out of what that one had discarded, or by a Pangu. */
interface Taken {
  by: 'discards' | 'pangu';
  from: number;
  turn: number;
}

/** The signs that a seat has in the end, and how each came from another seat; null for those that were dealt or drawn. */
function originsOf(seat: number, deeds: readonly Deed[]): Map<string, Taken | null> {
  const pile: number[] = []; // who laid each of the discards there; a shuffle leaves the top one, and nobody gets below it
  const held = new Map<string, (Taken | null)[]>();
  const comes = (card: string | null, how: Taken | null) =>
    held.set(card ?? '', [...(held.get(card ?? '') ?? []), how]);
  for (const { action } of deeds) {
    const { kind, mover, turn } = action;
    const leaves = kind === 'discard' || kind === 'play' || kind === 'fine' || kind === 'fined';
    if (kind === 'take') {
      const from = pile.pop();
      if (mover === seat)
        comes(action.card, from === undefined || from === seat ? null : { by: 'discards', from, turn });
    } else if (kind === 'deal' && action.target === seat) comes(action.card, null);
    else if (kind === 'drawn' && mover === seat) comes(action.card, null);
    else if (leaves && action.card !== undefined) {
      pile.push(mover);
      if (mover === seat) held.get(action.card)?.pop();
    }
    if (kind !== 'play' || action.card !== 'Pangu') continue;
    if (action.target === seat) held.get(action.sign)?.pop();
    if (mover === seat) comes(action.sign, { by: 'pangu', from: action.target, turn });
  }
  return new Map([...held].flatMap(([card, [how]]) => (how === undefined ? [] : [[card, how]])));
}

/** What came late decided more: of these that of the last third of the game, where there is any. */
function lately(taken: [string, Taken][], turns: number): [string, Taken][] {
  const late = taken.filter(([, { turn }]) => 3 * turn >= 2 * turns);
  return late.length ? late : taken;
}

const called = (cards: readonly string[]) => [...new Set(cards)].map(cardName);

/** What whoever looks had taken from the winner with a Pangu. */
function yourPart(
  { viewer }: ZodiacView,
  winner: number,
  deeds: readonly Deed[],
  name: (seat: number) => string,
): string[] {
  const cards = deeds.flatMap(({ action }) =>
    action.kind === 'play' && action.card === 'Pangu' && action.mover === viewer && action.target === winner
      ? [action.sign]
      : [],
  );
  return viewer === null || viewer === winner || !cards.length
    ? []
    : [words.tookWithPangu(name(viewer), words.cardsFrom(called(cards), name(winner)))];
}

export function decided(
  view: View,
  winner: number,
  other: number,
  steps: readonly Step[],
  names: readonly string[],
): string[] {
  const name = (seat: number) => names[seat] ?? '';
  const causes = steps.flatMap(({ causes = [] }) => causes);
  /** Of what is bad, where the rival had more of it. */
  const suffered = (what: string, counts: (cause: Cause) => boolean): string[] => {
    const many = (seat: number) => causes.filter((cause) => cause.seat === seat && counts(cause)).length;
    const [one, two] = [many(winner), many(other)];
    return one < two ? [text.between(what, object(name(winner)), String(one), object(name(other)), String(two))] : [];
  };
  const shown = zodiacView(view);
  const won = shown.winner === winner;
  const lacked = won ? lackedBy(shown, other) : [];
  const closest = others(winner, names.length).filter((seat) => lackedBy(shown, seat).length === lacked.length);
  const second =
    closest.length > 1
      ? words.closest(closest.map(name), signs().length - lacked.length)
      : words.closestLacked(name(other), called(lacked));
  const deeds = deedsOf(steps);
  const thrown = deeds.flatMap(({ action }) =>
    action.kind === 'discard' && action.mover === other && lacked.includes(action.card) ? [action.card] : [],
  );
  const taken = [...originsOf(winner, deeds)].flatMap<[string, Taken]>(([card, how]) => (how ? [[card, how]] : []));
  const origins = lately(taken, deeds.at(-1)?.action.turn ?? 0);
  const came = (by: Taken['by'], said: (winner: string, cards: string) => string): string[] => {
    const parts = names.flatMap((_, seat) => {
      const cards = origins.flatMap(([card, how]) => (how.by === by && how.from === seat ? [cardName(card)] : []));
      return cards.length ? [words.cardsFrom(cards, name(seat))] : [];
    });
    return won && parts.length ? [said(name(winner), parts.join(text.semicolon))] : [];
  };
  return [
    // What the viewer lacked stands in the result.
    ...(won && shown.viewer !== other ? [second] : []),
    ...(thrown.length ? [words.threwOut(name(other), called(thrown))] : []),
    ...came('discards', words.tookFromDiscards),
    ...came('pangu', words.tookWithPangu),
    ...(won ? yourPart(shown, winner, deeds, name) : []),
    ...suffered(words.panguTookFromEach, ({ why, amount }) => why === 'pangu' && amount < 0),
    ...suffered(words.missedByEach, ({ why, what }) => why === 'missed' && what === 'misses'),
  ];
}
