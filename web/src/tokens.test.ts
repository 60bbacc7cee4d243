import { beforeEach, describe, expect, it } from 'vitest';
import { tokens } from './tokens';

describe('the tables this browser sat at', () => {
  beforeEach(() => localStorage.clear());

  it('keep the tokens of their seats', () => {
    tokens.keep('k3f9', ['one', 'two'], 1);
    expect(tokens.of('k3f9')).toEqual(['one', 'two']);
    tokens.keep('k3f9', ['three'], 2);
    expect(tokens.of('k3f9')).toEqual(['three']);
    tokens.keep('k3f9', [], 3);
    expect(tokens.of('k3f9')).toEqual([]);
  });

  it('are found again while their game goes on, the newest first', () => {
    tokens.keep('old', ['one'], 1);
    tokens.note('old', { game: 'zodiac', over: false }, 1);
    tokens.keep('new', ['two'], 2);
    tokens.note('new', { game: 'wu_xing', over: false }, 2);
    tokens.note('looked-on', { game: 'wu_xing', over: false }, 3);
    expect(tokens.open()).toEqual([
      { table: 'new', game: 'wu_xing', at: 2 },
      { table: 'old', game: 'zodiac', at: 1 },
    ]);
    tokens.note('new', { game: 'wu_xing', over: true }, 4);
    expect(tokens.open().map(({ table }) => table)).toEqual(['old']);
    expect(tokens.of('new')).toEqual(['two']);
  });

  it('are forgotten when asked to, or when there are too many', () => {
    for (let table = 0; table < 60; table += 1) tokens.keep(`t${table}`, ['token'], table);
    expect(tokens.of('t9')).toEqual([]);
    expect(tokens.of('t10')).toEqual(['token']);
    tokens.forget('t10');
    expect(tokens.of('t10')).toEqual([]);
  });

  it('survive what is unreadable', () => {
    localStorage.setItem('shengxiao.tables', '{broken');
    expect(tokens.open()).toEqual([]);
  });
});
