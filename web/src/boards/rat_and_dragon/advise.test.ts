import { afterEach, describe, expect, it } from 'vitest';
import { legalAt } from '../../../tools/golden';
import type { Action, Advice, LegalMove } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';
import { sheetOf, viewOf } from './testing';
import type { RatView } from './view';

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

  describe('with a partner in sight', () => {
    const prospects = {
      ...{ room: [], beside: [], alone: { costs: 1, change: -1 } },
      partners: [{ first: 'a1', squares: ['a2'], points: 3, lifts: 2, change: 5 }],
    };
    const drawing = { number: 2, creature: 'Rabbit', left: 2, squares: [], room: [], partner: null };
    const offer: RatView['offer'] = [{ number: 2, creature: 'Rabbit', of: 'pair', prospects }];
    const drawn = viewOf([sheetOf(0, ['aaaaa']), sheetOf(1, ['aaaaa'])], { offer, drawing });
    const choice = { seat: 0, move: '', action: { kind: 'choose', number: 2, creature: 'Rabbit' } };
    const square = (name: string) => ({ kind: 'draw', square: name });

    it('says of a move no more than was chosen by it', () => {
      const said = (action: LegalMove['action']) => advise({ seat: 0, move: '', action }, drawn);
      expect(said(choice.action)).toBe('draw the Rabbit (2)');
      expect(said(square('a2'))).toBe('draw the Rabbit on a2');
    });

    it('says what is to follow in an advice: where, and beside whom', () => {
      const said = (...rest: Action[]) => advise({ ...choice, actions: [choice.action, ...rest] }, drawn);
      expect(said()).toBe('draw the Rabbit (2) anywhere beside the Snake 5 (pair: +3)');
      expect(said(square('a2'), square('a3'), { kind: 'pair', square: 'a1' })).toBe(
        'draw the Rabbit (2) on the marked squares, beside the Snake 5 (pair: +3)',
      );
      expect(said(square('a2'), square('a3'), { kind: 'alone' })).toBe('draw the Rabbit (2) on the marked squares');
    });

    it('tells two of a number apart', () => {
      const two = viewOf([sheetOf(0, ['aaaaa', '.....', 'bbbbb'])], { offer });
      expect(advise({ ...choice, actions: [choice.action] }, two)).toBe(
        'draw the Rabbit (2) anywhere beside the Snake 5 at a1 (pair: +3)',
      );
    });

    it('says of a place what is certain, where nobody is to be touched', () => {
      const lonely = (...room: string[]) => {
        const only = [{ ...offer[0], prospects: { ...prospects, room, partners: [] } }] as RatView['offer'];
        return advise({ ...choice, actions: [choice.action] }, viewOf([sheetOf(0, ['aaaa'])], { offer: only }));
      };
      expect(lonely('c3', 'c4')).toBe('draw the Rabbit (2) on the marked squares, the only ones where it fits');
      expect(lonely('c3', 'c4', 'c5')).toBe('draw the Rabbit (2); where is up to you');
    });

    it('says nothing of one sheet that is true of another', () => {
      expect(advise({ ...choice, seat: 1, actions: [choice.action] } as Advice, drawn)).toBe('draw the Rabbit (2)');
    });
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    expect(advice()).toEqual(['画猪（6）', '画在 a15', '与 a1 的蛇（5）配对', '暂不配对']);
  });
});
