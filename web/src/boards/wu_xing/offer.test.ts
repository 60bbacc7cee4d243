import { expect, it } from 'vitest';
import { seat, view } from './testing';
import { answerOf, choicesOf } from './offer';

const board = [null, { tile: 'jia', panel: 3, shows: [3] }, null];

it('offers the tiles that legal moves name, with what they bring', () => {
  const seats = [seat({ tiles: ['Wood', 'Tiger'] }), seat({ tiles: ['Rat'] })];
  const ending = { move: 'claim 2', points: [8, 5] };
  const shown = view({ board, seats, gains: { jia: 8, Rat: 5 }, losses: { Rat: 7 }, endings: [ending] });
  const legal = [
    { seat: 0, move: 'token 3+', kind: 'token', die: 3, change: '+' },
    { seat: 0, move: 'claim 2', kind: 'claim', space: 2 },
    { seat: 0, move: 'capture Rat<1', kind: 'capture', tile: 'Rat', from: 1 },
    { seat: 0, move: 'pass', kind: 'pass' },
  ];
  expect(choicesOf(shown, legal).map(({ tile, gain, from, loss }) => [tile.name, gain, from, loss])).toEqual([
    ['jia', 8, null, 0],
    ['Rat', 5, 1, 7],
  ]);
  expect(choicesOf(shown, legal).map((choice) => choice.ending)).toEqual([ending, null]);
});

it('asks the owner only', () => {
  const shown = view({
    phase: 'answer',
    wanted: { tile: 'Tiger', from: 1, loss: 10 },
    seats: [seat(), seat({ tokens: 2, tiles: ['Wood', 'jia', 'Tiger'] })],
  });
  const legal = ['prevent', 'allow'].map((move) => ({ seat: 1, move, kind: move }));
  expect(answerOf(shown, legal)).toMatchObject({ tile: { name: 'Tiger' }, tokens: 2, loss: 10, to: 0 });
  expect(answerOf(shown, [])).toBeNull();
});
