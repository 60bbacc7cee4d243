import { describe, expect, it } from 'vitest';
import type { Thinking } from '../wire/protocol';
import { isRough, steadied } from './opinion';

const thought = (of: Partial<Thinking>): Thinking => ({
  type: 'thinking',
  step: 3,
  seat: 0,
  depth: 0,
  nodes: 512,
  score: 0,
  text: '61 %',
  line: ['x'],
  actions: [],
  proved: false,
  decided: false,
  ...of,
});

it('tells nothing that hangs on a few playouts or on a short search', () => {
  expect(isRough(thought({ text: '88 %', nodes: 32 }))).toBe(true);
  expect(isRough(thought({ nodes: 512 }))).toBe(false);
  expect(isRough(thought({ text: '+1.5', depth: 5, nodes: 3000 }))).toBe(true);
  expect(isRough(thought({ text: '+1.5', depth: 12, nodes: 3000 }))).toBe(false);
  expect(isRough(thought({ text: '+1.5', depth: 5, nodes: 300_000 }))).toBe(false);
  expect(isRough(thought({ text: '+12', depth: 2, nodes: 4, proved: true })), 'proved').toBe(false);
});

describe('what is told of a position', () => {
  const told = thought({ nodes: 600 });
  const other = (of: Partial<Thinking>) => thought({ line: ['y'], ...of });
  it('stays where not much more is known', () => {
    expect(steadied(told, other({ nodes: 2000 }))).toBe(told);
  });

  it('changes once much more is known, where it was rough, and of another position', () => {
    for (const now of [other({ nodes: 4800 }), other({ nodes: 700, step: 4 }), other({ nodes: 700, decided: true })])
      expect(steadied(told, now)).toBe(now);
    const now = other({ nodes: 300 });
    expect(steadied(thought({ nodes: 40 }), now)).toBe(now);
    expect(steadied(null, now)).toBe(now);
  });
});
