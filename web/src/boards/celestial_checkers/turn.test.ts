import { expect, it } from 'vitest';
import { movesIn, positionOf, type Man } from './testing';
import { noteFor, riskyFor, threatenedIn, whyNothingAt, whyStays } from './turn';
import type { CheckersView } from './view';

function turn(men: Man[], more: Partial<CheckersView> = {}) {
  const view = positionOf(men, more);
  return { view, legal: movesIn(view), exercise: false };
}
const animals = (pieces: { animal: string }[]) => pieces.map(({ animal }) => animal);
const hunted: Man[] = [['c3', 0, 'Rat'], ['d4', 1, 'Tiger'], ['g3', 0, 'Hare'], ['f4', 1, 'Ox'], ['a1', 0, 'Dog']]; // prettier-ignore

it('knows who could be taken next, the cleverest first', () => {
  expect(animals(threatenedIn(turn(hunted)))).toEqual(['Rat', 'Hare']);
  expect(animals(threatenedIn(turn([...hunted, ['b2', 0, 'Pig']]))), 'somebody stands behind the Rat').toEqual([
    'Hare',
  ]);
  expect(threatenedIn({ ...turn(hunted), exercise: true })).toEqual([]);
  expect(threatenedIn({ ...turn(hunted), legal: [] }), 'it is not their turn').toEqual([]);
});

it('knows who could be taken in a chain of jumps, and where one would step into it', () => {
  const chain: Man[] = [['d6', 0, 'Tiger'], ['d4', 0, 'Rat'], ['a1', 0, 'Dog'], ['c7', 1, 'Ox'], ['h8', 1, 'Pig']]; // prettier-ignore
  const of = turn(chain);
  expect(animals(threatenedIn(of))).toEqual(['Rat', 'Tiger']);
  expect(riskyFor(of, { seat: 0, animal: 'Dog', from: 'a1' }), 'over d6 and d4 the Ox comes to c3').toEqual(['b2']);
  expect(riskyFor(of, { seat: 0, animal: 'Rat', from: 'd4' })).toEqual([]);
});

it('knows where the held animal could be taken', () => {
  const of = turn([['c3', 0, 'Rat'], ['e5', 1, 'Tiger'], ['h8', 1, 'Pig']]); // prettier-ignore
  const held = { seat: 0, animal: 'Rat', from: 'c3' };
  expect(riskyFor(of, held), 'the Tiger jumps from e5 over d4').toEqual(['d4']);
  expect(riskyFor(of, null)).toEqual([]);
  expect(riskyFor({ ...of, exercise: true }, held)).toEqual([]);
});

it('says what holds for a turn', () => {
  expect(noteFor(turn([['c3', 0, 'Rat'], ['h8', 1, 'Pig'], ['a1', 0, 'Dog']]), 0)).toBe(''); // prettier-ignore
  expect(noteFor(turn([['a3', 0, 'Rat'], ['h8', 1, 'Pig'], ['a1', 0, 'Dog'], ['b2', 0, 'Pig'], ['c3', 1, 'Tiger']]), 0)).toBe('One move: one click'); // prettier-ignore
  expect(noteFor(turn([['c3', 0, 'Ox'], ['d4', 1, 'Pig'], ['h8', 1, 'Dog'], ['a1', 0, 'Dog']]), 0)).toBe('You must capture'); // prettier-ignore
});

it('says why an animal stays', () => {
  expect(whyStays(turn(hunted), 'Rat')).toContain('is blocked');
  const taking = turn([['c3', 0, 'Ox'], ['d4', 1, 'Pig'], ['h8', 1, 'Dog'], ['a1', 0, 'Dog']]); // prettier-ignore
  expect(whyStays(taking, 'Dog')).toBe('One must be taken: the Ox on c3 can');
  expect(whyStays({ ...taking, exercise: true }, 'Dog')).not.toContain('Ox');
});

it('says within a turn where the animal must land, whatever is pressed', () => {
  const taking = turn([['c3', 0, 'Ox'], ['d4', 1, 'Pig'], ['h8', 1, 'Dog'], ['a1', 0, 'Dog']], { chain: 'c3' }); // prettier-ignore
  const words = 'The Ox takes on: click e5';
  expect(whyNothingAt(taking, 'a1', ['You', 'North'])).toBe(words);
  expect(whyNothingAt(taking, 'f6', ['You', 'North'])).toBe(words);
  expect(whyStays({ ...taking, exercise: true }, 'Dog')).toBe('The Ox takes on: its turn is not over');
});

it('says of a square where nothing is to be done what has to be', () => {
  const at = (of: ReturnType<typeof turn>, square: string) => whyNothingAt(of, square, ['You', 'North']);
  const taking = turn([['c3', 0, 'Ox'], ['d4', 1, 'Pig'], ['h8', 1, 'Dog'], ['a1', 0, 'Dog']]); // prettier-ignore
  expect(at(taking, 'e7')).toBe('One must be taken: the Ox on c3 can');
  expect(at(taking, 'h8')).toBe('One must be taken: the Ox on c3 can');
  expect(at({ ...taking, exercise: true }, 'e7')).toBe('Choose an animal first');
  const free = turn([['c3', 0, 'Ox'], ['h8', 1, 'Dog'], ['a1', 0, 'Dog']]); // prettier-ignore
  expect(at(free, 'e7')).toBe('Choose an animal first');
  expect(at(free, 'h8')).toBe('This Dog is North’s: choose one of yours');
  expect(at(turn([['c3', 0, 'Ox'], ['h8', 1, 'Dog']]), 'e7')).toBe('Only your Ox on c3 can move'); // prettier-ignore
});
