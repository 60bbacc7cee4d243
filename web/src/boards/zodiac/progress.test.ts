import { describe, expect, it } from 'vitest';
import { progressOf } from './progress';
import { words } from './words';

const seat = (face_up: string[], hand: number, known: string[] = []) => ({ face_up, hand, known, skips: 0 });
const five = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon'];

describe('how near a seat is to the zodiac', () => {
  it('is what everybody knows of it, each sign once', () => {
    expect(progressOf(seat(['Rat', 'Rat', 'Cat'], 3, ['Ox']))).toEqual({ known: 2, nearly: null });
  });

  it('may be one sign, where the hidden cards could be the others', () => {
    expect(progressOf(seat(five, 6))).toEqual({ known: 5, nearly: 'maybe' });
    expect(progressOf(seat(five, 5)).nearly).toBe(null);
    expect(progressOf(seat(five, 6), undefined, true).nearly).toBe(null);
  });

  it('is likely one sign, where it threw out most of the others', () => {
    const doubles = (...signs: string[]) => progressOf(seat(five, 6), undefined, false, new Set(signs)).nearly;
    expect(doubles('Rat', 'Snake', 'Horse', 'Goat')).toBe('maybe');
    expect(doubles('Rat', 'Snake', 'Horse', 'Goat', 'Monkey')).toBe('likely');
    expect(progressOf(seat(five, 4), undefined, false, new Set(five)).nearly).toBe(null);
  });

  it('is one sign for sure, where eleven are known', () => {
    const hand = ['Horse', 'Goat', 'Monkey', 'Rooster', 'Dog'];
    expect(progressOf(seat([...five, 'Snake'], 6, hand))).toEqual({ known: 11, nearly: 'sure' });
  });

  it('warns of no card that may be gone at the end of the turn', () => {
    expect(progressOf(seat(five, 6), null)).toEqual({ known: 5, nearly: null });
    expect(progressOf(seat([...five, 'Pig'], 6, ['Snake']), 'Snake')).toEqual({ known: 7, nearly: 'maybe' });
    expect(progressOf(seat([...five, 'Pig'], 5, ['Snake']), 'Snake')).toEqual({ known: 7, nearly: null });
  });
});

it('the signs of a seat that everybody has seen are counted in one way', () => {
  const seen = (...of: Parameters<typeof seat>) => words.signsSeen(progressOf(seat(...of)).known);
  expect(seen([], 6)).toBe('no signs seen');
  expect(seen([], 6, ['Horse'])).toBe('1 sign seen');
  expect(seen(['Rat', 'Pangu'], 6, ['Horse', 'Rat', 'Cat'])).toBe('2 signs seen');
});
