// What decided a game of Celestial Checkers, beyond what the result shows of both sides: that one brought nobody home, whom the winner took, and what all who were taken
// would have brought.
import type { Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { number } from '../../words/numbers';
import { text } from '../../words/text';
import type { Reason } from '../board';
import { animalOf } from './animals';
import { lossesOf, type Loss } from './losses';
import { checkersView } from './view';
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
    ...(dearest ? [{ words: words.dearest(name(other), dearest.animal, worthOf(dearest)), at: dearest.at }] : []),
    ...(kept === lost
      ? []
      : [
          {
            words: text.between(words.lostWorth, object(name(winner)), number(kept), object(name(other)), number(lost)),
          },
        ]),
  ];
}
