import { expect, it } from 'vitest';
import { race, runner } from './testing';
import { threats } from './threats';

const near = { position: 28, energy: [1, 0, 0, 0, 1, 0] };

it('names who else can reach Finish, with which card, and what would keep them from it', () => {
  const own = runner({});
  const other = runner({ ...near, cards: ['Run'] });
  expect(threats(race({ seats: [own, other] }), own)).toEqual([
    // Of a 5 the wheel pays but one space.
    { seat: 1, card: 'Run', action: 'Run', energy: 1, stops: 'same' },
  ]);
  expect(threats(race({ seats: [own, other] }), other)).toEqual([]);
  const further = runner({ ...near, position: 26, cards: ['Run'] });
  expect(threats(race({ seats: [own, further] }), own)).toEqual([]);
});

it('counts the spaces of a trade that can be paid for, which everybody there has', () => {
  const own = runner({});
  const helper = runner({ ...near, position: 27, cards: ['Help'] });
  expect(threats(race({ seats: [own, helper] }), own)).toEqual([
    { seat: 1, card: 'Help', action: 'Help', energy: 5, stops: null },
  ]);
  const poor = runner({ ...helper, prices: { Help: 1 } });
  expect(threats(race({ seats: [own, { ...poor, karma: 0 }] }), own)).toEqual([]);
});

it('sees a Repeat as what it counts as', () => {
  const own = runner({});
  const other = runner({
    ...near,
    cards: ['Repeat'],
    repeats: 'Run',
    row: [{ number: 3, action: 'Run', energy: null, as: 'Run' }],
  });
  expect(threats(race({ seats: [own, other] }), own)[0]).toMatchObject({ card: 'Repeat', action: 'Run' });
});
