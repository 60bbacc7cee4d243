// What decided a game of Zodiac: what the closest still lacked, and where the two came by their cards and lost them.
import { signs } from '../../pieces/signs';
import type { Cause, Step, View } from '../../wire/protocol';
import { object } from '../../words/names';
import { text } from '../../words/text';
import { zodiacView, type ZodiacView } from './view';
import { cardName, words } from './words';

function lackedBy({ seats, viewer, winner }: ZodiacView, winning: number, other: number, name: string): string[] {
  const { known = [], face_up = [] } = seats[other] ?? {};
  const missing = signs().filter(({ name }) => ![...known, ...face_up].includes(name));
  // What the viewer lacked stands in the result.
  return winner === winning && viewer !== other
    ? [
        words.closestLacked(
          name,
          missing.map(({ name }) => cardName(name)),
        ),
      ]
    : [];
}

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
  return [
    ...lackedBy(zodiacView(view), winner, other, names[other] ?? ''),
    ...compared(words.takenByEach, ({ why, what }) => why === 'taken' && what === 'hand'),
    ...compared(words.panguTookFromEach, ({ why, amount }) => why === 'pangu' && amount < 0),
    ...compared(words.missedByEach, ({ why, what }) => why === 'missed' && what === 'misses'),
  ];
}
