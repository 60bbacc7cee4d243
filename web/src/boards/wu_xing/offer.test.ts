import { expect, it } from 'vitest';
import { legal, seat, tiles, view } from './testing';
import { answerOf, choicesOf, exposureOf, reachOf } from './offer';

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

it('tells what a token brings for certain from what a new throw may bring', () => {
  const six = [1, 2, 3, 4, 5, 6];
  const again = { move: 'token 4?', faces: six, brings: { Rat: 5 }, chances: 1 };
  const either = { move: 'token 2?', faces: six, brings: { jia: 3, Wood: 8 }, chances: 2 };
  const sure = { move: 'token 4+', faces: [5], brings: { jia: 3 }, chances: 1 };
  expect([...reachOf([again, either, sure])]).toEqual([
    ['Rat', { sure: false, chances: [1, 6] }],
    ['jia', { sure: true, chances: null }],
    ['Wood', { sure: false, chances: null }],
  ]);
});

it('counts the throws that take one of some tiles, each once', () => {
  const [, tiger, rabbit, rat] = tiles;
  expect(exposureOf([])).toBe(0);
  expect(exposureOf(tiger ? [tiger] : []), '4 and 5, two sixes').toBe(3);
  expect(exposureOf(tiger && rabbit && rat ? [tiger, rabbit, rat] : [])).toBe(9);
  expect(exposureOf(tiger ? [tiger, tiger] : [])).toBe(3);
});
