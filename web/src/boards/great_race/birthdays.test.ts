import { describe, expect, it } from 'vitest';
import { suggested } from './birthdays';

const horse = (date: string) => ({ date, animal: 'Horse', pair: 'Goat' });

describe('animals and ages by birthday', () => {
  it('gives each the animal of the year, the oldest first where it is taken', () => {
    const ox = { date: '1985-03-03', animal: 'Ox', pair: 'Rat' };
    const born = [horse('1990-05-17'), horse('1978-08-01'), horse('1990-12-01'), horse('2002-06-01'), ox];
    expect(suggested(born)).toEqual({
      animals: ['Goat', 'Horse', 'Monkey', 'Rooster', 'Ox'],
      ages: [1, 4, 0, 2, 3],
    });
  });

  it('leaves the rest to those who told no birthday', () => {
    const rat = { date: '1996-05-05', animal: 'Rat', pair: 'Ox' };
    expect(suggested([null, rat, null])).toEqual({ animals: ['Ox', 'Rat', 'Tiger'], ages: [1, 0, 2] });
  });

  it('counts who was born on one day by their seats', () => {
    expect(suggested([null, horse('1990-05-17'), horse('1990-05-17')]).ages).toEqual([1, 2, 0]);
  });
});
