import { describe, expect, it } from 'vitest';
import { listed } from '../../table/turns';
import type { Step, View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
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
      'drew the Rabbit',
      'Jun drew the Rabbit, which completed the twelve.',
    ]);
  });
});

it('begins with the card that lies open', () => {
  const dealt = turn(1, 0, { kind: 'turn', card: 'Cat' }, { kind: 'turn', card: 'Ox' }) as Step[];
  expect(listing.write(dealt, names)).toBe('Dealt; the Ox lies open');
});

describe('a turn in the log', () => {
  const parts = (...actions: BareTold[]) =>
    listing
      .parts?.(turn(1, 3, ...actions) as Step[], names)
      .map(({ words, matters }) => (matters ? words.toUpperCase() : words));

  it('leaves out only that it ended', () => {
    expect(parts(...drew(null), up('Goat'), down('Ox'), discard('Pig'))).toEqual([
      'drew',
      'laid the Goat face up',
      'took the Ox back in hand',
      'discarded the Pig',
    ]);
    expect(parts(...drew(null), pass)).toEqual(['drew']);
    const moves = [up('Tiger'), down('Rat'), up('Rabbit'), down('Dog'), up('Pig')];
    expect(parts(...drew(null), ...moves, pass)).toEqual([
      'drew',
      'laid the Tiger, the Rabbit and the Pig face up',
      'took the Rat and the Dog back in hand',
    ]);
    expect(parts(pass)).toEqual(['passed']);
    expect(parts(...drew('Pangu'), up('Pangu'))).toEqual(['drew a Pangu', 'laid a Pangu face up']);
  });

  it('counts equal cards, in both languages', () => {
    const moved = [up('Dragon'), up('Rabbit'), up('Dragon'), down('Ox'), down('Ox')];
    expect(parts(...moved)).toEqual(['laid two Dragons and the Rabbit face up', 'took two Oxen back in hand']);
    language.now = 'zh';
    expect(parts(...moved)).toEqual(['亮出两张龙、兔', '收回两张牛']);
    language.now = 'en';
  });

  it('lets stand out what matters', () => {
    expect(parts(took('Rat'), discard('Snake'))).toEqual(['TOOK THE RAT FROM THE DISCARDS', 'discarded the Snake']);
    expect(parts(pangu('Dragon', 0))).toEqual(['TOOK YOUR DRAGON WITH A PANGU, INTO THE HAND']);
    expect(parts(pangu('Dragon', 0, 'face_up'))).toEqual(['TOOK YOUR DRAGON WITH A PANGU, FACE UP']);
    expect(parts(catOn(0))).toEqual(['PLAYED A CAT: YOU MISS A TURN']);
    expect(parts(fineHand, fined('Horse'))).toEqual(['LOST THE HORSE']);
  });
});
