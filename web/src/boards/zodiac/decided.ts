// What decided a game of Zodiac: what the closest still lacked and had thrown out, and where the two came by their cards and lost them.
import { signs } from '../../pieces/signs';
import type { Cause, Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { text } from '../../words/text';
import { deedsOf, type Deed } from './actions';
import { zodiacView, type ZodiacView } from './view';
import { cardName, words } from './words';

const lackedBy = ({ seats }: ZodiacView, seat: number): string[] => {
  const { known = [], face_up = [] } = seats[seat] ?? {};
  return signs().flatMap(({ name }) => ([...known, ...face_up].includes(name) ? [] : [name]));
};

/** The cards that a seat took out of what another one had discarded, and those that it took by a Pangu. */
function takenFrom(deeds: readonly Deed[], taker: number, from: number): { discards: string[]; pangu: string[] } {
  const pile: number[] = []; // who laid each of the discards there; a shuffle leaves the top one, and nobody gets below it
  const taken = { discards: [] as string[], pangu: [] as string[] };
  for (const { action } of deeds) {
    const { kind, mover } = action;
    if (kind === 'take' && pile.pop() === from && mover === taker) taken.discards.push(action.card);
    if (kind === 'play' && action.card === 'Pangu' && mover === taker && action.target === from)
      taken.pangu.push(action.sign);
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
  const causes = steps.flatMap(({ causes = [] }) => causes);
  const name = (seat: number) => object(names[seat] ?? '');
  const compared = (what: string, counts: (cause: Cause) => boolean): string[] => {
    const many = (seat: number) => causes.filter((cause) => cause.seat === seat && counts(cause)).length;
    const [one, two] = [many(winner), many(other)];
    return one === two ? [] : [text.between(what, name(winner), String(one), name(other), String(two))];
  };
  const [who, rival] = [names[winner] ?? '', names[other] ?? ''];
  const shown = zodiacView(view);
  const won = shown.winner === winner;
  const lacked = won ? lackedBy(shown, other) : [];
  const deeds = deedsOf(steps);
  const thrown = deeds.flatMap(({ action }) =>
    action.kind === 'discard' && action.mover === other && lacked.includes(action.card) ? [action.card] : [],
  );
  const taken = takenFrom(deeds, winner, other);
  return [
    // What the viewer lacked stands in the result.
    ...(won && shown.viewer !== other ? [words.closestLacked(rival, called(lacked))] : []),
    ...(thrown.length ? [words.threwOut(rival, called(thrown))] : []),
    ...(won && taken.discards.length ? [words.tookFromDiscards(who, called(taken.discards), rival)] : []),
    ...(won && taken.pangu.length ? [words.tookWithPangu(who, called(taken.pangu), rival)] : []),
    ...compared(words.takenByEach, ({ why, what }) => why === 'taken' && what === 'hand'),
    ...compared(words.panguTookFromEach, ({ why, amount }) => why === 'pangu' && amount < 0),
    ...compared(words.missedByEach, ({ why, what }) => why === 'missed' && what === 'misses'),
  ];
}
