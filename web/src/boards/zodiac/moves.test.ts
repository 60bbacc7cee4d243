import { describe, expect, it } from 'vitest';
import { aimKey, canDoAnything, choicesOf, shiftOf } from './moves';
import { cat, discard, down, draw, fine, legal, pangu, pass, take, up } from './testing';

describe('what can be done with a card', () => {
  it('depends on where it lies', () => {
    const moves = legal(up('Ox'), discard('Ox'), discard('Ox', 'face_up'), down('Rat'), pass);
    const inHand = choicesOf({ card: 'Ox', place: 'hand' }, moves);
    expect([inHand.shift?.move, inHand.discard?.move]).toEqual(['up Ox', 'discard Ox']);
    const faceUp = choicesOf({ card: 'Ox', place: 'face_up' }, moves);
    expect([faceUp.shift, faceUp.discard?.move]).toEqual([undefined, 'discard ^Ox']);
    expect(choicesOf({ card: 'Rat', place: 'face_up' }, moves).shift?.move).toBe('down Rt');
  });

  it('gathers both ways of a Pangu under its sign', () => {
    const moves = legal(
      pangu('Dragon', 2),
      pangu('Dragon', 2, 'face_up'),
      pangu('Rat', 1, 'face_up'),
      pangu('Ox', 1, 'hand', 'face_up'),
    );
    const choices = choicesOf({ card: 'Pangu', place: 'hand' }, moves).pangu;
    expect([...choices.keys()]).toEqual([aimKey(2, 'Dragon'), aimKey(1, 'Rat')]);
    expect(choices.get(aimKey(2, 'Dragon'))?.hand?.move).toBe('play Pangu Dr<2');
    expect(choices.get(aimKey(2, 'Dragon'))?.face_up?.move).toBe('play Pangu Dr<2^');
    expect(choices.get(aimKey(1, 'Rat'))?.hand).toBeUndefined();
  });

  it('is a Cat played', () => {
    expect(choicesOf({ card: 'Cat', place: 'face_up' }, legal(cat('face_up'))).cat?.move).toBe('play ^Cat');
    expect(canDoAnything({ card: 'Cat', place: 'hand' }, legal(cat('face_up')))).toBe(false);
  });

  it('is nothing before a card is drawn, nor when another is fined', () => {
    const ox = { card: 'Ox', place: 'face_up' } as const;
    expect(canDoAnything(ox, legal(draw, take))).toBe(false);
    expect(canDoAnything(ox, legal(fine('Ox')))).toBe(false);
  });
});

it('moves a card to the other place', () => {
  expect(shiftOf({ card: 'Ox', place: 'hand' })).toEqual(up('Ox'));
  expect(shiftOf({ card: 'Ox', place: 'face_up' })).toEqual(down('Ox'));
});
