import { afterEach, describe, expect, it } from 'vitest';
import { legalAt } from '../../../tools/golden';
import type { LegalMove } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';
import { sheetOf, viewOf } from './testing';

const view = viewOf([sheetOf(0, []), sheetOf(1, ['aaaaa'])]);
const [choose, draw] = [1, 2].map((step) => legalAt('rat_and_dragon', step)) as [LegalMove, LegalMove];
const pair = { seat: 1, move: 'pair a1', action: { kind: 'pair', square: 'a1' } };
const alone = { seat: 1, move: 'alone', action: { kind: 'alone' } };
const advice = () => [choose, draw, pair, alone].map((move) => advise(move, view));

describe('advice', () => {
  afterEach(() => (language.now = 'en'));

  it('is said in words', () => {
    expect(advice()).toEqual([
      'draw the Pig (6)',
      'draw on a15',
      'pair it with the Snake (5) at a1',
      'leave it unpaired',
    ]);
  });

  it('says where, and beside whom', () => {
    const prospects = {
      ...{ room: [], beside: [], alone: { costs: 4, change: -4 } },
      partners: [{ first: 'a1', squares: ['a2'], points: 3, lifts: 2, change: 5 }],
    };
    const drawing = { number: 8, creature: 'Goat', left: 8, squares: [], room: [], partner: null };
    const drawn = viewOf([sheetOf(0, ['aaaaa'])], {
      offer: [{ number: 8, creature: 'Goat', of: 'pair', prospects }],
      drawing,
    });
    const said = (action: LegalMove['action']) => advise({ seat: 0, move: '', action }, drawn);
    expect(said({ kind: 'choose', number: 8, creature: 'Goat' })).toBe(
      'draw the Goat (8), beside the Snake 5 at a1 (+3)',
    );
    expect(said({ kind: 'draw', square: 'a2' })).toBe('draw the Goat on a2, beside the Snake 5 at a1 (+3)');
    expect(said({ kind: 'draw', square: 'f9' })).toBe('draw the Goat on f9');
  });

  it('says nothing of one sheet that is true of another', () => {
    const prospects = {
      ...{ room: [], beside: [], alone: { costs: 4, change: -4 } },
      partners: [{ first: 'a1', squares: ['a2'], points: 3, lifts: 2, change: 5 }],
    };
    const mine = viewOf([sheetOf(0, ['aaaaa']), sheetOf(1, ['aaaaa'])], {
      offer: [{ number: 8, creature: 'Goat', of: 'pair', prospects }],
    });
    const choice = { seat: 1, move: '', action: { kind: 'choose', number: 8, creature: 'Goat' } };
    expect(advise(choice, mine)).toBe('draw the Goat (8)');
    expect(advise({ ...choice, seat: 0 }, mine)).toBe('draw the Goat (8), beside the Snake 5 at a1 (+3)');
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    expect(advice()).toEqual(['画猪（6）', '画在 a15', '与 a1 的蛇（5）配对', '暂不配对']);
  });
});
