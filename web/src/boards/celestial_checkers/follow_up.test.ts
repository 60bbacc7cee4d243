import { expect, it } from 'vitest';
import type { Arrow } from '../board';
import { followUpsOf } from './follow_up';
import { positionOf } from './testing';
import { checkersView } from './view';

const slide = (from: string, to: string) => ({ kind: 'slide', from, to });
const jump = (from: string, over: string, to: string) => ({ kind: 'jump', from, over, to });

const view = checkersView({
  game: 'celestial_checkers',
  ...positionOf([
    ['c3', 0, 'Rat'],
    ['e1', 0, 'Ox'],
    ['e5', 1, 'Dog'],
    ['h8', 1, 'Hare'],
  ]),
});
const then = [jump('e5', 'd4', 'c3'), slide('e1', 'f2'), slide('h8', 'g7'), slide('f2', 'g3')];
const arrow = (kind: Arrow['kind'], ...actions: Arrow['action'][]): Arrow => ({
  move: '',
  line: [],
  kind,
  action: actions[0] ?? {},
  actions,
});

it('draws what comes after the advised move, up to the last that takes somebody', () => {
  const advised = slide('c3', 'd4');
  expect(followUpsOf(view, arrow('hint', advised, ...then))).toEqual([{ seat: 1, from: 'e5', to: 'c3' }]);
  expect(followUpsOf(view, arrow('thought', advised, ...then)), 'of the analysis').toEqual([]);
  expect(followUpsOf(view, arrow('hint', advised)), 'nothing is known').toEqual([]);
  expect(followUpsOf(view, arrow('hint', slide('c3', 'b4'), slide('h8', 'g7'))), 'nobody is taken').toEqual([]);
});
