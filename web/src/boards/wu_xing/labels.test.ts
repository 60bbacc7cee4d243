import { expect, it } from 'vitest';
import { choiceLabel, emptied, endingFigures, endingLabel, spaceLabel, tokenLabel } from './labels';
import { broughtBy, choicesOf } from './offer';
import type { Change } from './actions';
import { legal, seat, tiles, view } from './testing';
import { words } from './words';

const names = ['Ann', 'Ben'];
const ending = { move: 'claim 2', points: [58, 63] };
const shown = view({
  board: [null, { tile: 'jia', panel: 3, shows: [3] }, null],
  seats: [seat(), seat({ tiles: ['Tiger'] })],
  gains: { jia: 3 },
  endings: [ending],
});

it('say that a move ends the game, and how', () => {
  expect(endingFigures(ending, 0)).toBe('58–63');
  expect(endingFigures({ move: 'pass', points: null }, 0)).toBe('');
  expect(endingLabel(ending, names)).toBe('ends the game, Ann 58, Ben 63');
  const [can] = choicesOf(shown, legal(0, { kind: 'claim', space: 2 }));
  expect(spaceLabel(1, shown.board[1] ?? null, tiles[4], names, can)).toBe(
    'Space 2, Jia, Wood, value 3, shows 3, with either die, then 5, can be claimed for 3 points, ends the game, Ann 58, Ben 63',
  );
});

it('say of an empty space that it is about to be filled, at the end of a turn', () => {
  const empty = (phase: 'draw' | 'act') => emptied(view({ phase }));
  expect(spaceLabel(0, null, undefined, names, undefined, undefined, false, empty('draw'))).toBe(
    'Space 1, filled up next',
  );
  expect(empty('act')).toBe('empty');
});

it('say what a token does and what that brings', () => {
  const said = (change: Change, faces: number[], brings: Record<string, number>, chances: number) => {
    const prospect = { move: `token 4${change}`, faces, brings, chances };
    return tokenLabel(4, change, prospect, broughtBy(shown, prospect), names);
  };
  expect(said('+', [5], { jia: 3, Tiger: 8 }, 1)).toBe(
    'Token: make the 4 a 5: Capture Tiger from Ben +8, Claim Jia +3',
  );
  expect(said('-', [3], {}, 0)).toBe('Token: make the 4 a 3; brings nothing new');
  expect(said('?', [1, 2, 3, 4, 5, 6], { jia: 3 }, 2)).toBe(
    'Token: throw the 4 again; 2 of 6 faces bring a tile: Claim Jia +3',
  );
  expect(tokenLabel(4, '-', undefined, [], names)).toBe('Token: lower the 4 by one');
});

it('say of a bonus what it would be, and of one that there is what one more tile adds', () => {
  expect(words.nextBonus(2, 3, 0)).toBe('2/3: +5');
  expect(words.nextBonus(3, 4, 5)).toBe('next +2');
  expect(words.nextBonus(5, 6, 10)).toBe('next +5');
});

it('say to a tap what a family and a colour bring', () => {
  expect(words.familyLong('Element', 5, 8, 'You', 0, 25)).toBe(
    '5 Element tiles (value 8 each): you have 0. All 5 bring a bonus of 25.',
  );
  expect(words.colourLong('Wood', 'You', 2, 0, 3, 5)).toBe(
    'Wood: you have 2 tiles. One more brings a bonus of 5. Bonus for one colour: 3 tiles +5, 4 tiles +7, 5 tiles +10.',
  );
  expect(words.colourLong('Wood', 'Ben', 3, 5, 4, 3)).toBe(
    'Wood: Ben has 3 tiles, bonus +5. One more brings a bonus of 2. Bonus for one colour: 3 tiles +5.',
  );
});

it('say how the points of a choice add up', () => {
  const [can] = choicesOf(
    {
      ...shown,
      gains: { jia: 8 },
      seats: [seat({ colours: [{ colour: 'Wood', tiles: 2, bonus: 0, next: 3 }] }), seat()],
    },
    legal(0, { kind: 'claim', space: 2 }),
  );
  expect(can && choiceLabel(can, names)).toBe(
    'Claim Jia, 8 points (3 + 5 for 3 Wood); others can then capture it with 1 and 6',
  );
});

it('warns of the last token before it is the last', () => {
  expect([3, 2, 1].map((left) => words.preventCost(left))).toEqual([
    '1 of your 3 tokens',
    'one of your last two',
    'your last: then nothing is safe',
  ]);
  expect([words.passHelped(2), words.oneToken(2)]).toEqual([
    'A token could help: one of your last two',
    'One of your last two changes a die:',
  ]);
});
