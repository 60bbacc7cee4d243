import { expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { strollerOf } from './stroll';
import { movesIn, positionOf, type Man } from './testing';

const stepped = (from: string, to: string, kind = 'slide'): Step => ({
  seat: 0,
  move: `${from}-${to}`,
  written: `${from}-${to}`,
  turn: 1,
  action: { kind, from, to } as Step['action'],
});
const strolls = (men: Man[], step = stepped('d4', 'c5')) => {
  const view = positionOf(men);
  return strollerOf(view, movesIn(view), [step])?.from ?? null;
};
const own: Man[] = [['c5', 0, 'Tiger'], ['a1', 0, 'Hare']]; // prettier-ignore

it('is in hand again where nobody can meet it any more, nobody can be taken and nobody is threatened', () => {
  expect(strolls([...own, ['g3', 1, 'Dog']])).toBe('c5');
  expect(strolls([...own, ['g7', 1, 'Dog']]), 'too far aside').toBe('c5');
  expect(strolls([...own, ['e7', 1, 'Dog']]), 'they can meet').toBeNull();
  expect(strolls([...own, ['f2', 0, 'Ox'], ['g3', 1, 'Dog']]), 'the Ox takes').toBeNull();
  expect(strolls([...own, ['f2', 0, 'Rat'], ['g3', 1, 'Dog']]), 'the Rat is threatened').toBeNull();
});

it('is who stepped last, if it is still there and can step on, where no other can', () => {
  const men: Man[] = [...own, ['h2', 1, 'Dog']];
  expect(strolls(men, stepped('f6', 'g7'))).toBeNull();
  expect(strolls(men, stepped('e3', 'c5', 'jump'))).toBeNull();
  expect(strolls([...men, ['e5', 0, 'Ox']]), 'both can step to d6').toBeNull();
  expect(strolls([['a5', 0, 'Hare'], ['b6', 0, 'Ox'], ['h2', 1, 'Dog']], stepped('b4', 'a5')), 'shut in').toBeNull(); // prettier-ignore
});
