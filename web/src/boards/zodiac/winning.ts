// How a game of Zodiac was won: with the card that came to the winner in its last turn.
import { deedsOf, type Deed, type Told } from './actions';
import { lastTurns } from './deeds';
import type { Step } from '../../wire/protocol';
import type { ZodiacView } from './view';
import { cardName, words } from './words';

const came = (action: Told) =>
  action.kind === 'drawn' || action.kind === 'take' || (action.kind === 'play' && action.card === 'Pangu');

/** What brought the last card to a seat in its last turn; null where none came, or it was not one to keep. */
export function lastCame(deeds: readonly Deed[], seat: number): Told | null {
  const turn = lastTurns(deeds).of.get(seat) ?? [];
  const last = turn.filter(came).at(-1) ?? null;
  const gone = turn.some(
    (action) => action.kind === 'discard' && last !== null && 'card' in last && action.card === last.card,
  );
  return gone ? null : last;
}

/** One sentence: who won and by what; '' where nobody has won. */
export function wonWords(view: ZodiacView, deeds: readonly Deed[], name: (seat: number) => string): string {
  const { winner } = view;
  if (winner === null) return '';
  const who = name(winner);
  const last = lastCame(deeds, winner);
  switch (last?.kind) {
    case 'drawn':
      return words.wonDrawing(who, cardName(last.card ?? ''));
    case 'take':
      return words.wonTaking(who, cardName(last.card));
    case 'play':
      if (last.card === 'Pangu') return words.wonByPangu(who, cardName(last.sign), name(last.target));
  }
  return words.wonWhole(who);
}

/** The same of the steps as they come. */
export const wonIn = (view: ZodiacView, steps: readonly Step[], names: readonly string[]): string =>
  wonWords(view, deedsOf(steps), (seat) => names[seat] ?? '');
