// What is certain of a move, whoever makes it, up to what the other can do at once.
import { homeOf } from './animals';
import { byWorth, endsAfter, jumpsOf, on, reachOf, threatenedOf, type Move } from './reach';
import { row, type CheckersView, type Piece } from './view';

export interface Outcome {
  mover: Piece;
  /** The position after the turn; null where the animal jumps on, and may do so in several ways. */
  end: CheckersView | null;
  /** Where the mover stands then; undefined where it is home, or jumps on. */
  there: Piece | undefined;
  home: boolean;
  /** Whom the turn takes. */
  lost: Piece[];
  /** Of whom the other must take one then, the cleverest first. */
  prey: Piece[];
  /** Whoever takes any of them can be taken in return. */
  takenBack: boolean;
  /** The scores where the other can end the game then, and not lose it. */
  ended: number[] | null;
}

export function outcomeOf(view: CheckersView, move: Move): Outcome | null {
  const mover = on(view.board, move.from);
  if (!mover) return null;
  const { seat } = mover;
  const ends = endsAfter(view, move, seat);
  const [first] = ends;
  const end = ends.length === 1 && first ? first : null;
  const there = end?.board.find((piece) => piece.seat === seat && piece.animal === mover.animal);
  const lost = end
    ? view.board.filter((piece) => piece.seat !== seat && !on(end.board, piece.square))
    : view.board.filter(({ square }) => move.kind === 'jump' && square === move.over);
  return {
    mover,
    end,
    there,
    home: end !== null && !there,
    lost: lost.sort(byWorth),
    prey: end ? threatenedOf(end, seat) : [],
    takenBack: end !== null && isTakenBack(end, seat),
    ended: end && endedBy(end, 1 - seat),
  };
}

function isTakenBack(end: CheckersView, seat: number): boolean {
  const jumps = jumpsOf(end, 1 - seat);
  return (
    jumps.length > 0 &&
    jumps.every((jump) => {
      const taker = on(end.board, jump.from);
      return endsAfter(end, jump, 1 - seat).every((next) =>
        jumpsOf(next, seat).some(({ over }) => on(next.board, over)?.animal === taker?.animal),
      );
    })
  );
}

/** The scores with which a seat can end the game in its turn, if it does not lose by it. */
function endedBy(view: CheckersView, seat: number): number[] | null {
  const lead = ({ scores }: CheckersView) => (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
  const ends = reachOf(view, seat)
    .flatMap((move) => endsAfter(view, move, seat))
    .filter((end) => reachOf(end, 1 - seat).length === 0 && lead(end) >= 0)
    .sort((one, other) => lead(other) - lead(one));
  return ends[0]?.scores ?? null;
}

/** So many steps an animal of a seat has from a square to its home. */
export const stepsHome = (square: string, seat: number): number =>
  Math.min(...homeOf(seat).map((home) => Math.abs(row(home) - row(square))));
