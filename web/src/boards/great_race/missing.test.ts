import { expect, it } from 'vitest';
import { missingCards } from './missing';
import { card, race, runner } from './testing';

const whyOf = (own: Partial<Parameters<typeof runner>[0]>, offered: number[], supply?: number[]) =>
  missingCards({ supply: supply ?? race({}).supply.map(() => 5) }, runner(own), offered).map(
    ({ value, why }) => `${value}: ${why}`,
  );

it('says of every card that an exchange cannot bring what it takes', () => {
  expect(whyOf({ energy: [6, 0, 1, 0, 0, 0] }, [2, 3, 4])).toEqual(['5: you own no 4 or 5', '6: you own no 5']);
  expect(whyOf({ energy: [2, 0, 0, 0, 0, 0] }, [2])).toEqual([
    '3: smaller cards make only 2',
    '4: you own no 3 or 4',
    '5: you own no 4 or 5',
    '6: you own no 5',
  ]);
});

it('counts what lies in the row, and knows of a 6 and of an empty supply', () => {
  expect(whyOf({ energy: [3, 0, 0, 0, 0, 0], row: [card('Run', 4)] }, [2, 3])).toEqual([
    '4: smaller cards make only 3',
    '5: smaller cards make only 3',
    '6: you own no 5',
  ]);
  expect(whyOf({ energy: [3, 0, 0, 0, 1, 1] }, [2, 3, 4, 5])).toEqual(['6: you own a 6 already']);
  expect(whyOf({ energy: [3, 0, 1, 0, 0, 0] }, [2, 4], [5, 5, 0, 5, 5, 5])[0]).toBe('3: none left');
});

it('does not say that a card is too dear where one holds as much in cards that are no smaller', () => {
  expect(whyOf({ energy: [0, 1, 1, 0, 0, 0] }, [4])).toEqual([
    '2: no smaller card',
    '3: smaller cards make only 2',
    '5: you own no 4 or 5',
    '6: you own no 5',
  ]);
  expect(whyOf({ energy: [0, 1, 1, 0, 0, 0], animal: 'Dragon', karma: 2 }, [3, 4])[0]).toBe('2: no smaller card');
});
