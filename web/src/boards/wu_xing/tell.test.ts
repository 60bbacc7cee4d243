import { describe, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { deedTold, spentTold, tell } from './tell';
import { seat, stepsOf, view } from './testing';

const names = ['Ann', 'Ben'];
const board = [{ tile: 'Rat', panel: 4, shows: [6] }, { tile: 'jia', panel: 1, shows: [2, 4, 5] }, null];
const points = (...scored: number[]) => ({ seats: scored.map((each) => seat({ points: each })) });

describe('tell', () => {
  it('tells a claim with its points, what came and went, and the next throw', () => {
    const after = view({
      mover: 1,
      board: [{ tile: 'Tiger', panel: 1, shows: [1, 2, 3] }, null, { tile: 'Wood', panel: 1, shows: [1, 3, 4] }],
      discards: ['Rat'],
      ...points(3, 0),
    });
    const steps = stepsOf([0, 'claim 2'], ['chance', 'draw Tiger'], ['chance', 'draw Wood'], ['chance', 'throw 3 5']);
    expect(tell(view({ board }), after, names, steps)).toEqual([
      'Ann claims Jia (+3).',
      'Discarded: Rat.',
      'New: Tiger on space 1, Wood on space 3.',
      'Ben throws 3 and 5.',
    ]);
  });

  it('tells tokens', () => {
    const steps = stepsOf([0, 'token 6+'], [0, 'token 5?'], ['chance', 'rethrow 2']);
    const prospects = [{ move: 'token 6+', faces: [1], brings: {}, chances: 0 }];
    const others = ['Ann spends a token and throws the 5 again.', 'It lands on 2.'];
    expect(tell(view({ board, prospects }), view({ board }), names, steps)).toEqual([
      'Ann spends a token: 6 becomes 1.',
      ...others,
    ]);
    expect(tell(view({ board }), view({ board }), names, steps)).toEqual(['Ann spends a token on the 6.', ...others]);
    const same = stepsOf([0, 'token 4?'], ['chance', 'rethrow 4']);
    expect(tell(view(), view(), names, same).at(-1)).toBe('It lands on 4 again.');
  });

  it('tells a wish and its answer', () => {
    const wish = { tile: 'Tiger', from: 1, loss: 5 };
    expect(tell(view(), view({ wanted: wish }), names, stepsOf([0, 'capture Tiger<1']))).toEqual([
      'Ann wants to capture Tiger (−5) from Ben.',
    ]);
    expect(tell(view({ wanted: wish }), view(), names, stepsOf([1, 'prevent']))).toEqual([
      'Ben spends a token and keeps Tiger from Ann.',
    ]);
    const before = view({ wanted: wish, ...points(0, 5) });
    expect(tell(before, view(points(8, 0)), names, stepsOf([1, 'allow']))).toEqual([
      'Ben lets Ann have Tiger (+8, Ben −5).',
    ]);
  });

  it('tells a capture that nobody could prevent', () => {
    const steps = stepsOf([0, 'capture Tiger<1'], ['chance', 'throw 1 2']);
    expect(tell(view(points(0, 5)), view({ mover: 1, ...points(10, 0) }), names, steps)).toEqual([
      'Ann captures Tiger from Ben (+10, Ben −5).',
      'Ben throws 1 and 2.',
    ]);
  });

  it('tells no points where several deeds came at once', () => {
    const steps = stepsOf([0, 'claim 1'], ['chance', 'throw 1 2'], [1, 'claim 2'], ['chance', 'throw 1 2']);
    const told = tell(view({ board }), view(points(5, 3)), names, steps);
    expect(told.filter((line) => line.includes('claims'))).toEqual(['Ann claims Rat.', 'Ben claims Jia.']);
  });
});

it('tells the last deed', () => {
  const deed = { seat: 0, mover: 0, dice: [] };
  expect(deedTold({ ...deed, seat: 1, kind: 'prevent', tile: 'Tiger', from: 1 }, names)).toBe(
    'Ben spends a token and keeps Tiger from Ann.',
  );
  expect(deedTold({ ...deed, kind: 'pass' }, names)).toBe('Ann passes.');
  expect(deedTold({ ...deed, kind: 'claim' }, names)).toBe('Ann claims a tile.');
  expect(deedTold({ ...deed, kind: 'capture', tile: 'Tiger', from: 1, gain: 10, loss: 5 }, names)).toBe(
    'Ann captures Tiger from Ben (+10, Ben −5).',
  );
});

it('tells where a die landed that was thrown again', () => {
  const spent = { seat: 1, face: 4, again: true };
  expect(spentTold({ ...spent, to: 2 }, names)).toBe('Ben spends a token and throws the 4 again: 2.');
  expect(spentTold({ ...spent, to: 4 }, names)).toBe('Ben spends a token and throws the 4 again: 4 once more.');
});

it('tells in Chinese as well', () => {
  language.now = 'zh';
  expect(tell(view({ board }), view(points(3, 0)), names, stepsOf([0, 'claim 2']))).toEqual(['Ann取得甲（+3分）。']);
  language.now = 'en';
});
