import { beforeEach, describe, expect, it } from 'vitest';
import { tokens } from '../wire/tokens';
import { tables } from './tables';

const going = { game: 'rafts', begun: true, to_act: [0], step: 3, over: false };
const seats = [{ who: 'computer' as const }, { who: 'person' as const, mine: true }];

describe('the tables this browser sat at', () => {
  beforeEach(() => localStorage.clear());

  it('are found again while their game goes on, the newest first', () => {
    tokens.keep('old', ['one']);
    tables.note('old', { ...going, game: 'lanterns', seats }, 1);
    tokens.keep('new', ['two']);
    tables.note('new', { ...going, seats }, 2);
    tables.note('looked-on', { ...going, seats }, 3);
    expect(tables.open()).toEqual([
      { table: 'new', game: 'rafts', at: 2, seats, turn: [0] },
      { table: 'old', game: 'lanterns', at: 1, seats, turn: [0] },
    ]);
    tables.note('new', { ...going, over: true, seats }, 4);
    expect(tables.open().map(({ table }) => table)).toEqual(['old']);
    expect(tokens.of('new')).toEqual(['two']);
  });

  it('are forgotten with their tokens, or when one has stood up', () => {
    for (const table of ['a', 'b']) {
      tokens.keep(table, ['token']);
      tables.note(table, { ...going, seats }, 1);
    }
    tables.forget('a');
    expect(tokens.of('a')).toEqual([]);
    tokens.keep('b', []);
    expect(tables.open()).toEqual([]);
  });

  it('are not those that one only opened, or where one has left the seat', () => {
    tokens.keep('opened', ['owner']);
    const nobodys = seats.map((seat) => ({ ...seat, mine: false }));
    tables.note('opened', { ...going, seats: nobodys });
    expect(tables.open()).toEqual([]);
    tables.note('opened', { ...going, seats }, 1);
    expect(tables.open()).toHaveLength(1);
    tables.note('opened', { ...going, seats: nobodys });
    expect(tables.open()).toEqual([]);
    expect(tokens.of('opened')).toEqual(['owner']);
  });

  it('say since when they wait for this browser', () => {
    tokens.keep('a', ['token']);
    const waits = { ...going, to_act: [1], seats };
    const since = () => tables.open()[0]?.since;
    tables.note('a', { ...going, seats }, 1);
    expect(since()).toBeUndefined();
    tables.note('a', { ...waits, step: 4 }, 2);
    tables.note('a', { ...waits, step: 4 }, 9);
    expect(since()).toBe(2);
    tables.note('a', { ...waits, step: 6 }, 12);
    expect(since(), 'another turn').toBe(12);
    tables.note('a', { ...waits, begun: false }, 13);
    expect(tables.open()[0]).toMatchObject({ at: 13, turn: [] });
    expect(since()).toBeUndefined();
  });

  it('survive what is unreadable', () => {
    for (const broken of ['{broken', 'null', '7', '{"a":null,"b":{"game":7}}']) {
      localStorage.setItem('shengxiao.tables', broken);
      expect(tables.open()).toEqual([]);
    }
  });
});
