// What decided a game of Zodiac: who came closest and what that seat had thrown out, where the winner's cards came from, and what the
// rival lost and the winner did not.
import { signs } from '../../pieces/signs';
import type { Cause, Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { text } from '../../words/text';
import { deedsOf, type Deed } from './actions';
import { putBack } from './deeds';
import { others, zodiacView, type ZodiacView } from './view';
import { cardName, words } from './words';

const lackedBy = ({ seats }: ZodiacView, seat: number): string[] => {
  const { known = [], face_up = [] } = seats[seat] ?? {};
  return signs().flatMap(({ name }) => ([...known, ...face_up].includes(name) ? [] : [name]));
};

/** The cards that a seat took and kept, by whom they came from: out of what that one had discarded, and by a Pangu. */
function takenBy(taker: number, deeds: readonly Deed[]): Record<'discards' | 'pangu', Map<number, string[]>> {
  const pile: number[] = []; // who laid each of the discards there; a shuffle leaves the top one, and nobody gets below it
  const taken = { discards: new Map<number, string[]>(), pangu: new Map<number, string[]>() };
  const note = (of: Map<number, string[]>, from: number, card: string) => of.set(from, [...(of.get(from) ?? []), card]);
  for (const [at, { action }] of deeds.entries()) {
    const { kind, mover } = action;
    if (kind === 'take') {
      const from = pile.pop();
      const kept = !putBack(action, deeds[at + 1]?.action);
      if (mover === taker && from !== undefined && from !== taker && kept) note(taken.discards, from, action.card);
    }
    if (kind === 'play' && action.card === 'Pangu' && mover === taker) note(taken.pangu, action.target, action.sign);
    if (kind === 'discard' || kind === 'play' || (kind === 'fine' && action.card !== undefined) || kind === 'fined')
      pile.push(mover);
  }
  return taken;
}

const called = (cards: readonly string[]) => [...new Set(cards)].map(cardName);

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
  const taken = takenBy(winner, deeds);
  const came = (from: Map<number, string[]>, said: (winner: string, cards: string) => string): string[] => {
    const parts = [...from].map(([seat, cards]) => words.cardsFrom(called(cards), name(seat)));
    return won && parts.length ? [said(name(winner), parts.join(text.semicolon))] : [];
  };
  return [
    // What the viewer lacked stands in the result.
    ...(won && shown.viewer !== other ? [second] : []),
    ...(thrown.length ? [words.threwOut(name(other), called(thrown))] : []),
    ...came(taken.discards, words.tookFromDiscards),
    ...came(taken.pangu, words.tookWithPangu),
    ...suffered(words.panguTookFromEach, ({ why, amount }) => why === 'pangu' && amount < 0),
    ...suffered(words.missedByEach, ({ why, what }) => why === 'missed' && what === 'misses'),
  ];
}
