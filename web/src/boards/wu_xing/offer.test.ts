import { expect, it } from 'vitest';
import { legal, seat, view } from './testing';
import { answerOf, choicesOf } from './offer';

const board = [null, { tile: 'jia', panel: 3, shows: [3] }, null];

it('offers the tiles that legal moves name, with what they bring', () => {
  const seats = [seat({ tiles: ['Wood', 'Tiger'] }), seat({ tiles: ['Rat'] })];
  const ending = { move: 'claim 2', points: [8, 5] };
  const shown = view({ board, seats, gains: { jia: 8, Rat: 5 }, losses: { Rat: 7 }, endings: [ending] });
  const moves = legal(
    0,
    { kind: 'token', die: 3, change: '+' },
    { kind: 'claim', space: 2 },
    { kind: 'capture', tile: 'Rat', from: 1 },
    { kind: 'pass' },
  );
  expect(choicesOf(shown, moves).map(({ tile, gain, from, loss }) => [tile.name, gain, from, loss])).toEqual([
    ['jia', 8, null, 0],
    ['Rat', 5, 1, 7],
  ]);
  expect(choicesOf(shown, moves).map((choice) => choice.ending)).toEqual([ending, null]);
});

it('asks the owner only', () => {
  const shown = view({
    phase: 'answer',
    wanted: { tile: 'Tiger', from: 1, gain: 7, loss: 10 },
    seats: [seat(), seat({ tokens: 2, tiles: ['Wood', 'jia', 'Tiger'] })],
  });
  expect(answerOf(shown, legal(1, { kind: 'prevent' }, { kind: 'allow' }))).toMatchObject({
    tile: { name: 'Tiger' },
    tokens: 2,
    gain: 7,
    loss: 10,
    to: 0,
  });
  expect(answerOf(shown, [])).toBeNull();
  expect(answerOf(shown, legal(1, { kind: 'pass' }))).toBeNull();
});
