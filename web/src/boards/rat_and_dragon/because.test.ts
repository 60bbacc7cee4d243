import { afterEach, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { because } from './because';
import { sheetOf, viewOf } from './testing';
import type { Prospect, RatAction, Value } from './view';

afterEach(() => (language.now = 'en'));

const partner = (first: string, points: number, lifts: number): Prospect => ({
  ...{ first, squares: ['a2'], points, lifts, change: points + lifts },
});
const value = (number: number, creature: string, alone: number, ...partners: Prospect[]): Value => ({
  ...{ number, creature, of: 'pair' },
  prospects: { room: [], beside: [], partners, alone: { costs: -alone, change: alone } },
});

/** A Snake lies at a1, a Rabbit at f1; the Goat and the Rabbit are offered. */
const offered = (...offer: Value[]) => viewOf([sheetOf(0, ['aaaaabb'])], { offer });
const drawing = (...offer: Value[]) => ({
  ...offered(...offer),
  drawing: { number: 8, creature: 'Goat', left: 8, squares: [], room: [], partner: null },
});
const snake = partner('a1', 3, 2);
const rabbit = partner('f1', 5, 1);

const choose = (number: number): RatAction => ({ kind: 'choose', number, creature: '' });
const pair = (square: string): RatAction => ({ kind: 'pair', square });
const draw: RatAction = { kind: 'draw', square: 'a2' };
const alone: RatAction = { kind: 'alone' };

/** Of a course its first move is advised. */
function said(view: View, [first, ...rest]: [RatAction, ...RatAction[]], ...others: RatAction[]): string {
  const move = moveOf(first);
  const actions = [first, ...rest].map((action) => ({ ...action }));
  return because({ ...move, actions }, view, ['You'], [move, ...others.map(moveOf)]);
}
const moveOf = (action: RatAction) => ({ seat: 0, move: '', action: { ...action } });

it.each<[string, View, [RatAction, ...RatAction[]], ...RatAction[]]>([
  [
    'The Snake 5 is alone no more: 2 points come back. The best pair for the Rabbit 2 would score 1.',
    offered(value(8, 'Goat', -4, snake), value(2, 'Rabbit', -1, partner('a1', 1, 2))),
    [choose(8)],
    choose(2),
  ],
  [
    'The Rabbit 2 is alone no more: 1 point comes back. The Rat 1 has no such partner and would cost 1.',
    offered(value(8, 'Goat', 0, rabbit), value(1, 'Rat', -1)),
    [choose(8), draw, pair('f1')],
    choose(1),
  ],
  [
    'Alone it costs 1 until an odd one comes beside it, the larger the better. ' + 'The Goat 8 alone would cost 4.',
    offered(value(2, 'Rabbit', -1), value(8, 'Goat', -4)),
    [choose(2)],
    choose(8),
  ],
  [
    'Alone it costs 1 until an odd one comes beside it, the larger the better. ' +
      'There it closes 3 squares to even creatures.',
    offered(value(2, 'Rabbit', -1), value(8, 'Goat', -4, snake)),
    [choose(2), draw, { kind: 'draw', square: 'a3' }, alone, choose(8), draw],
    choose(8),
  ],
  [
    'There is no room for the Rabbit 2, so draw this one, wherever you like. ' +
      'A pair with the Snake 5 scores 3, and 2 points come back that it cost alone.',
    offered(value(8, 'Goat', -4, snake, rabbit), value(2, 'Rabbit', -1)),
    [choose(8), draw, pair('a1')],
  ],
  [
    'There is only this one, but where you draw it is free. ' +
      'Alone it costs 4 until an odd one comes beside it, the smaller the better.',
    offered(value(8, 'Goat', -4)),
    [choose(8), draw, alone],
  ],
  ['A pair with the Snake 5 scores 3.', drawing(value(8, 'Goat', -4, partner('a1', 3, 0))), [draw, pair('a1')]],
  [
    'Alone it costs 4 until an odd one comes beside it, the smaller the better.',
    drawing(value(8, 'Goat', -4, snake)),
    [draw, alone],
  ],
  ['', drawing({ ...value(8, 'Goat', -4), prospects: null }), [draw, alone]],
  [
    'A pair with the Rabbit 2 scores 5, and 1 point comes back that it cost alone. Any other pair would score 3 at most.',
    drawing(value(8, 'Goat', -4, snake, rabbit)),
    [pair('f1')],
    pair('a1'),
    alone,
  ],
  [
    'A pair with the Snake 5 scores nothing, but 2 points come back that it cost alone. Alone it would cost 4.',
    drawing(value(8, 'Goat', -4, partner('a1', 0, 2))),
    [pair('a1')],
    alone,
  ],
  [
    'The best pair here would score only 1, and is for good. ' +
      'It is alone until an odd one comes beside it, the smaller the better.',
    drawing(value(8, 'Goat', 0, partner('a1', 1, 0))),
    [alone],
    pair('a1'),
  ],
])('says: %s', (words, view, course, ...others) => {
  expect(said(view, course, ...others)).toBe(words);
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(drawing(value(8, 'Goat', -4, snake)), [draw, pair('a1')])).toBe(
    '与蛇\u00a05 配对得 3 分，还收回它落单时扣的 2 分。',
  );
});
