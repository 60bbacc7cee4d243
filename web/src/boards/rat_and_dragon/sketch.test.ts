import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LegalMove } from '../../wire/protocol';
import { deadOn, type Desk } from './desk';
import { Sketch } from './sketch.svelte';
import { refusedIn } from './refusal';
import { creaturesOf } from './testing';
import { rowsOf, type Drawing, type Prospects } from './view';

const grid = { columns: 6, rows: 5 };
const all = rowsOf(grid).flat();

const choice = (number: number): LegalMove => ({
  seat: 0,
  move: `choose ${number}`,
  action: { kind: 'choose', number },
});

// A Rat on a1 without a partner, and a Dog in the lower right corner.
const creatures = creaturesOf(['a.....', '......', '......', '....dd', '....dd']);
const taken = new Set(creatures.flatMap(({ squares }) => squares));
const free = all.filter((square) => !taken.has(square));

const even: Prospects = {
  room: free.filter((square) => !['e3', 'f3', 'd4', 'd5'].includes(square)),
  beside: ['e3', 'f3', 'd4', 'd5'],
  partners: [{ first: 'a1', squares: ['b1', 'a2'], points: 3, lifts: 1, change: 4 }],
  alone: { costs: 2, change: -2 },
};
const odd: Prospects = {
  room: free.filter((square) => !['b1', 'a2'].includes(square)),
  beside: ['b1', 'a2'],
  partners: [{ first: 'e4', squares: ['e3', 'f3', 'd4', 'd5'], points: 1, lifts: 2, change: 3 }],
  alone: { costs: 1, change: -1 },
};

let desk: Desk;
let played: string[];
let sketch: Sketch;

/** The table has something new. */
function table(change: Partial<Desk>): void {
  desk = { ...desk, ...change };
  const drawn = { number: sketch.number, drawn: sketch.drawn };
  // Outside a component nothing tells that the desk is another one.
  const next = new Sketch({ desk: () => desk, play: (_, move) => played.push(move) });
  Object.assign(next, { page: (sketch as unknown as { page: string }).page, ...drawn });
  sketch = next;
  sketch.renew();
}

function draw(first: string, ...rest: string[]): void {
  sketch.press(first);
  for (const square of rest) sketch.drag(square);
  sketch.lift();
}

beforeEach(() => {
  desk = {
    grid,
    seat: 0,
    page: 'first',
    legal: [choice(4), choice(3)],
    offer: [
      { number: 4, creature: 'Dog', of: 'pair', prospects: even },
      { number: 3, creature: 'Rooster', of: 'other', prospects: odd },
    ],
    drawing: null,
    creatures,
  };
  played = [];
  sketch = new Sketch({ desk: () => desk, play: (_, move) => played.push(move) });
  sketch.renew();
});

describe('the pencil', () => {
  it('knows what those that it seals off cost to the end', () => {
    sketch.choose(4);
    draw('b1', 'b2', 'a2', 'a3');
    expect(sketch.sealsCost, 'the Rat has found its partner').toBe(0);
    sketch.pairWith(null);
    expect(sketch.seals.map(({ number }) => number)).toEqual([1]);
    expect(sketch.sealsCost, 'half of 1 + 4 + 4, of 8 without it').toBe(1);
  });

  it('takes the creature that brings the most where somebody draws before choosing', () => {
    draw('b1', 'c1');
    expect([sketch.number, sketch.guessed, sketch.drawn], 'a Dog beside the Rat').toEqual([4, true, ['b1', 'c1']]);
    sketch.choose(3);
    expect([sketch.guessed, sketch.drawn], 'the Rooster never beside the Rat').toEqual([false, ['c1']]);
  });

  it('goes on as the larger one where nobody chose, and is the smaller one again on the way back', () => {
    // The Rooster brings more there.
    desk.offer = desk.offer.map((one) =>
      one.number === 3 ? { ...one, prospects: { ...odd, alone: { costs: 1, change: 9 } } } : one,
    );
    draw('c2', 'd2', 'd1');
    expect([sketch.number, sketch.guessed, sketch.complete, sketch.larger?.number]).toEqual([3, true, true, 4]);
    draw('c1');
    expect([sketch.number, sketch.complete, sketch.refusal], 'the Dog, whole').toEqual([4, true, null]);
    sketch.clear();
    sketch.choose(3);
    sketch.clear();
    draw('c2', 'd2', 'd1', 'c1');
    expect([sketch.number, sketch.refusal?.why], 'it was chosen').toEqual([3, undefined]);
    expect(sketch.drawn).toEqual(['c2', 'd2', 'd1']);
  });

  it('draws on in one stroke as the larger one and back', () => {
    desk.offer = desk.offer.map((one) =>
      one.number === 3 ? { ...one, prospects: { ...odd, alone: { costs: 1, change: 9 } } } : one,
    );
    sketch.press('c2');
    for (const square of ['d2', 'd1', 'c1']) sketch.drag(square);
    expect([sketch.number, sketch.drawn.length]).toEqual([4, 4]);
    sketch.drag('d1');
    expect([sketch.number, sketch.guessed, sketch.drawn]).toEqual([3, true, ['c2', 'd2', 'd1']]);
  });

  it('takes the only one that can lie there', () => {
    draw('e3');
    expect([sketch.number, sketch.drawn]).toEqual([3, ['e3']]);
  });

  it('says before a creature is chosen why none can lie there, of both kinds', () => {
    const both = creaturesOf(['a.b...', '..b...']);
    desk = { ...desk, creatures: both };
    const dead = [...deadOn({ grid, creatures: both })][0] ?? '';
    expect(dead).not.toBe('');
    const beside = { beside: [dead], room: [] };
    desk.offer = desk.offer.map((one) => ({ ...one, prospects: { ...even, ...beside } }));
    table({});
    sketch.press(dead);
    expect([sketch.number, sketch.refusal?.why]).toEqual([null, 'closed']);
    expect(new Set(sketch.blockers.map(({ number }) => number % 2))).toEqual(new Set([0, 1]));
    expect(refusedIn(sketch)).toMatch(/odd never touches odd \(the \w+\), even never even \(the \w+\)/);
  });

  it('takes a whole drawing as it is shown, with its partner, and nothing is sent', () => {
    sketch.take(4, ['b1', 'b2', 'b3', 'c3'], null);
    expect([sketch.number, sketch.drawn, sketch.complete]).toEqual([4, ['b1', 'b2', 'b3', 'c3'], true]);
    expect([sketch.partner, played]).toEqual([null, []]);
  });

  it('draws what it crosses, also what a quick pointer passed, and no more than the creature has', () => {
    sketch.choose(4);
    draw('c1', 'c5');
    expect(sketch.drawn).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect([sketch.left, sketch.complete]).toEqual([0, true]);
  });

  it('takes back what was drawn last where it goes back, and goes on from what is drawn', () => {
    sketch.choose(4);
    draw('c1', 'c3', 'c2');
    expect(sketch.drawn).toEqual(['c1', 'c2']);
    draw('c1', 'd1');
    expect(sketch.drawn).toEqual(['c1', 'c2', 'd1']);
  });

  it('rubs out a square that is pressed alone, and what the rubber crosses', () => {
    sketch.choose(4);
    draw('c1', 'c4');
    draw('c4');
    expect(sketch.drawn).toEqual(['c1', 'c2', 'c3']);
    sketch.tool = 'rubber';
    draw('c3', 'c2');
    expect(sketch.drawn).toEqual(['c1']);
    sketch.clear();
    expect(sketch.drawn).toEqual([]);
  });

  it('is not done while the squares are in pieces', () => {
    sketch.choose(3);
    draw('c1', 'c3');
    expect(sketch.complete).toBe(true);
    sketch.rub('c2');
    draw('d3');
    expect([sketch.left, sketch.whole, sketch.complete]).toEqual([0, false, false]);
    sketch.done();
    expect([played, sketch.refusal?.why]).toEqual([[], 'pieces']);
  });

  it('says what is missing', () => {
    sketch.done();
    expect(sketch.refusal?.why).toBe('choose');
    sketch.choose(4);
    sketch.turn();
    expect(sketch.refusal?.why).toBe('nothing');
    draw('c1');
    sketch.done();
    expect([played, sketch.refusal?.why]).toEqual([[], 'few']);
  });

  it('says why a square cannot be drawn', () => {
    sketch.choose(4);
    const why = (square: string) => {
      sketch.press(square);
      sketch.lift();
      return sketch.refusal?.why;
    };
    expect(['a1', 'e3'].map(why)).toEqual(['taken', 'beside']);
    draw('c1');
    expect(why('c4')).toBe('apart');
    draw('c1', 'c4');
    expect(why('c5')).toBe('complete');
    expect(sketch.refused, 'the sheet shakes each time').toBe(4);
  });

  it('says where there is too little room', () => {
    even.room = even.room.filter((square) => square !== 'f1');
    sketch.choose(4);
    sketch.press('f1');
    expect(sketch.refusal?.why).toBe('small');
  });

  it('takes a stroke that joins the drawing only at its end', () => {
    sketch.choose(4);
    draw('c1');
    draw('c4', 'c2');
    expect(sketch.drawn).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect([sketch.refusal, sketch.ghost]).toEqual([null, []]);
    sketch.clear();
    draw('c1');
    draw('c4', 'c3');
    expect([sketch.drawn, sketch.refusal?.why, sketch.ghost]).toEqual([['c1'], 'apart', []]);
  });

  it('says at once why a stroke draws nothing, and no longer once it draws', () => {
    sketch.choose(4);
    draw('c1');
    sketch.press('c4');
    expect([sketch.refusal, sketch.refused]).toEqual([{ why: 'apart', square: 'c4' }, 0]);
    sketch.drag('c2');
    expect([sketch.refusal, sketch.drawn.length]).toEqual([null, 4]);
    sketch.lift();
    sketch.clear();
    sketch.press('c2');
    sketch.drag('c3');
    sketch.drag('e3');
    expect(sketch.refusal).toEqual({ why: 'beside', square: 'e3' });
    sketch.drag('d3');
    sketch.drag('d2');
    expect([sketch.refusal, sketch.drawn]).toEqual([null, ['c2', 'c3', 'd3', 'd2']]);
    sketch.drag('e2');
    expect(sketch.refusal, 'it is complete').toBeNull();
    sketch.lift();
  });

  it('draws and rubs out by keys', () => {
    sketch.choose(4);
    sketch.put('c3');
    sketch.put('c4');
    sketch.put('c3');
    expect(sketch.drawn).toEqual(['c4']);
  });

  it('does nothing for nobody', () => {
    desk.seat = null;
    sketch.choose(4);
    draw('c3');
    expect([sketch.number, sketch.drawn]).toEqual([null, []]);
  });
});

describe('the whole shape', () => {
  beforeEach(() => {
    sketch.choose(4);
    draw('b2', 'b4');
  });

  it('moves by the hand, and stays where it fits', () => {
    sketch.tool = 'hand';
    sketch.press('b3');
    sketch.drag('c2');
    expect(sketch.drawn).toEqual(['c1', 'c2', 'c3']);
    sketch.drag('a2');
    expect(sketch.drawn).toEqual(['c1', 'c2', 'c3']);
    expect(sketch.ghost).toEqual(['a1', 'a2', 'a3']);
    sketch.lift();
    expect(sketch.ghost).toEqual([]);
  });

  it('moves by the pencil once it is complete', () => {
    draw('b4', 'c4');
    expect(sketch.complete).toBe(true);
    draw('b3', 'b2');
    expect(sketch.drawn).toEqual(['b1', 'b2', 'b3', 'c3']);
  });

  it('moves by keys, past what is in the way', () => {
    sketch.shift(1, 0);
    expect(sketch.drawn).toEqual(['c2', 'c3', 'c4']);
    sketch.shift(1, 0);
    // On d4 it would touch the Dog, on e2 too, and on f2.
    expect(sketch.drawn).toEqual(['c2', 'c3', 'c4']);
    expect(sketch.refusal?.why).toBe('turn');
  });

  it('turns', () => {
    sketch.turn();
    expect([...sketch.drawn].sort()).toEqual(['a3', 'b3', 'c3']);
  });
});

describe('another creature', () => {
  it('takes over what it can use, and gives it back', () => {
    sketch.choose(4);
    draw('a2', 'b2');
    draw('b2', 'b4');
    expect(sketch.complete).toBe(true);
    sketch.choose(3);
    expect(sketch.drawn).toEqual(['b2', 'b3', 'b4']);
    sketch.choose(4);
    expect(sketch.drawn).toEqual(['a2', 'b2', 'b3', 'b4']);
  });

  it('is taken at once where there is only one', () => {
    table({ legal: [choice(3)], page: 'second' });
    expect(sketch.number).toBe(3);
  });
});

describe('what it brings', () => {
  it('is the best pair that it touches, unless somebody chooses', () => {
    sketch.choose(4);
    draw('c1', 'b1');
    expect(sketch.touched.map(({ first }) => first)).toEqual(['a1']);
    expect(sketch.partner?.points).toBe(3);
    sketch.pairWith(null);
    expect(sketch.partner).toBeNull();
    sketch.pairWith('a1');
    expect(sketch.partner?.first).toBe('a1');
  });

  it('is no pair that would be worse than none', () => {
    even.partners[0] = { first: 'a1', squares: ['b1'], points: -9, lifts: 1, change: -8 };
    sketch.choose(4);
    draw('c1', 'b1');
    expect(sketch.partner).toBeNull();
    even.partners[0] = { first: 'a1', squares: ['b1', 'a2'], points: 3, lifts: 1, change: 4 };
  });

  it('is a pair without points too, where it is better than none', () => {
    even.partners[0] = { first: 'a1', squares: ['b1'], points: 0, lifts: 1, change: 1 };
    sketch.choose(4);
    draw('c1', 'b1');
    expect(sketch.partner?.first).toBe('a1');
    sketch.pairWith(null);
    expect(sketch.partner).toBeNull();
    even.partners[0] = { first: 'a1', squares: ['b1', 'a2'], points: 3, lifts: 1, change: 4 };
  });

  it('closes what it touches and nobody closed', () => {
    sketch.choose(4);
    draw('e2');
    expect([...sketch.closes].sort()).toEqual(['d2', 'e1', 'f2']);
    expect([...sketch.kills]).toEqual([]);
  });

  it('kills those that the other kind has closed', () => {
    sketch.choose(4);
    draw('b2');
    expect([...sketch.closes].sort()).toEqual(['a2', 'b1', 'b3', 'c2']);
    expect([...sketch.kills].sort()).toEqual(['a2', 'b1']);
  });

  it('leaves squares dead for good where both kinds touch them', () => {
    expect([...deadOn({ grid, creatures })]).toEqual([]);
    expect([...deadOn({ grid, creatures: creaturesOf(['a.bb', '.cc.']) })].sort()).toEqual(['a2', 'b1']);
  });
});

describe('Done', () => {
  it('sends the whole drawing, with its pair', () => {
    vi.useFakeTimers();
    sketch.choose(4);
    draw('c1', 'b1');
    draw('c1', 'd1');
    sketch.done();
    expect(played).toEqual([]);
    draw('d1', 'd2');
    sketch.done();
    expect(played).toEqual(['choose 4 c1 b1 d1 d2 pair a1']);
    sketch.done();
    expect(played).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    sketch.done();
    expect(played).toHaveLength(2);
    vi.useRealTimers();
  });

  it('says so where it leaves a neighbour, and nothing where there is none', () => {
    sketch.choose(4);
    draw('c1', 'b1');
    draw('c1', 'd1');
    draw('d1', 'd2');
    sketch.pairWith(null);
    expect(sketch.turnText).toBe('choose 4 c1 b1 d1 d2 alone');
    sketch.clear();
    draw('c2', 'c5');
    expect(sketch.turnText).toBe('choose 4 c2 c3 c4 c5');
  });

  it('orders the squares so that each touches an earlier one', () => {
    sketch.choose(4);
    draw('c2', 'c5');
    sketch.rub('c3');
    draw('c3');
    expect(sketch.turnText).toBe('choose 4 c2 c3 c4 c5');
  });

  it('goes on from what the table has in ink', () => {
    const drawing: Drawing = {
      number: 4,
      creature: 'Dog',
      left: 2,
      squares: ['c1', 'd1'],
      room: even.room.filter((square) => !['c1', 'd1'].includes(square)),
      partner: null,
    };
    table({ legal: [], drawing });
    expect([sketch.number, sketch.left]).toEqual([4, 2]);
    draw('c1', 'c3');
    draw('c1');
    expect(sketch.refusal?.why).toBe('inked');
    sketch.choose(3);
    expect(sketch.number).toBe(4);
    sketch.turn();
    expect(sketch.turnText).toBe('c2 c3');
  });
});

it('forgets what it sent on a new page, even where that offers the very same', () => {
  const own = sketch;
  own.choose(4);
  draw('c2', 'c5');
  own.done();
  expect(own.sent).toBe(desk.legal);
  desk = { ...desk, page: 'second' };
  const next = new Sketch({ desk: () => desk, play: () => undefined });
  Object.assign(next, { page: 'first', sent: own.sent });
  next.renew();
  expect(next.sent).toBeNull();
});

it('keeps the sketch while the table is away, and begins anew on another page', () => {
  sketch.choose(4);
  draw('c2', 'c3');
  table({ seat: null, legal: [] });
  table({ seat: 0, legal: [choice(4), choice(3)] });
  expect(sketch.drawn).toEqual(['c2', 'c3']);
  table({ page: 'second' });
  expect([sketch.number, sketch.drawn]).toEqual([null, []]);
});

describe('what is left', () => {
  it('is drawn at once, and then in other shapes, until somebody draws on it', () => {
    sketch.choose(4);
    expect(sketch.fills).toBeNull();
    draw('c1');
    expect(sketch.fills).toBe('rest');
    sketch.fill();
    const first = sketch.drawn;
    expect([sketch.complete, sketch.fills, first[0]]).toEqual([true, 'again', 'c1']);
    sketch.fill();
    expect(sketch.complete && sketch.drawn !== first && sketch.drawn.includes('c1')).toBe(true);
    sketch.rub(sketch.drawn.at(-1) ?? '');
    expect(sketch.fills, 'one square is drawn as fast').toBeNull();
  });

  it('of a rectangle is drawn by a stroke across it, not by squares that were pressed one by one', () => {
    table({ legal: [choice(6)], offer: [{ number: 6, creature: 'Pig', of: 'pair', prospects: even }] });
    draw('c1', 'd1', 'd2', 'e2');
    expect([...sketch.drawn].sort()).toEqual(['c1', 'c2', 'd1', 'd2', 'e1', 'e2']);
    sketch.clear();
    for (const square of ['c1', 'd1', 'd2', 'e2']) draw(square);
    expect(sketch.drawn).toEqual(['c1', 'd1', 'd2', 'e2']);
  });
});
