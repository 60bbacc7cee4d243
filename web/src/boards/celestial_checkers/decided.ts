// What decided a game of Celestial Checkers, beyond what the result shows of both sides: whom the winner took, and what all who were taken
// would have brought.
import type { Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { number } from '../../words/numbers';
import { text } from '../../words/text';
import type { Reason } from '../board';
import { animalOf } from './animals';
import { words } from './words';

interface Loss {
  animal: string;
  worth: number;
  /** The number of steps after the capture. */
  at: number;
}

const lossesOf = (seat: number, steps: readonly Step[]): Loss[] =>
  steps.flatMap(({ causes = [] }, index) =>
    causes
      .filter((cause) => cause.seat === seat && cause.why === 'captured')
      .map((cause) => String(cause.animal))
      .map((animal) => ({ animal, worth: animalOf(animal).intelligence, at: index + 1 })),
  );

const sumOf = (losses: readonly Loss[]) => losses.reduce((sum, { worth }) => sum + worth, 0);

export function decided(
  _view: View,
  winner: number,
  other: number,
  steps: readonly Step[],
  names: readonly string[],
): Reason[] {
  const [own, theirs] = [lossesOf(winner, steps), lossesOf(other, steps)];
  const name = (seat: number) => names[seat] ?? '';
  const dearest = theirs.reduce<Loss | null>((most, loss) => (loss.worth > (most?.worth ?? 0) ? loss : most), null);
  const [kept, lost] = [sumOf(own), sumOf(theirs)];
  return [
    ...(dearest ? [{ words: words.dearest(name(other), dearest.animal, dearest.worth), at: dearest.at }] : []),
    ...(kept === lost
      ? []
      : [
          {
            words: text.between(words.lostWorth, object(name(winner)), number(kept), object(name(other)), number(lost)),
          },
        ]),
  ];
}
