import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { beforeThrow, helpFor, needsOf } from './answers';
import { legal, tiles } from './testing';

afterEach(() => (language.now = 'en'));

const [, tiger] = tiles;
if (!tiger) throw new Error('no tile');
const prospects = (...all: [move: string, faces: number[], brings: Record<string, number>, chances: number][]) =>
  new Map(all.map(([move, faces, brings, chances]) => [move, { move, faces, brings, chances }]));
const moves = legal(
  0,
  { kind: 'token', die: 3, change: '-' },
  { kind: 'token', die: 3, change: '?' },
  { kind: 'pass' },
);
const six = [1, 2, 3, 4, 5, 6];

it('tells before the throw what a tile needs', () => {
  expect(beforeThrow(tiger, [5])).toBe('Throw the dice first. Tiger needs a 5 on either die.');
  expect(needsOf(tiger, [1, 5])).toBe('Tiger needs a 1 and a 5.');
  expect(needsOf(tiger, [1, 1])).toBe('Tiger needs 1 on both dice.');
  expect(needsOf(tiger, [1, 2, 3])).toBe('Tiger needs two of 1, 2 and 3.');
  expect(needsOf(tiger, null)).toBe('Tiger is captured with 4 and 5, or with 6 and 6.');
});

it('tells which token helps, one that is sure to first', () => {
  const perhaps = ['token 3?', six, { Tiger: 5 }, 1] as const;
  const sure = ['token 3-', [2], { Tiger: 5 }, 1] as const;
  const found = (...all: (typeof perhaps | typeof sure)[]) =>
    helpFor(tiger, moves, prospects(...all.map(([move, faces, ...rest]) => [move, [...faces], ...rest] as never)));
  expect(found(perhaps, sure)).toBe('A token can help: turn your 3 into a 2.');
  expect(found(perhaps)).toBe('A token may help: throw your 3 again, 1 in 6.');
  expect(helpFor(tiger, moves, prospects(['token 3?', six, { Tiger: 5, jia: 3 }, 2]))).toBe(
    'A token may help: throw your 3 again.',
  );
  expect(helpFor(tiger, moves, prospects(['token 3-', [2], { jia: 3 }, 1]))).toBe('');
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(beforeThrow(tiger, [1, 5])).toBe('请先掷骰。虎要 1 和 5。');
});
