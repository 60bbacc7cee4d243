import { describe, expect, it } from 'vitest';
import { language } from '../../words.svelte';
import { stepsOf, view } from './testing';
import { deedTold, tell } from './tell';

const names = ['Ann', 'Ben'];
const board = [{ tile: 'Rat', panel: 4, shows: [6] }, { tile: 'jia', panel: 1, shows: [2, 4, 5] }, null];

describe('tell', () => {
  it('tells a claim, what came and went, and the next throw', () => {
    const after = view({
      mover: 1,
      board: [{ tile: 'Tiger', panel: 1, shows: [1, 2, 3] }, null, null],
      discards: ['Rat'],
    });
    const steps = stepsOf([0, 'claim 2'], ['chance', 'draw Tiger'], ['chance', 'throw 3 5']);
    expect(tell(view({ board }), after, names, steps)).toEqual([
      'Ann claims Jia.',
      'Rat goes to the discard pile.',
      'Tiger comes to space 1.',
      'Ben throws 3 and 5.',
    ]);
  });

  it('tells tokens', () => {
    const steps = stepsOf([0, 'token 6+'], [0, 'token 5?'], ['chance', 'rethrow 2']);
    const prospects = [{ move: 'token 6+', faces: [1], brings: [], chances: 0 }];
    const others = ['Ann spends a token and throws the 5 again.', 'It lands on 2.'];
    expect(tell(view({ board, prospects }), view({ board }), names, steps)).toEqual([
      'Ann spends a token: 6 becomes 1.',
      ...others,
    ]);
    expect(tell(view({ board }), view({ board }), names, steps)).toEqual(['Ann spends a token on the 6.', ...others]);
  });

  it('tells a wish and its answer', () => {
    const wish = { tile: 'Tiger', from: 1, loss: 5 };
    expect(tell(view(), view({ wanted: wish }), names, stepsOf([0, 'capture Tiger<1']))).toEqual([
      'Ann wants to capture Tiger from Ben.',
    ]);
    expect(tell(view({ wanted: wish }), view(), names, stepsOf([1, 'prevent']))).toEqual([
      'Ben spends a token and keeps Tiger.',
    ]);
    expect(tell(view({ wanted: wish }), view(), names, stepsOf([1, 'allow']))).toEqual(['Ben lets Tiger go.']);
  });

  it('tells a capture that nobody could prevent', () => {
    const steps = stepsOf([0, 'capture Tiger<1'], ['chance', 'throw 1 2']);
    expect(tell(view(), view({ mover: 1 }), names, steps)).toEqual([
      'Ann captures Tiger from Ben.',
      'Ben throws 1 and 2.',
    ]);
  });
});

it('tells the last deed', () => {
  expect(deedTold({ seat: 1, kind: 'prevent', tile: 'Tiger', from: 1 }, names)).toBe(
    'Ben spends a token and keeps Tiger.',
  );
  expect(deedTold({ seat: 0, kind: 'pass' }, names)).toBe('Ann passes.');
  expect(deedTold({ seat: 0, kind: 'claim', space: 2 }, names)).toBe('Ann claims the tile on space 2.');
});

it('tells in Chinese as well', () => {
  language.now = 'zh';
  expect(tell(view({ board }), view(), names, stepsOf([0, 'claim 2']))).toEqual(['Ann取得甲。']);
  language.now = 'en';
});
