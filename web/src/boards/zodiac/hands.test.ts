import { expect, it } from 'vitest';
import { opened, seenBy, stillClosed } from './hands';
import { catOn, discard, down, drew, fineHand, fined, pangu, took, turn, up, type BareTold } from './testing';
import type { ZodiacView } from './view';

const view = (...hands: number[]) =>
  ({ seats: hands.map((hand) => ({ hand, skips: 0, known: [], face_up: [] })) }) as unknown as ZodiacView;
const dealt = (...cards: [string | null, number][]) =>
  turn(0, 0, ...cards.map(([card, target]): BareTold => ({ kind: 'deal', card, target })));
const known = (shown: ZodiacView) => shown.seats.map((seat) => seat.known);

it('opens the hands once every card of them has been told, in the order of the cards', () => {
  const deeds = [
    ...dealt(['Pig', 0], ['Rat', 0], ['Cat', 1], ['Pangu', 1], ['Ox', 1]),
    ...turn(0, 0, ...drew('Dog'), up('Pig'), discard('Rat')),
    ...turn(1, 1, took('Rat'), up('Ox'), down('Ox'), catOn(0)),
    ...turn(1, 2, pangu('Pig', 0), discard('Snake', 'face_up')),
  ];
  expect(known(opened(view(1, 3), deeds))).toEqual([['Dog'], ['Rat', 'Ox', 'Pig']]);
});

it('takes a card out of the hand that a fine cost', () => {
  const deeds = [...dealt(['Pig', 0], ['Rat', 0], ['Ox', 1]), ...turn(0, 0, fineHand, fined('Rat'))];
  expect(known(opened(view(1, 1), deeds))).toEqual([['Pig'], ['Ox']]);
});

it('opens none while a card of any is hidden, or where the steps are not all there', () => {
  expect(known(opened(view(1, 1), dealt(['Pig', 0], [null, 1])))).toEqual([[], []]);
  expect(known(opened(view(2, 1), dealt(['Pig', 0], ['Ox', 1])))).toEqual([[], []]);
});

it('keeps closed, while the last card is looked at, what nobody knew before', () => {
  const open = { ...view(2, 1), seats: view(2, 1).seats.map((seat) => ({ ...seat, known: ['Rat', 'Ox'] })) };
  expect(known(stillClosed(open, [['Rat', 'Pig'], []]))).toEqual([['Rat'], []]);
});

it('shows a seat its own hand, and of the others’ what everybody knows', () => {
  const deeds = dealt(['Pig', 0], ['Rat', 0], ['Ox', 1]);
  const of = { ...view(2, 1), viewer: 0, hand: ['Rat', 'Pig'], missing: [] };
  const seen = seenBy(1, of, deeds);
  expect([seen.viewer, seen.hand, known(seen)]).toEqual([1, ['Ox'], [[], []]]);
  expect(seen.missing).toHaveLength(11);
  expect(seenBy(0, of, deeds)).toBe(of);
  const hidden = seenBy(1, of, []);
  expect([hidden.viewer, hidden.hand, hidden.missing]).toEqual([null, undefined, undefined]);
});
