import { expect, it } from 'vitest';
import { missingCards } from './missing';
import { card, race, runner } from './testing';

const whyOf = (own: Partial<Parameters<typeof runner>[0]>, offered: number[], supply?: number[]) =>
  missingCards({ supply: supply ?? race({}).supply.map(() => 5) }, runner(own), offered).map(
    ({ value, why }) => `${value}: ${why}`,
  );

it('says of every card that an exchange cannot bring what it takes', () => {
  expect(whyOf({ energy: [6, 0, 1, 0, 0, 0] }, [2, 3, 4])).toEqual(['5: needs a 4 or 5', '6: needs a 5']);
  expect(whyOf({ energy: [2, 0, 0, 0, 0, 0] }, [2])).toEqual([
    '3: too little energy',
    '4: needs a 3 or 4',
    '5: needs a 4 or 5',
    '6: needs a 5',
  ]);
});

it('counts what lies in the row, and knows of a 6 and of an empty supply', () => {
  expect(whyOf({ energy: [3, 0, 0, 0, 0, 0], row: [card('Run', 4)] }, [2, 3])).toEqual([
    '4: too little energy',
    '5: too little energy',
    '6: needs a 5',
  ]);
  expect(whyOf({ energy: [3, 0, 0, 0, 1, 1] }, [2, 3, 4, 5])).toEqual(['6: you own a 6 already']);
  expect(whyOf({ energy: [3, 0, 1, 0, 0, 0] }, [2, 4], [5, 5, 0, 5, 5, 5])[0]).toBe('3: none left');
});
