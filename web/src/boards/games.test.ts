import { afterEach, describe, expect, it } from 'vitest';
import type { Table } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import * as made from '.';
import { boardOf, calledAt, hasOwnBoard, kindOf, nameOfSeat, namesAt, titleOf } from './games';

describe('a game with a folder', () => {
  afterEach(() => (language.now = 'en'));

  it.each(Object.keys(made))('%s brings a board, a title and a line in both languages', (game) => {
    expect(hasOwnBoard(game)).toBe(true);
    const english = { title: titleOf(game, ''), line: kindOf(game).words?.line };
    language.now = 'zh';
    for (const text of [titleOf(game, ''), kindOf(game).words?.line]) expect(text).toMatch(/\p{Script=Han}/u);
    for (const text of [english.title, english.line]) expect(text).toMatch(/^[A-Z][\w ,.]+$/);
  });

  it('can be shown as text', () => {
    const [game = ''] = Object.keys(made);
    expect(boardOf(game, true).layout).toBe('list');
    expect(boardOf(game, false)).toBe(kindOf(game));
  });
});

describe('a game without a folder', () => {
  it('has the generic board and the title of the server', () => {
    expect(hasOwnBoard('lanterns')).toBe(false);
    expect(boardOf('lanterns', false)).toBe(boardOf('lanterns', true));
    expect(titleOf('lanterns', 'Lanterns')).toBe('Lanterns');
  });

  it('numbers its seats', () => {
    expect(nameOfSeat('lanterns', 1)).toBe('Seat 2');
    expect(namesAt({ game: 'lanterns', seats: [{ who: 'person', name: 'Ann' }, { who: 'computer' }] })).toEqual([
      'Ann',
      'Jun',
    ]);
    expect(namesAt({ game: 'celestial_checkers', seats: [{ who: 'person' }, { who: 'computer' }] })[1]).toBe('North');
  });
});

describe('the one person at this screen', () => {
  const [mine, person] = [{ who: 'person', mine: true } as const, { who: 'person' } as const];
  const at = (game: string, ...seats: Table['seats']) => [namesAt({ game, seats }), calledAt({ game, seats })];

  it('is "You" in sentences, and on the plate without a name', () => {
    expect(at('lanterns', mine, { who: 'computer' })).toEqual([
      ['You', 'Jun'],
      ['You', 'Jun'],
    ]);
    expect(at('lanterns', person, { ...mine, name: 'Ann' })).toEqual([
      ['Seat 1', 'Ann'],
      ['Seat 1', 'You'],
    ]);
  });

  it('sits on the plate of their side', () => {
    expect(at('celestial_checkers', mine, person)).toEqual([
      ['South', 'North'],
      ['You', 'North'],
    ]);
  });

  it('is nobody where two play', () => {
    expect(at('lanterns', mine, mine)[1]).toEqual(['Seat 1', 'Seat 2']);
  });
});
