// The moments of all games, in games that were played.
import { describe, expect, it } from 'vitest';
import { moment as checkers } from './celestial_checkers/moment';
import { moment as race } from './great_race/moment';
import { moment as rat } from './rat_and_dragon/moment';
import { moment as wuXing } from './wu_xing/moment';
import { moment as zodiac } from './zodiac/moment';
import type { Action, Cause, Step, View } from '../wire/protocol';

const step = (action: Action, ...causes: Partial<Cause>[]): Step => ({
  seat: 0,
  move: '',
  turn: 1,
  written: '',
  action,
  causes: causes.map((cause) => ({ seat: 0, what: 'points', amount: 1, why: '', clause: '', ...cause })),
});
const nothing = {} as View;
const view = (fields: object) => fields as View;

describe('a moment', () => {
  it('of Celestial Checkers: set out, captured, at home', () => {
    const place = step({ kind: 'place' });
    expect(checkers(nothing, nothing, [place])).toBeNull();
    expect(checkers(nothing, nothing, [place, place])).toBe('deal');
    expect(checkers(nothing, nothing, [step({ kind: 'jump' }, { why: 'captured' })])).toBe('taken');
    expect(checkers(nothing, nothing, [step({ kind: 'slide' }, { why: 'home' })])).toBe('pair');
    expect(checkers(nothing, nothing, [step({ kind: 'jump' })])).toBeNull();
  });

  it('of The Great Race: somebody comes to the river, once', () => {
    const at = (...positions: number[]) => view({ river: 15, seats: positions.map((position) => ({ position })) });
    expect(race(at(3, 14), at(5, 15))).toBe('river');
    expect(race(at(3, 15), at(5, 17))).toBeNull();
    expect(race(at(3, 9), at(5, 14))).toBeNull();
  });

  it('of Zodiac: dealt, stolen, complete', () => {
    const going = view({ winner: null });
    expect(zodiac(going, going, [step({ kind: 'deal' })])).toBe('deal');
    expect(zodiac(going, going, [step({ kind: 'play', card: 'Pangu' })])).toBe('taken');
    expect(zodiac(going, going, [step({ kind: 'play', card: 'Cat' })])).toBeNull();
    expect(zodiac(going, view({ winner: 1 }), [step({ kind: 'take' })])).toBe('complete');
  });

  it('of Wu Xing: thrown, captured, a set that is whole', () => {
    expect(wuXing(nothing, nothing, [step({ kind: 'throw' })])).toBe('dice');
    expect(wuXing(nothing, nothing, [step({ kind: 'capture' }, { why: 'captured' })])).toBe('taken');
    expect(wuXing(nothing, nothing, [step({ kind: 'claim' }, { why: 'elements' })])).toBe('complete');
    expect(wuXing(nothing, nothing, [step({ kind: 'capture' }, { why: 'elements', amount: -25 })])).toBeNull();
    expect(wuXing(nothing, nothing, [step({ kind: 'pass' })])).toBeNull();
  });

  it('of The Rat and the Dragon: thrown, found each other', () => {
    expect(rat(nothing, nothing, [step({ kind: 'throw' })])).toBe('dice');
    expect(rat(nothing, nothing, [step({ kind: 'throw' }), step({ kind: 'pair' }, { why: 'pair' })])).toBe('pair');
    expect(rat(nothing, nothing, [step({ kind: 'draw' })])).toBeNull();
  });
});
