// What weighs most in a turn: that it is the last one, whom it must take, or that the end is near.
import type { LegalMove } from '../../wire/protocol';
import { sentencesOf } from '../../words/sentences';
import { hasOneLeft, lastScores, lastTurn, on, type Jump } from './reach';
import { standingsOf } from './tell';
import { actionOf, type CheckersView } from './view';
import { words } from './words';

/** The captures of which one must be made; none where something else can be done. */
export function capturesIn(legal: readonly LegalMove[]): Jump[] {
  const jumps = legal.map(actionOf).filter((action): action is Jump => action.kind === 'jump');
  return jumps.length === legal.length ? jumps : [];
}

/** This turn is the last one, whatever is done in it, and why. */
export const endingIn = (view: CheckersView, legal: readonly LegalMove[]) =>
  view.phase === 'placement' || !legal[0] ? null : lastTurn(view, legal[0].seat);

/** '' where nothing does. */
export function weightyOf(view: CheckersView, legal: readonly LegalMove[], called: readonly string[]): string {
  const seat = legal[0]?.seat;
  if (seat === undefined || view.phase === 'placement') return '';
  const captures = capturesIn(legal);
  const [only] = captures;
  const [animal, prey] = [only?.from, only?.over].map((square) => on(view.board, square)?.animal ?? '') as [
    string,
    string,
  ];
  const ways = captures.length;
  const ending = endingIn(view, legal);
  const ends = ending ? endsSo(view, seat, called) : '';
  if (view.chain) return sentencesOf(ways > 1 ? words.jumpOnOneOf(animal, ways) : words.jumpOn(animal, prey), ends);
  if (ending) return sentencesOf(words.lastTurn[ending](called[1 - seat] ?? ''), ends);
  if (ways) return ways > 1 ? words.mustTakeOneOf(ways) : words.mustTakeOnly(animal, prey);
  return nearEnd(view, seat, called);
}

function endsSo(view: CheckersView, seat: number, called: readonly string[]): string {
  const { scores, certain } = lastScores(view, seat);
  return words.endsSo(standingsOf(scores, called), certain);
}

/** That one side, whoever has to move first, has one animal that can. */
function nearEnd(view: CheckersView, seat: number, called: readonly string[]): string {
  const near = [seat, 1 - seat].find((side) => hasOneLeft(view, side));
  return near === undefined ? '' : words.nearEnd(called[near] ?? '', standingsOf(view.scores, called));
}
