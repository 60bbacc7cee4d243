import { describe, expect, it } from 'vitest';
import { stepAt } from '../../../tools/golden';
import type { Step } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { labelOf } from './label';
import { creaturesOf, sheetOf, viewOf } from './testing';
import { tell } from './tell';
import { bySquare } from './view';

const names = ['Seat 1', 'Seat 2'];
const empty = [sheetOf(0, []), sheetOf(1, [])];
const snake = {
  number: 5,
  creature: 'Snake',
  left: 5,
  squares: [],
  room: [],
  partner: null,
};
const made = (at: number, viewer: number | null = null) => stepAt('rat_and_dragon', at, viewer);
const draws = (square: string): Step => ({ ...made(40, 0), move: square, action: { kind: 'draw', square } });

describe('tell', () => {
  it('tells the dice and what they offer', () => {
    const before = viewOf(empty, { round: 0, dice: null, offer: [] });
    expect(tell(before, viewOf(empty), names, [made(0)])).toEqual([
      'The dice show 3+5, 2: the Goat 8 or the Rabbit 2.',
    ]);
  });

  it('tells the card', () => {
    const before = viewOf(empty, { round: 0, dice: null, offer: [] });
    const after = viewOf(empty, {
      dice: null,
      card: 7,
      offer: [{ number: 7, creature: 'Monkey', of: 'card', prospects: null }],
    });
    expect(tell(before, after, names, [])).toEqual(['The card shows the Monkey 7: everybody draws it.']);
  });

  it('tells what the viewer chooses, and not every square', () => {
    const chosen = viewOf(empty, { drawing: snake });
    const drawn = viewOf(empty, { drawing: { ...snake, left: 4, squares: ['c4'] } });
    expect(tell(viewOf(empty), chosen, names, [made(3, 0)])).toEqual(['Seat 1 chose the Pig 6.']);
    expect(tell(chosen, drawn, names, [draws('c4')])).toEqual([]);
  });

  it('tells of others that they have drawn, and what when the round ends', () => {
    const busy = viewOf([sheetOf(0, [], { drawing: true }), sheetOf(1, [], { drawing: true })]);
    const drew = viewOf([sheetOf(0, [], { drawing: true }), sheetOf(1, [])]);
    expect(tell(busy, busy, names, [made(2)])).toEqual(['Seat 2 is drawing.']);
    expect(tell(busy, busy, ['Ann', 'You'], [made(2)])).toEqual(['You are drawing.']);
    expect(tell(busy, drew, names, [made(2)])).toEqual(['Seat 2 has finished drawing.']);
    const after = viewOf([sheetOf(0, ['aa']), sheetOf(1, ['abb'], { score: -1 }, ['ab'])], {
      round: 2,
      dice: { pair: [1, 1], other: 2 },
      offer: [{ number: 2, creature: 'Rabbit', of: 'both', prospects: null }],
    });
    const before = viewOf([sheetOf(0, []), sheetOf(1, ['a'])]);
    expect(tell(before, after, names, [])).toEqual([
      'Seat 1 drew the Rabbit 2: score 0.',
      'Seat 2 drew the Rabbit 2 and paired it with the Rat 1 (+0): score −1.',
      'The dice show 1+1, 2: the Rabbit 2.',
    ]);
  });

  it('tells who is done', () => {
    const after = viewOf([
      sheetOf(0, []),
      sheetOf(1, [], { done: true, costs: { unpaired: 0, penalty: 2, empty: 0 } }),
    ]);
    expect(tell(viewOf(empty), after, names, [])).toEqual(['Seat 2 had no room for 8 or 2 and finished (−2).']);
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    const after = viewOf([sheetOf(0, ['aa']), sheetOf(1, [])]);
    expect(tell(viewOf(empty), after, ['甲', '乙'], [])).toEqual(['甲画了兔\u00a02：共 0 分。']);
    language.now = 'en';
  });
});

describe('a square', () => {
  const taken = bySquare(creaturesOf(['abb', '..c'], ['ab']));

  it('says what is on it and what can be done', () => {
    expect(labelOf('a2', taken, 'can be drawn')).toBe('a2, empty, can be drawn');
    expect(labelOf('c1', taken, '')).toBe('c1, Rabbit 2, paired with the Rat 1');
    expect(labelOf('c2', taken, '')).toBe('c2, Rat 1, without a partner');
  });
});
