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

const choose = (number: number): RatAction => ({ kind: 'choose', number, creature: 'Goat' });
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
    'At best the Goat 8 changes your score by +5, the Rabbit 2 by −1.',
    offered(value(8, 'Goat', -4, snake), value(2, 'Rabbit', -1)),
    [choose(8)],
    choose(2),
  ],
  ['', offered(value(8, 'Goat', -4), value(2, 'Rabbit', -1)), [choose(8)], choose(2)],
  [
    'There is no room for the Rabbit 2.',
    offered(value(8, 'Goat', -4, snake), value(2, 'Rabbit', -1)),
    [choose(8), draw, pair('a1')],
  ],
  [
    'Paired with the Snake 5 it changes your score by +3.',
    drawing(value(8, 'Goat', -4, partner('a1', 3, 0))),
    [draw, pair('a1')],
  ],
  ['', drawing(value(8, 'Goat', -4, snake)), [draw, alone]],
  ['', drawing(value(8, 'Goat', 0, snake)), [alone], pair('a1')],
  [
    'Paired with the Snake 5 it changes your score by +5: the unpaired cost 2 less, too.',
    drawing(value(8, 'Goat', -4, snake)),
    [draw],
  ],
  ['', drawing({ ...value(8, 'Goat', -4), prospects: null }), [draw, alone]],
  [
    'Paired with the Rabbit 2 it changes your score by +6: the unpaired cost 1 less, too. Any other pair would change it by +5 at most.',
    drawing(value(8, 'Goat', -4, snake, rabbit)),
    [pair('f1')],
    pair('a1'),
    alone,
  ],
  [
    'Paired with the Snake 5 it changes your score by +5: the unpaired cost 2 less, too. Without a pair the change would be −4.',
    drawing(value(8, 'Goat', -4, snake)),
    [pair('a1')],
    alone,
  ],
  ['Until it has a partner it costs 4.', drawing(value(8, 'Goat', -4, snake)), [alone], pair('a1')],
  [
    'A pair here would change your score by −5 at most, leaving it unpaired by −4. Until it has a partner it costs 4.',
    drawing(value(8, 'Goat', -4, partner('a1', -5, 0))),
    [alone],
    pair('a1'),
  ],
])('says: %s', (words, view, course, ...others) => {
  expect(said(view, course, ...others)).toBe(words);
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(drawing(value(8, 'Goat', -4, snake)), [draw, pair('a1')])).toBe(
    '与蛇5配对，得分 +5，其中落单少扣 2 分。',
  );
});
