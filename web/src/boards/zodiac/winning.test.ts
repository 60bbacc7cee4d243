import { describe, expect, it } from 'vitest';
import { listed } from '../../table/turns';
import type { Step, View } from '../../wire/protocol';
import { listing } from './listing';
import { catOn, discard, down, drew, fineHand, fined, pangu, pass, took, turn, up, type BareTold } from './testing';
import type { ZodiacView } from './view';
import { wonWords } from './winning';

const names = ['You', 'Jun', 'Lan'];
const won = (winner: number | null, ...actions: BareTold[]) =>
  wonWords({ winner } as ZodiacView, turn(winner ?? 0, 3, ...actions), (seat) => names[seat] ?? '');

describe('how a game was won', () => {
  it('is told of the last card', () => {
    expect(won(1, ...drew('Rabbit'), pass)).toBe('Jun drew the Rabbit, which completed the twelve.');
    expect(won(0, took('Ox'), discard('Pig'))).toBe('You took the Ox from the discards, which completed the twelve.');
    expect(won(1, pangu('Dragon', 0))).toBe('Jun took your Dragon with Pangu, which completed the twelve.');
  });

  it('is not told of a card that went again, or of none', () => {
    expect(won(1, ...drew('Ox'), discard('Ox'))).toBe('Jun had all twelve signs.');
    expect(won(1, up('Goat'), pass)).toBe('Jun had all twelve signs.');
    expect(won(null, pass)).toBe('');
  });

  it('is the last line of the log', () => {
    const view = { winner: 1 } as unknown as View;
    const steps = turn(1, 3, ...drew('Rabbit'), pass) as Step[];
    expect(listed(steps, listing, names, view).map(({ text }) => text)).toEqual([
      'drew Rabbit\u00a0· passed',
      'Jun drew the Rabbit, which completed the twelve.',
    ]);
  });
});

describe('a turn in the log', () => {
  const parts = (...actions: BareTold[]) =>
    listing
      .parts?.(turn(1, 3, ...actions) as Step[], names)
      .map(({ words, matters }) => (matters ? words.toUpperCase() : words));

  it('leaves nothing out', () => {
    expect(parts(...drew(null), up('Goat'), down('Ox'), discard('Pig'))).toEqual([
      'drew',
      'Goat up',
      'Ox down',
      'discarded Pig',
    ]);
    expect(parts(...drew(null), pass)).toEqual(['drew', 'passed']);
    const moves = [up('Tiger'), down('Rat'), up('Rabbit'), down('Dog'), up('Pig')];
    expect(parts(...drew(null), ...moves, pass)).toEqual(['drew', 'Tiger, Rabbit, Pig up', 'Rat, Dog down', 'passed']);
  });

  it('lets stand out what matters', () => {
    expect(parts(took('Rat'), discard('Snake'))).toEqual(['TOOK RAT', 'discarded Snake']);
    expect(parts(took('Rat'), up('Goat'))).toEqual(['TOOK RAT', 'Goat up']);
    expect(parts(pangu('Dragon', 0))).toEqual(['STOLE YOUR DRAGON']);
    expect(parts(catOn(0))).toEqual(['CAT: YOU MISS A TURN']);
    expect(parts(fineHand, fined('Horse'))).toEqual(['LOST HORSE']);
  });
});
