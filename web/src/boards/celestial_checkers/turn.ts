// What holds for a turn, and why an animal stays where it is in it.
import type { LegalMove } from '../../wire/protocol';
import { outcomeOf } from './outcome';
import { on, takeableOf } from './reach';
import { taps } from './taps';
import { actionOf, soleOf, type CheckersView, type Held, type Piece } from './view';
import { capturesIn, endingIn } from './weighty';
import { words } from './words';

export interface Turn {
  view: CheckersView;
  legal: readonly LegalMove[];
  /** It is left to whoever learns to find what can be done. */
  exercise: boolean;
}

export const isPlacing = ({ phase }: CheckersView) => phase === 'placement';

const goesOn = ({ board, chain }: CheckersView) => on(board, chain ?? undefined)?.animal;

/** There must be a capture. */
export const isForced = ({ legal }: Turn) => capturesIn(legal).length > 0;

/** What a seat is told of its turn; '' where that is nothing but that it has it. */
export function noteFor(turn: Turn, seat: number): string {
  const { view, legal, exercise } = turn;
  if (goesOn(view)) return words.turnJumpsOn;
  if (!exercise && seat === legal[0]?.seat && endingIn(view, legal)) return words.turnEnds;
  if (isForced(turn)) return words.turnTakes;
  if (isPlacing(view)) return '';
  if (legal.length === 1) return words.turnOnly(taps());
  return view.board.filter((piece) => piece.seat === seat).length === 1 ? words.turnLast : '';
}

export function whyStays(turn: Turn, animal: string): string {
  const { view, exercise } = turn;
  if (isPlacing(view)) return words.placeFirst;
  if (goesOn(view)) return whoGoesOn(turn);
  if (!isForced(turn)) return words.blocked(animal);
  return exercise ? words.anotherMust(animal) : whoMust(turn);
}

/** Whoever learns finds out where to. */
function whoGoesOn({ view, legal, exercise }: Turn): string {
  const squares = exercise ? [] : capturesIn(legal).map(({ to }) => to);
  return words.mustGoOn(goesOn(view) ?? '', squares.sort(), taps());
}

function whoMust({ view, legal }: Turn): string {
  const takers = [...new Set(capturesIn(legal).map(({ from }) => from))].sort();
  return words.mustTake(takers.flatMap((square) => on(view.board, square) ?? []));
}

/** Why a square does nothing while no animal is held; what must be done goes before what else could. */
export function whyNothingAt(turn: Turn, square: string, called: readonly string[]): string {
  const { view, legal, exercise } = turn;
  if (goesOn(view)) return whoGoesOn(turn);
  if (!exercise && isForced(turn)) return whoMust(turn);
  const piece = on(view.board, square);
  if (piece) return words.ofOther(piece.animal, called[piece.seat] ?? '');
  const sole = exercise ? null : soleOf(legal, view.board);
  return sole?.from ? words.onlyMover(sole.animal, sole.from) : words.chooseFirst;
}

/** Those of whose turn it is that the other could take next; none within a turn, which may take them out of reach. */
export function threatenedIn({ view, legal, exercise }: Turn): Piece[] {
  const seat = legal[0]?.seat;
  return seat === undefined || exercise || isPlacing(view) || view.chain ? [] : takeableOf(view, seat);
}

/** Where the animal that is held could be taken next. */
export function riskyFor({ view, legal, exercise }: Turn, held: Held | null): string[] {
  if (!held || exercise) return [];
  return legal.flatMap((move) => {
    const action = actionOf(move);
    if (action.kind === 'place' || action.from !== held.from) return [];
    const { there, end } = outcomeOf(view, action) ?? {};
    return there && end && takeableOf(end, there.seat).includes(there) ? [action.to] : [];
  });
}
