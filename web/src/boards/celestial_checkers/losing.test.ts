import { expect, it } from 'vitest';
import { othersLose } from './losing';
import type { Move } from './reach';
import { menOf, positionOf } from './testing';

const view = (own: string, theirs: string) => positionOf([...menOf(0, own), ...menOf(1, theirs)]);
const slide = (from: string, to: string): Move => ({ kind: 'slide', from, to });

it('knows that whatever else is moved loses more, a few turns later', () => {
  const pressed = view(
    'Goat-a3 Pig-c3 Snake-g3 Rat-d4 Horse-f4 Dog-b2 Tiger-d2 Ox-f2 Monkey-a1 Rooster-c1',
    'Dragon-b8 Pig-f8 Monkey-h8 Rat-a7 Goat-c7 Tiger-f6 Horse-h6 Ox-e5 Snake-g5 Dog-b4',
  );
  expect(othersLose(pressed, slide('d2', 'e3'))).toEqual({ turns: 3, more: true });
  expect(othersLose(pressed, slide('f2', 'e3'))).toBeNull();
});

it('knows that one of two is lost', () => {
  const both = view('Rat-c3 Pig-a1', 'Ox-d4 Pig-h8');
  // The Ox takes the Rat where it stands, and nobody where it goes.
  expect(othersLose(both, slide('c3', 'b4'))).toBeNull();
});
