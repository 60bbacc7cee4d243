import { beforeEach, describe, expect, it } from 'vitest';
import type { Arrow } from '../board';
import type { Desk } from './desk';
import { drawingOf, isFollowed, nextOf } from './hinted';
import { Sketch } from './sketch.svelte';
import { creaturesOf } from './testing';
import { rowsOf, type Prospects } from './view';

const grid = { columns: 6, rows: 5 };
const room = rowsOf(grid)
  .flat()
  .filter((square) => square !== 'a1');
const prospects: Prospects = {
  room,
  beside: [],
  partners: [{ first: 'a1', squares: ['b1', 'a2'], points: 3, lifts: 1, change: 4 }],
  alone: { costs: 2, change: -2 },
};

const desk: Desk = {
  grid,
  seat: 0,
  page: 'first',
  legal: [4, 3].map((number) => ({ seat: 0, move: `choose ${number}`, action: { kind: 'choose', number } })),
  offer: [
    { number: 4, creature: 'Dog', of: 'pair', prospects },
    { number: 3, creature: 'Rooster', of: 'other', prospects: { ...prospects, partners: [] } },
  ],
  drawing: null,
  creatures: creaturesOf(['a']),
};

let sketch: Sketch;
beforeEach(() => {
  sketch = new Sketch({ desk: () => desk, play: () => undefined });
});

/** A Dog is meant. */
const hint = (...rest: string[]): Arrow => ({
  move: 'choose 4',
  action: { kind: 'choose', number: 4 },
  line: ['choose 4', ...rest],
  kind: 'hint',
});
const draw = (...squares: string[]) => squares.forEach((square) => sketch.put(square));

describe('a hint', () => {
  it('of a creature alone shows its best partner, and where it is beside it', () => {
    expect(nextOf(hint(), sketch)).toEqual({ partner: 'a1', later: ['b1', 'a2'] });
    sketch.choose(4);
    expect(nextOf(hint(), sketch).later).toEqual(['b1', 'a2']);
    draw('b1', 'c1', 'd1', 'e1');
    expect(nextOf(hint(), sketch)).toEqual({ partner: 'a1' });
  });

  it('of a whole drawing leads through it: the creature, its squares, Done', () => {
    const whole = hint('b1', 'b2', 'b3', 'b4', 'pair a1');
    expect(nextOf(whole, sketch)).toEqual({ later: ['b1', 'b2', 'b3', 'b4'] });
    sketch.choose(4);
    expect(nextOf(whole, sketch)).toEqual({ squares: ['b1', 'b2', 'b3', 'b4'], later: [] });
    draw('b2');
    expect(nextOf(whole, sketch)).toEqual({ squares: ['b1', 'b3'], later: ['b4'] });
    draw('b3', 'b1', 'b4');
    expect(nextOf(whole, sketch)).toEqual({ done: true });
  });

  it('has another shape rubbed out first', () => {
    sketch.choose(4);
    draw('c1', 'b1');
    const whole = hint('b1', 'b2', 'b3', 'b4', 'pair a1');
    expect(nextOf(whole, sketch)).toEqual({ clear: true });
    sketch.clear();
    expect(nextOf(whole, sketch).squares).toHaveLength(4);
    draw('c1', 'b1', 'c2', 'c3');
    expect(nextOf(whole, sketch), 'another one is complete: nothing is asked any more').toEqual({});
  });

  it('has the partner chosen, or none, where Done would take another', () => {
    sketch.choose(4);
    draw('b1', 'b2', 'b3', 'b4');
    const alone = hint('b1', 'b2', 'b3', 'b4', 'alone');
    expect(nextOf(alone, sketch)).toEqual({ partner: null });
    sketch.pairWith(null);
    expect(nextOf(alone, sketch)).toEqual({ done: true });
    expect(nextOf(hint('b1', 'b2', 'b3', 'b4', 'pair a1'), sketch)).toEqual({ partner: 'a1' });
  });

  it('of a single square shows that', () => {
    sketch.choose(4);
    draw('c1');
    const one: Arrow = { move: 'c2', action: { kind: 'draw', square: 'c2' }, line: ['c2'], kind: 'hint' };
    expect(nextOf(one, sketch)).toEqual({ squares: ['c2'], later: [] });
    draw('c2');
    expect(nextOf(one, sketch)).toEqual({ squares: [], later: [] });
  });

  it('is followed from the first square on that is drawn as it says', () => {
    const whole = hint('b1', 'b2', 'b3', 'b4', 'pair a1');
    expect(isFollowed(whole, sketch)).toBe(false);
    sketch.choose(4);
    expect(isFollowed(whole, sketch), 'it is only chosen').toBe(false);
    draw('b1');
    expect(isFollowed(whole, sketch)).toBe(true);
    sketch.choose(3);
    expect(isFollowed(whole, sketch), 'another creature').toBe(false);
  });
});

it('a whole drawing that a hint shows can be taken until it is there', () => {
  const whole = hint('b1', 'b2', 'b3', 'b4', 'pair a1');
  const shown = drawingOf(whole, sketch);
  expect(shown).toEqual({ number: 4, squares: ['b1', 'b2', 'b3', 'b4'], partner: 'a1' });
  expect(drawingOf(hint(), sketch), 'of a creature alone').toBeNull();
  sketch.choose(4);
  draw('b1');
  expect(drawingOf(whole, sketch), 'it is begun').toEqual(shown);
  draw('c1');
  expect(drawingOf(whole, sketch), 'something else is drawn').toBeNull();
  sketch.clear();
  if (shown) sketch.take(shown.number, shown.squares, shown.partner);
  expect(nextOf(whole, sketch)).toEqual({ done: true });
  expect(drawingOf(whole, sketch)).toBeNull();
});
