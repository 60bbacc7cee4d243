import { beforeEach, describe, expect, it } from 'vitest';
import { tokens } from '../wire/tokens';
import { tables } from './tables';

const seats = [{ who: 'computer' as const }, { who: 'person' as const, mine: true }];

describe('the tables this browser sat at', () => {
  beforeEach(() => localStorage.clear());

  it('are found again while their game goes on, the newest first', () => {
    tokens.keep('old', ['one']);
    tables.note('old', { game: 'lanterns', over: false, seats }, 1);
    tokens.keep('new', ['two']);
    tables.note('new', { game: 'rafts', over: false, seats }, 2);
    tables.note('looked-on', { game: 'rafts', over: false, seats }, 3);
    expect(tables.open()).toEqual([
      { table: 'new', game: 'rafts', at: 2 },
      { table: 'old', game: 'lanterns', at: 1 },
    ]);
    tables.note('new', { game: 'rafts', over: true, seats }, 4);
    expect(tables.open().map(({ table }) => table)).toEqual(['old']);
    expect(tokens.of('new')).toEqual(['two']);
  });

  it('are forgotten with their tokens, or when one has stood up', () => {
    for (const table of ['a', 'b']) {
      tokens.keep(table, ['token']);
      tables.note(table, { game: 'lanterns', over: false, seats }, 1);
    }
    tables.forget('a');
    expect(tokens.of('a')).toEqual([]);
    tokens.keep('b', []);
    expect(tables.open()).toEqual([]);
  });

  it('are not those that one only opened, or where one has left the seat', () => {
    tokens.keep('opened', ['owner']);
    const nobodys = seats.map((seat) => ({ ...seat, mine: false }));
    tables.note('opened', { game: 'lanterns', over: false, seats: nobodys });
    expect(tables.open()).toEqual([]);
    tables.note('opened', { game: 'lanterns', over: false, seats }, 1);
    expect(tables.open()).toHaveLength(1);
    tables.note('opened', { game: 'lanterns', over: false, seats: nobodys });
    expect(tables.open()).toEqual([]);
    expect(tokens.of('opened')).toEqual(['owner']);
  });

  it('survive what is unreadable', () => {
    localStorage.setItem('shengxiao.tables', '{broken');
    expect(tables.open()).toEqual([]);
  });
});
