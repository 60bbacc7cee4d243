import { expect, it, vi } from 'vitest';
import { flightsOf } from './flights';
import { catOn, discard, down, fine, fineHand, fined, pangu, took, turn, up, type BareTold } from './testing';

// The motion of the page asks the browser.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

const flights = (mover: number, action: BareTold) => flightsOf(turn(mover, 0, action));

it('lets a card that is drawn come from the pile, known or not', () => {
  expect(flights(3, { kind: 'drawn', card: 'Ox' })).toEqual([{ to: 'hand-3-Ox', from: ['draw'] }]);
  expect(flights(3, { kind: 'drawn', card: null })).toEqual([{ to: 'hand-3', from: ['draw'] }]);
});

it('lets one that is taken come from the discards', () => {
  expect(flights(1, took('Dog'))).toEqual([{ to: 'hand-1-Dog', from: ['discard'] }]);
});

it('lets one change its place', () => {
  expect(flights(1, up('Dog'))).toEqual([{ to: 'face_up-1-Dog', from: ['hand-1-Dog', 'hand-1'] }]);
  expect(flights(1, down('Dog'))).toEqual([{ to: 'hand-1-Dog', from: ['face_up-1-Dog'] }]);
});

it('lets a discard come from where it lay', () => {
  const up = flights(1, discard('Ox', 'face_up'));
  expect(up).toEqual([{ to: 'discard', from: ['face_up-1-Ox'] }]);
  const hand = flights(1, discard('Ox'));
  expect(hand).toEqual([{ to: 'discard', from: ['hand-1-Ox', 'hand-1'] }]);
  expect(flights(1, catOn(2))).toEqual([{ to: 'discard', from: ['hand-1-Cat', 'hand-1'] }]);
});

it('moves two cards with a Pangu', () => {
  expect(flights(0, pangu('Dragon', 2, 'face_up', 'face_up'))).toEqual([
    { to: 'discard', from: ['face_up-0-Pangu'] },
    { to: 'face_up-0-Dragon', from: ['face_up-2-Dragon'], crosses: true },
  ]);
});

it('takes a fine from whose turn it is', () => {
  const chosen = flights(3, fine('Ox'));
  expect(chosen).toEqual([{ to: 'discard', from: ['face_up-3-Ox'] }]);
  expect(flights(3, fineHand)).toEqual([]);
  const lost = flights(3, fined('Ox'));
  expect(lost).toEqual([{ to: 'discard', from: ['hand-3-Ox', 'hand-3'] }]);
});
