import { afterEach, describe, expect, it } from 'vitest';
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
    'With the Snake 5 it can score 3, and 2 points come back: 5 in all. The best pair for the Rabbit 2 would score 1.',
    offered(value(8, 'Goat', -4, snake), value(2, 'Rabbit', -1, partner('a1', 1, 2))),
    [choose(8)],
    choose(2),
  ],
  [
    'With the Rabbit 2 it can score 5, and 1 point comes back: 6 in all. The Rat 1 has no such partner and would cost 1.',
    offered(value(8, 'Goat', 0, rabbit), value(1, 'Rat', -1)),
    [choose(8), draw, pair('f1')],
    choose(1),
  ],
  [
    'It has no room beside an unpaired creature: alone it costs 1. The Goat 8 alone would cost 4.',
    offered(value(2, 'Rabbit', -1), value(8, 'Goat', -4)),
    [choose(2)],
    choose(8),
  ],
  [
    'Alone it costs 1 until an odd one comes beside it: 7, 9 or 11 would score 5, 7 or 9. ' +
      'There it closes 3 squares to even creatures.',
    offered(value(2, 'Rabbit', -1), value(8, 'Goat', -4, snake)),
    [choose(2), draw, { kind: 'draw', square: 'a3' }, alone, choose(8), draw],
    choose(8),
  ],
  [
    'There is no room for the Rabbit 2: it must be this one. ' +
      'With the Snake 5 it can score 3, and 2 points come back: 5 in all.',
    offered(value(8, 'Goat', -4, snake, rabbit), value(2, 'Rabbit', -1)),
    [choose(8), draw, pair('a1')],
  ],
  [
    'There is only this one; where it is drawn is free. ' +
      'Alone it costs 4 until an odd one comes beside it: 5, 3 or 1 would score 3, 5 or 7.',
    offered(value(8, 'Goat', -4)),
    [choose(8), draw, alone],
  ],
  [
    'With the Snake 5 it costs nothing; unpaired it would cost 1. The Pig 6 with the Snake 5 would bring no more and take 4 squares more.',
    viewOf([sheetOf(0, ['aaaaabb']), sheetOf(1, [])], {
      offer: [value(2, 'Rabbit', -1, partner('a1', 0, 0)), value(6, 'Pig', -3, partner('a1', 0, 0))],
    }),
    [choose(2)],
    choose(6),
  ],
  [
    'A pair with the Snake 5 scores 3. There it closes 2 squares to even creatures.',
    drawing(value(8, 'Goat', -4, partner('a1', 3, 0))),
    [draw, pair('a1')],
  ],
  [
    'Alone it costs 4 until an odd one comes beside it: 5, 3 or 1 would score 3, 5 or 7. ' +
      'There it closes 2 squares to even creatures.',
    drawing(value(8, 'Goat', -4, snake)),
    [draw, alone],
  ],
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
    'It passes up the pair with the Snake 5, for good: 1 point. ' +
      'It is alone until an odd one comes beside it: 5, 3 or 1 would score 3, 5 or 7.',
    drawing(value(8, 'Goat', 0, partner('a1', 1, 0))),
    [alone],
    pair('a1'),
  ],
])('says: %s', (words, view, course, ...others) => {
  expect(said(view, course, ...others)).toBe(words);
});

it.each([
  ['It can be paired with the Snake 5: that scores nothing, but 3 points come back.', []],
  [
    'The price: it seals itself off; no partner can come beside it any more, and alone it costs nothing.',
    [{ kind: 'draw', square: 'a2' } as RatAction],
  ],
])('says no more of a choice than what was made of it: %s', (words, made) => {
  // A Dragon lies round the hole that the Rat fills, and a Snake is in reach elsewhere.
  const view = viewOf([sheetOf(0, ['bbbccccc', '.bb.....', 'bbb.....'])], {
    offer: [value(1, 'Rat', 0, { ...partner('d1', 0, 3), squares: ['d2'] })],
    columns: 8,
    rows: 3,
  });
  const told = said(view, [choose(1), ...made]);
  expect(told).toContain(words);
  if (made.length) expect(told).not.toContain('Snake');
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(drawing(value(8, 'Goat', -4, snake)), [draw, pair('a1')])).toBe(
    '与蛇\u00a05 配对得 3 分，还收回它落单时扣的 2 分。画在那里，让偶数动物少了 2 格可画。',
  );
});

describe('of somebody else, whose prospects the server does not tell', () => {
  // On Jun's sheet a Snake at the top left, and a Dragon that walls in the Rat in the corner below it.
  const picture = ['aaaaa..', '.......', 'bbb....', 'cbb....', 'bbb....', 'bbbb...'];
  const jun = viewOf([sheetOf(0, []), sheetOf(1, picture)], {
    columns: 7,
    rows: 6,
    offer: [
      { number: 8, creature: 'Goat', of: 'pair', prospects: null },
      { number: 3, creature: 'Rooster', of: 'other', prospects: null },
    ],
  });
  const of = (action: RatAction, more: RatAction[] = [], others: RatAction[] = []) => {
    const moves = [action, ...others].map((one) => ({ ...moveOf(one), seat: 1 }));
    const [move] = moves;
    if (!move) throw new Error('a move');
    const actions = [action, ...more].map((one) => ({ ...one }));
    return because({ ...move, actions }, jun, ['You', 'Jun'], moves);
  };

  it('counts from the sheet what a creature can bring', () => {
    expect(of(choose(8), [], [choose(3)])).toContain(
      'With the Snake 5 it can score 3, and 2 points come back: 5 in all.',
    );
    expect(of(choose(3), [], [choose(8)])).toContain(
      'With the Dragon 12 it can score 9, and 6 points come back: 15 in all.',
    );
  });

  it('knows the number by what the moves allow', () => {
    expect(of({ kind: 'pair', square: 'a1' }, [], [alone])).toBe(
      'A pair with the Snake 5 scores 3, and 2 points come back that it cost alone. Alone it would cost 4.',
    );
    expect(of(alone, [], [{ kind: 'pair', square: 'a1' }])).toBe(
      'It passes up the pair with the Snake 5, for good: 3 points and 2 back. ' +
        'Alone it costs 4 until an odd one comes beside it: 5, 3 or 1 would score 3, 5 or 7.',
    );
    expect(of(alone)).toBe('It has no partner until one is drawn beside it.');
  });

  it('says what it waits for and passes up where all numbers that it may have agree', () => {
    const view = viewOf([sheetOf(0, []), sheetOf(1, ['a'])], {
      offer: [
        { number: 4, creature: 'Dog', of: 'pair', prospects: null },
        { number: 6, creature: 'Pig', of: 'other', prospects: null },
      ],
    });
    const moves = [alone, pair('a1')].map((one) => ({ ...moveOf(one), seat: 1 }));
    const advice = { seat: 1, move: '', action: { ...alone }, actions: [{ ...alone }] };
    expect(because(advice, view, ['You', 'Jun'], moves)).toBe(
      'It passes up the pair with the Rat 1, for good: 0 points and 1 back. ' +
        'It waits for an odd one beside it, the larger the better.',
    );
  });

  it('waits only for what has room beside it', () => {
    // Six squares are left beside it: of the odd ones that score, none fits.
    const open = viewOf([sheetOf(0, [])], { columns: 5, rows: 2, offer: [value(4, 'Dog', -2)] });
    const row = ['a1', 'b1', 'c1', 'd1'].map((square): RatAction => ({ kind: 'draw', square }));
    expect(said(open, [choose(4), ...row, alone])).not.toContain('7');
    expect(said(viewOf([sheetOf(0, [])], { offer: [value(4, 'Dog', -2)] }), [choose(4), ...row, alone])).toContain(
      '7, 9 or 11 would score 3, 5 or 7',
    );
  });

  it('says whom a whole drawing seals off, and what gap it leaves', () => {
    const row = ['f1', 'g1', 'g2', 'f2', 'e2', 'd2', 'c2', 'b2'].map((square): RatAction => ({ kind: 'draw', square }));
    expect(of(choose(8), [...row, alone], [choose(3)])).toContain(
      'The price: the Snake 5 is sealed off; no partner can come beside it any more, and the 2 that it costs alone stay lost.',
    );
    // Beside the Dragon nothing even can lie.
    const [first, ...more] = ['d5', 'e5', 'f5'].map((square): RatAction => ({ kind: 'draw', square }));
    if (!first) throw new Error('a square');
    expect(of(first, [...more, alone])).toContain('It leaves a biggest gap of');
  });

  it('keeps to what is certain where the pairs of the table score otherwise', () => {
    const odd = sheetOf(0, ['abb'], {}, ['ab']);
    odd.creatures.forEach((one) => (one.points = 7));
    const other = { ...jun, sheets: [odd, sheetOf(1, picture)] };
    const move = { ...moveOf({ kind: 'pair', square: 'a1' }), seat: 1 };
    expect(because({ ...move, actions: [move.action] }, other, [], [move])).toBe(
      'The Snake 5 is alone no more: 2 points come back.',
    );
  });
});
