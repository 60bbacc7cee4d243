import { describe, expect, it } from 'vitest';
import { progressOf, wonWith } from './progress';
import { discard, drew, pangu, pass, took, turn } from './testing';

const seat = (face_up: string[], hand: number, known: string[] = []) => ({ face_up, hand, known, skips: 0 });
const five = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon'];

describe('how near a seat is to the zodiac', () => {
  it('is what everybody knows of it, each sign once', () => {
    expect(progressOf(seat(['Rat', 'Rat', 'Cat'], 3, ['Ox']))).toEqual({ known: 2, nearly: null });
  });

  it('may be one sign, where the hidden cards could be the others', () => {
    expect(progressOf(seat(five, 6))).toEqual({ known: 5, nearly: 'maybe' });
    expect(progressOf(seat(five, 5)).nearly).toBe(null);
  });

  it('is one sign for sure, where eleven are known', () => {
    const hand = ['Horse', 'Goat', 'Monkey', 'Rooster', 'Dog'];
    expect(progressOf(seat([...five, 'Snake'], 6, hand))).toEqual({ known: 11, nearly: 'sure' });
  });
});

it('is won with the card that came last', () => {
  const drawn = [...turn(0, 0, took('Pig'), pass), ...turn(1, 1, ...drew('Dog'), discard('Rat'))];
  expect(wonWith(drawn, 0)).toBe('Pig');
  expect(wonWith(drawn, 1)).toBe('Dog');
  expect(wonWith([...drawn, ...turn(1, 2, pangu('Ox', 0))], 1)).toBe('Ox');
  expect(wonWith([...drawn, ...turn(1, 2, ...drew(null))], 1)).toBe(null);
});
