import { describe, expect, it } from 'vitest';
import { aimKey, canDoAnything, choicesOf, readMove, shiftOf, writeMove } from './moves';

const legal = (...moves: string[]) => moves.map((move) => ({ seat: 0, move }));

describe('the notation', () => {
  const written = [
    'draw',
    'take',
    'pass',
    'call',
    'play Cat',
    'play ^Cat',
    'play Pangu Dr<2',
    'play Pangu Dr<2^',
    'play ^Pangu Rt<7',
    'up Ox',
    'down Tg',
    'discard Pg',
    'discard ^Pangu',
    'fine ^Ox',
    'fine hand',
    'cut Cat>1',
    'deal ?>2',
    'turn Hs',
    'drawn ?',
    'drawn Mk',
    'fined Mk',
  ];

  it.each(written)('%s is read and written back', (move) => {
    const act = readMove(move);
    expect(act && writeMove(act)).toBe(move);
  });

  it('says where a card comes from and goes to', () => {
    expect(readMove('play ^Pangu Rb<3')).toEqual({
      kind: 'pangu',
      from: 'face_up',
      sign: 'Rabbit',
      seat: 3,
      to: 'hand',
    });
    expect(readMove('discard ^Rs')).toEqual({ kind: 'discard', card: 'Rooster', from: 'face_up' });
  });

  it('leaves alone what it does not know', () => {
    expect([readMove('c3-d4'), readMove('up Xx'), readMove('')]).toEqual([null, null, null]);
  });
});

describe('what can be done with a card', () => {
  it('depends on where it lies', () => {
    const moves = legal('up Ox', 'discard Ox', 'discard ^Ox', 'down Rat', 'pass');
    const inHand = choicesOf({ card: 'Ox', place: 'hand' }, moves);
    expect([inHand.shift?.move, inHand.discard?.move]).toEqual(['up Ox', 'discard Ox']);
    const up = choicesOf({ card: 'Ox', place: 'face_up' }, moves);
    expect([up.shift, up.discard?.move]).toEqual([undefined, 'discard ^Ox']);
  });

  it('gathers both ways of a Pangu under its sign', () => {
    const moves = legal('play Pangu Dr<2', 'play Pangu Dr<2^', 'play Pangu Rt<1^', 'play ^Pangu Ox<1');
    const { pangu } = choicesOf({ card: 'Pangu', place: 'hand' }, moves);
    expect([...pangu.keys()]).toEqual([aimKey(2, 'Dragon'), aimKey(1, 'Rat')]);
    expect(pangu.get(aimKey(2, 'Dragon'))?.hand?.move).toBe('play Pangu Dr<2');
    expect(pangu.get(aimKey(2, 'Dragon'))?.face_up?.move).toBe('play Pangu Dr<2^');
    expect(pangu.get(aimKey(1, 'Rat'))?.hand).toBeUndefined();
  });

  it('is a Cat played', () => {
    expect(choicesOf({ card: 'Cat', place: 'face_up' }, legal('play ^Cat')).cat?.move).toBe('play ^Cat');
    expect(canDoAnything({ card: 'Cat', place: 'hand' }, legal('play ^Cat'))).toBe(false);
  });

  it('is nothing before a card is drawn', () => {
    expect(canDoAnything({ card: 'Ox', place: 'hand' }, legal('draw', 'take'))).toBe(false);
  });
});

it('moves a card to the other place', () => {
  expect(writeMove(shiftOf({ card: 'Ox', place: 'hand' }))).toBe('up Ox');
  expect(writeMove(shiftOf({ card: 'Ox', place: 'face_up' }))).toBe('down Ox');
});
