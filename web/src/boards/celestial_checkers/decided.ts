// What decided a game of Celestial Checkers, beyond what the result shows of both sides: that one brought nobody home, who was shut in at the
// end, whom the winner took, what all who were taken would have brought, and who was on the way still.
import type { Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { number } from '../../words/numbers';
import { text } from '../../words/text';
import type { Reason } from '../board';
import { animalOf } from './animals';
import { lossesOf, type Loss } from './losses';
import { forward, reachOf } from './reach';
import { checkersView, shifted, type CheckersView, type Piece } from './view';
import { words } from './words';

const worthOf = ({ animal }: Loss) => animalOf(animal).intelligence;
const sumOf = (losses: readonly Loss[]) => losses.reduce((sum, loss) => sum + worthOf(loss), 0);

export function decided(
  view: View,
  winner: number,
  other: number,
  steps: readonly Step[],
  names: readonly string[],
): Reason[] {
  const [own, theirs] = [lossesOf(winner, steps), lossesOf(other, steps)];
  const name = (seat: number) => names[seat] ?? '';
  const dearest = theirs.reduce<Loss | null>(
    (most, loss) => (most && worthOf(most) >= worthOf(loss) ? most : loss),
    null,
  );
  const [kept, lost] = [sumOf(own), sumOf(theirs)];
  const lacks = checkersView(view).scores[other] === 0;
  return [
    ...(lacks ? [{ words: words.nobodyHome(name(other)) }] : []),
    ...shutIn(checkersView(view), names),
    ...(dearest ? [{ words: words.dearest(name(other), dearest.animal, worthOf(dearest)), at: dearest.at }] : []),
    ...(kept === lost
      ? []
      : [
          {
            words: text.between(words.lostWorth, object(name(winner)), number(kept), object(name(other)), number(lost)),
          },
        ]),
    ...leftOut(checkersView(view), names),
  ];
}

/** Whose animals cannot move, which ended the game, and who of the other is in their way. */
function shutIn(view: CheckersView, names: readonly string[]): Reason[] {
  const { board, mover } = view;
  const stuck = board.filter(({ seat }) => seat === mover);
  if (!stuck.length || reachOf(view, mover).length) return [];
  const ahead = new Set(stuck.flatMap(({ square }) => [-1, 1].map((right) => shifted(square, right, forward(mover)))));
  const blocking = board.filter(({ seat, square }) => seat !== mover && ahead.has(square));
  return [{ words: words.shutIn(called(stuck, names), pointsOf(stuck), called(blocking, names)) }];
}

function leftOut({ board, mover }: CheckersView, names: readonly string[]): Reason[] {
  const left = board.filter(({ seat }) => seat !== mover);
  return left.length ? [{ words: words.leftOut(called(left, names), pointsOf(left)) }] : [];
}

const pointsOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { intelligence }) => sum + intelligence, 0);

function called(pieces: readonly Piece[], names: readonly string[]): string {
  const [first] = pieces;
  const animals = pieces.map(({ animal }) => animal);
  return first ? words.ofAll(animals, names[first.seat] ?? '') : '';
}
