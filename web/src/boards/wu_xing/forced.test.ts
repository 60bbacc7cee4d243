import { expect, it } from 'vitest';
import { Forced, nothingFor, throwsItself } from './forced';
import { legal } from './testing';

it('is new as long as the game goes on, and not where one has come back', () => {
  const forced = new Forced();
  expect([4, 5, 5, 3, 4, 5, 6].map((step) => forced.isNew(step))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
  ]);
});

it('passes by itself only where nothing can be taken and no token would help', () => {
  const pass = { kind: 'pass' } as const;
  const token = { kind: 'token', die: 4, change: '+' } as const;
  const prospect = (brings: Record<string, number>) => ({ move: 'token 4+', faces: [5], brings, chances: 1 });
  expect(nothingFor(legal(0, pass), [], 0)).toBe('dry');
  expect(nothingFor(legal(0, token, pass), [prospect({})], 1)).toBe('dry');
  expect(nothingFor(legal(0, token, pass), [prospect({ jia: 3 })], 1)).toBe(null);
  expect(nothingFor(legal(0, token, pass), [prospect({})], 2), 'two of them may: one can stop it').toBe('far');
  expect(nothingFor(legal(0, token, pass), [prospect({}), prospect({ jia: 3 })], 3)).toBe(null);
  expect(nothingFor(legal(0, { kind: 'claim', space: 1 }, pass), [], 0)).toBe(null);
  expect(nothingFor([], [], 0)).toBe(null);
});

it('throws only for one person who wants it, at the end of the game as far as it has come', () => {
  const at = { wanted: true, throws: true, own: 1, isNew: true, over: false };
  expect(throwsItself(at)).toBe(true);
  expect(throwsItself({ ...at, wanted: false }), 'it is off').toBe(false);
  expect(throwsItself({ ...at, throws: false }), 'another seat’s turn, or an earlier position').toBe(false);
  expect(throwsItself({ ...at, own: 2 }), 'several people at one screen').toBe(false);
  expect(throwsItself({ ...at, own: 0 }), 'a spectator').toBe(false);
  expect(throwsItself({ ...at, isNew: false }), 'undone, or looked back').toBe(false);
  expect(throwsItself({ ...at, over: true }), 'the game is over').toBe(false);
});
