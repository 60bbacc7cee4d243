import { expect, it, vi } from 'vitest';
import type { Step } from '../../wire/protocol';
import { flightsOf } from './flights';
import { deedsOf } from './history';

// The motion of the page asks the browser.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

const flights = (seat: number | 'chance', move: string, discards: string[] = []) =>
  flightsOf(deedsOf([{ seat, move, turn: 0 } satisfies Step], discards), 3);

it('lets a card that is drawn come from the pile, known or not', () => {
  expect(flights('chance', 'drawn Ox')).toEqual([{ to: 'hand-3-Ox', from: ['draw'] }]);
  expect(flights('chance', 'drawn ?')).toEqual([{ to: 'hand-3', from: ['draw'] }]);
});

it('lets one that is taken come from the discards', () => {
  expect(flights(1, 'take', ['Dog'])).toEqual([{ to: 'hand-1-Dog', from: ['discard'] }]);
});

it('lets a discard come from where it lay', () => {
  expect(flights(1, 'discard ^Ox')).toEqual([{ to: 'discard', from: ['face_up-1-Ox'] }]);
  expect(flights(1, 'discard Ox')).toEqual([{ to: 'discard', from: ['hand-1-Ox', 'hand-1'] }]);
});

it('moves two cards with a Pangu', () => {
  expect(flights(0, 'play ^Pangu Dr<2^')).toEqual([
    { to: 'discard', from: ['face_up-0-Pangu'] },
    { to: 'face_up-0-Dragon', from: ['face_up-2-Dragon'] },
  ]);
});

it('takes a fine from whose turn it is', () => {
  expect(flights(0, 'fine ^Ox')).toEqual([{ to: 'discard', from: ['face_up-3-Ox'] }]);
  expect(flights('chance', 'fined Ox')).toEqual([{ to: 'discard', from: ['hand-3-Ox', 'hand-3'] }]);
});
