import { afterEach, expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { animalOf } from './animals';
import { captionOf } from './caption';
import { trailOf } from './trail';
import type { CheckersAction, CheckersView } from './view';

afterEach(() => (language.now = 'en'));

const step = (action: CheckersAction, causes: Record<string, string> = {}, seat = 1): Step => ({
  seat,
  move: '',
  turn: 3,
  written: '',
  action: { ...action },
  causes: Object.entries(causes).map(([why, animal]) => ({ seat: 0, what: '', amount: 1, why, clause: '', animal })),
});
const slide = step({ kind: 'slide', from: 'b6', to: 'c5' });
const jumps = [
  step({ kind: 'jump', from: 'e7', over: 'd6', to: 'c5' }, { captured: 'Snake' }),
  step({ kind: 'jump', from: 'c5', over: 'd4', to: 'e3' }, { captured: 'Pig' }),
];
const last = step({ kind: 'jump', from: 'c3', over: 'd2', to: 'e1' }, { captured: 'Hare', home: 'Dog' });
const place = step({ kind: 'place', animal: 'Ox', to: 'c3' }, {}, 0);

const on = (square: string, animal: string): CheckersView => ({
  phase: 'movement',
  mover: 0,
  chain: null,
  board: [{ ...animalOf(animal), seat: 1, animal, square }],
  hands: [[], []],
  home: [[], []],
  captured: [[], []],
  scores: [0, 0],
});

it('is the way of a turn, and whom it took', () => {
  expect(trailOf([slide])).toEqual({ seat: 1, squares: ['b6', 'c5'], taken: [], home: '' });
  expect(trailOf(jumps)).toEqual({
    seat: 1,
    squares: ['e7', 'c5', 'e3'],
    taken: [
      { square: 'd6', animal: 'Snake' },
      { square: 'd4', animal: 'Pig' },
    ],
    home: '',
  });
  expect(trailOf([last])?.home).toBe('Dog');
  expect(trailOf([])).toBeNull();
  expect(trailOf([place])).toBeNull();
});

it.each<[string, Step[], CheckersView]>([
  ['North moved the Rat from b6 to c5.', [slide], on('c5', 'Rat')],
  ['North moved from b6 to c5.', [slide], on('a1', 'Rat')],
  ['North took your Snake and your Pig with the Ox.', jumps, on('e3', 'Ox')],
  ['North’s Dog took your Hare and came home (+5).', [last], on('a1', 'Rat')],
  ['You placed the Ox on c3.', [place], on('a1', 'Rat')],
  ['', [], on('a1', 'Rat')],
])('is told: %s', (told, turn, view) => {
  expect(captionOf(view, turn, ['You', 'North']).said).toBe(told);
});

it('is told beside the seal of whose turn it was', () => {
  expect(captionOf(on('c5', 'Rat'), [slide], ['You', 'North']).seat).toBe(Number(slide.seat));
  expect(captionOf(on('a1', 'Rat'), [], ['You', 'North'])).toEqual({ said: '', seat: null, deed: '' });
});

it('is told in short beside the seat that did it', () => {
  const deed = (turn: Step[], view: CheckersView) => captionOf(view, turn, ['You', 'North']).deed;
  expect(deed([slide], on('c5', 'Rat'))).toBe('Rat b6\u2060–\u2060c5');
  expect(deed(jumps, on('e3', 'Ox'))).toBe('Ox took the Snake and the Pig');
  expect(deed([last], on('a1', 'Rat'))).toBe('Dog took the Hare, home +5');
  expect(deed([place], on('a1', 'Rat'))).toBe('');
});

it('is told in Chinese', () => {
  language.now = 'zh';
  expect(captionOf(on('e3', 'Ox'), jumps, ['你', '北方']).said).toBe('北方的牛吃掉你的蛇和你的猪。');
});
