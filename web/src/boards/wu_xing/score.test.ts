import { describe, expect, it } from 'vitest';
import { tiles, view } from './testing';
import { colourBonus, count, gain, nextBonus } from './score';
import { byColour, tilesByName, wuXingView } from './view';

const known = tilesByName(wuXingView(view()));

describe('the count', () => {
  it('adds values and the bonus of a colour', () => {
    const counted = count(['Wood', 'Tiger', 'Rabbit', 'Rat'], known);
    expect(counted.values).toBe(23);
    expect(counted.colours.map(({ bonus }) => bonus)).toEqual([5, 0, 0, 0, 0]);
    expect(counted.total).toBe(28);
  });

  it('knows what one tile more would bring', () => {
    expect(gain(['Wood', 'Tiger'], 'Rabbit', known)).toBe(10);
    expect(gain(['Wood', 'Tiger'], 'Rat', known)).toBe(5);
  });

  it('grows with a colour', () => {
    expect([0, 2, 3, 4, 5, 6, 7].map(colourBonus)).toEqual([0, 0, 5, 7, 10, 15, 25]);
    expect([0, 2, 3, 7].map(nextBonus)).toEqual([3, 3, 4, undefined]);
  });

  it('gives a bonus for a whole family only', () => {
    const five = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const;
    const wood = tiles[0];
    if (!wood) throw new Error('no tile');
    const elements = new Map(five.map((name) => [name as string, { ...wood, name, colour: name }]));
    expect(count([...five], elements).families.map(({ bonus }) => bonus)).toEqual([25, 0, 0]);
    expect(count(five.slice(1), elements).families.map(({ bonus }) => bonus)).toEqual([0, 0, 0]);
  });
});

it('sorts into the five colours', () => {
  const sorted = byColour(['jia', 'Rat'], known);
  expect(sorted.map(({ colour, tiles: { length } }) => `${colour} ${length}`)).toEqual([
    'Wood 1',
    'Fire 0',
    'Earth 0',
    'Metal 0',
    'Water 1',
  ]);
});
