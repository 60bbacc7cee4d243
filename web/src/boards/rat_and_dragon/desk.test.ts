import { expect, it } from 'vitest';
import { reachOf, type Desk } from './desk';

const desk: Desk = {
  grid: { columns: 4, rows: 3 },
  seat: 0,
  legal: [{ seat: 0, move: 'd3', action: { kind: 'draw', square: 'd3' } }],
  drawing: {
    number: 4,
    creature: 'Dog',
    left: 3,
    squares: ['d2'],
    room: ['d1', 'c2', 'a3', 'b3', 'c3', 'd3'],
    partners: [],
    alone: null,
    partner: null,
  },
};

it('draws next where the table says', () => {
  expect([...reachOf(desk, [])]).toEqual(['d3']);
  expect(reachOf({ ...desk, seat: null }, []).size).toBe(0);
});

it('draws ahead beside what is drawn, where there is room', () => {
  expect([...reachOf(desk, ['c2'])].sort()).toEqual(['c3', 'd1', 'd3']);
});

it('draws nothing once all is drawn ahead', () => {
  expect(reachOf(desk, ['d3', 'c3', 'b3']).size).toBe(0);
});
