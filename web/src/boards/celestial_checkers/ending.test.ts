import { expect, it } from 'vitest';
import { endingsIn, linesOf, markedIn } from './ending';
import { menOf, movesIn, positionOf } from './testing';
import { weightyOf } from './weighty';
import type { CheckersView } from './view';

const called = ['You', 'North'];
const view = (own: string, theirs: string, scores: number[]) =>
  positionOf([...menOf(0, own), ...menOf(1, theirs)], { scores });
const endings = (shown: CheckersView, from?: string) =>
  endingsIn(shown, movesIn(shown)).filter((one) => !from || one.from === from);

/** Nobody of North can move. */
const blocked = view('Dragon-b6 Rat-d6 Snake-e7 Rooster-f6 Ox-h6 Pig-b4 Hare-a1', 'Rooster-a7 Monkey-a5', [2, 13]);

it('warns that the other cannot move, and how the game ends if none is freed', () => {
  expect(weightyOf(blocked, movesIn(blocked), called)).toBe(
    'North cannot move. Unless one is freed, the game ends: at best North wins 13\u00a0to\u00a010.',
  );
  const free = { ...blocked, board: blocked.board.filter(({ animal }) => animal !== 'Pig') };
  expect(weightyOf(free, movesIn(free), called)).not.toContain('cannot move.');
});

it('knows which moves of an animal end the game, and how', () => {
  expect(linesOf(endings(blocked, 'e7'), called)).toEqual([
    { told: 'd8 or f8 ends the game: North wins 13\u00a0to\u00a010', won: false },
  ]);
  expect(markedIn(endings(blocked, 'b6'), called).size, 'the Dragon frees the Rooster').toBe(0);
  const ahead = { ...blocked, scores: [9, 13] };
  expect(markedIn(endings(ahead, 'e7'), called).get('d8')).toEqual({
    how: 'ends the game: you win 17\u00a0to\u00a013',
    won: true,
  });
});

it('knows of two captures which one ends the game', () => {
  const two = view(
    'Dragon-b6 Snake-e7 Rat-c5 Dog-e5 Pig-b4 Ox-f4 Rooster-h4 Hare-a1',
    'Rooster-a7 Tiger-d6 Monkey-a5 Hare-g5',
    [2, 11],
  );
  expect(linesOf(endings(two), called)).toEqual([
    { told: 'f6 ends the game: North wins 11\u00a0to\u00a02', won: false },
  ]);
  expect([...markedIn(endings(two), called, true).keys()]).toEqual(['f6', 'g5']);
  expect(weightyOf(two, movesIn(two), called)).toBe('You must capture: choose one of 2.');
});

it('marks nothing where all ends the game in one way', () => {
  const last = view('Ox-c3', '', [2, 11]);
  expect(endings(last)).toEqual([]);
  // The Rat home, or the Hare.
  expect(endings(view('Rat-a7 Hare-g7', '', [2, 14]))).toHaveLength(3);
});
