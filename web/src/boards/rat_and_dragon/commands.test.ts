import { expect, it } from 'vitest';
import { command } from './commands';
import type { Desk } from './desk';
import { Sketch } from './sketch.svelte';
import { rowsOf } from './view';

const grid = { columns: 3, rows: 3 };
const room = rowsOf(grid).flat();
const desk = (seat: number | null): Desk => ({
  grid,
  seat,
  page: 'first',
  legal: [{ seat: 0, move: 'choose 2', action: { kind: 'choose', number: 2 } }],
  offer: [
    {
      number: 2,
      creature: 'Rabbit',
      of: 'pair',
      prospects: { room, beside: [], partners: [], alone: { costs: 1, change: -1 } },
    },
  ],
  drawing: null,
  creatures: [],
});

it('takes the tools, turns the drawing and is done with it by letters, while there is something to draw', () => {
  const played: string[] = [];
  const sketch = new Sketch({ desk: () => desk(0), play: (_, move) => played.push(move) });
  sketch.renew();
  sketch.put('a1');
  sketch.put('b1');
  expect(command(sketch, 't')).toBe(true);
  expect(new Set(sketch.drawn.map((square) => square[0])).size, 'one above the other').toBe(1);
  command(sketch, 'M');
  expect(sketch.tool).toBe('hand');
  expect(command(sketch, 'x')).toBe(false);
  command(sketch, 'd');
  expect(played).toHaveLength(1);
  expect(command(sketch, 'p'), 'it was sent').toBe(false);
  const idle = new Sketch({ desk: () => desk(null), play: () => undefined });
  expect(command(idle, 'p')).toBe(false);
});
