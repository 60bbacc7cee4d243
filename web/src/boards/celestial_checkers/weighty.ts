// What weighs most in a turn: that it is the last one, whom it must take, that the other cannot move, or that the end is near.
import type { LegalMove } from '../../wire/protocol';
import { sentencesOf } from '../../words/sentences';
import { unlessFreed } from './ending';
import { hasOneLeft, lastScores, lastTurn, on, type Jump } from './reach';
import { taps } from './taps';
import { standingsOf } from './tell';
import { actionOf, type CheckersView, type Piece } from './view';
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
  const other = called[1 - seat] ?? '';
  const ending = endingIn(view, legal);
  const ends = ending ? endsSo(view, seat, called) : '';
  if (view.chain)
    return sentencesOf(ways > 1 ? words.jumpOnOneOf(animal, ways) : words.jumpOn(animal, prey, other), ends);
  if (ending) return sentencesOf(words.lastTurn[ending](other), ends);
  if (ways > 1) return words.mustTakeOneOf(ways);
  if (ways) return sentencesOf(words.mustTakeOnly(animal, prey, other), words.oneClick(taps()));
  return unlessFreed(view, legal, called) || nearEnd(view, legal, seat, called);
}

function endsSo(view: CheckersView, seat: number, called: readonly string[]): string {
  const { scores, certain } = lastScores(view, seat);
  return words.endsSo(standingsOf(scores, called), certain);
}

/** That one side, whoever has to move first, has one animal that can; or the only move that there is. */
function nearEnd(view: CheckersView, legal: readonly LegalMove[], seat: number, called: readonly string[]): string {
  const near = [seat, 1 - seat].find((side) => hasOneLeft(view, side));
  if (near === undefined) return '';
  const [only] = legal.length === 1 ? legal.map(actionOf) : [];
  return sentencesOf(
    only?.kind === 'slide'
      ? words.onlyMove(on(view.board, only.from)?.animal ?? '', only.to)
      : words.oneLeft(called[near] ?? ''),
    words.noneLeft(standingsOf(view.scores, called)),
  );
}

/** Who threatens whom; '' where nobody is threatened. */
export function inDanger(threatened: readonly Piece[], called: readonly string[]): string {
  const seat = threatened[0]?.seat;
  if (seat === undefined) return '';
  return words.threatens(called[1 - seat] ?? '', called[seat] ?? '', threatened.map(({ animal }) => animal)); // prettier-ignore
}
