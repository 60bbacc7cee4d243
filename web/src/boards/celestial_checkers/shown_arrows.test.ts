import { expect, it } from 'vitest';
import type { Arrow } from '../board';
import { shownArrows } from './shown_arrows';
import type { CheckersAction } from './view';

const arrow = (kind: Arrow['kind'], action: CheckersAction): Arrow => ({
  kind,
  action: { ...action },
  move: '',
  line: [],
});
const hint = arrow('hint', { kind: 'slide', from: 'c3', to: 'd4' });
const thought = arrow('thought', { kind: 'slide', from: 'e3', to: 'd4' });
const placed = arrow('hint', { kind: 'place', animal: 'Ox', to: 'c3' });

it('draws every suggestion while nobody is held, and beside an animal that is held its own hint alone', () => {
  expect(shownArrows([hint, thought], null)).toEqual([hint, thought]);
  expect(shownArrows([hint, thought], { seat: 0, animal: 'Dog', from: 'c3' })).toEqual([hint]);
  expect(shownArrows([hint, thought], { seat: 0, animal: 'Horse', from: 'e3' })).toEqual([]);
  expect(shownArrows([placed], { seat: 0, animal: 'Ox', from: null })).toEqual([placed]);
  expect(shownArrows([placed], { seat: 0, animal: 'Rat', from: null })).toEqual([]);
});
