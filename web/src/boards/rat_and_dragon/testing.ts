// Views drawn by hand for the tests: a letter a creature, a dot an empty square.
import { lastViewOf } from '../../../tools/golden';
import type { View } from '../../wire/protocol';
import { ratView, squareAt, type Creature, type RatView, type Sheet } from './view';

/** By number, from the sheets at the end of a real game. */
const names = new Map(
  ratView(lastViewOf('rat_and_dragon'))
    .sheets.flatMap(({ creatures }) => creatures)
    .map(({ number, creature }) => [number, creature]),
);

/** The creatures of a picture; `pairs` names two letters each. */
export function creaturesOf(picture: string[], pairs: string[] = []): Creature[] {
  const byLetter = new Map<string, string[]>();
  picture.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      if (letter !== '.') byLetter.set(letter, [...(byLetter.get(letter) ?? []), squareAt(column, row)]);
    }),
  );
  const firstOf = (letter: string | undefined) => byLetter.get(letter ?? '')?.[0] ?? null;
  return [...byLetter].map(([letter, squares]) => ({
    number: squares.length,
    creature: names.get(squares.length) ?? '',
    first: squares[0] ?? '',
    squares,
    partner: firstOf([...(pairs.find((pair) => pair.includes(letter)) ?? '')].find((other) => other !== letter)),
    points: null,
  }));
}

export function sheetOf(seat: number, picture: string[], more: Partial<Sheet> = {}, pairs: string[] = []): Sheet {
  const creatures = creaturesOf(picture, pairs);
  return {
    seat,
    drawing: false,
    done: false,
    creatures,
    pairs: pairs.length,
    pair_points: 0,
    unpaired: 0,
    empty: 0,
    costs: { unpaired: 0, penalty: 0, empty: 0 },
    score: 0,
    ...more,
  };
}

export function viewOf(sheets: Sheet[], more: Partial<RatView> = {}): View {
  return {
    game: 'rat_and_dragon',
    columns: 15,
    rows: 15,
    score_columns: 20,
    phase: 'drawing',
    viewer: 0,
    round: 1,
    card: null,
    dice: { pair: [3, 5], other: 2 },
    offer: [
      { number: 8, creature: 'Goat', of: 'pair', prospects: null },
      { number: 2, creature: 'Rabbit', of: 'other', prospects: null },
    ],
    drawing: null,
    sheets,
    ...more,
  };
}
