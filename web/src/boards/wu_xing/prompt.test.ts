import { expect, it } from 'vitest';
import { choicesOf } from './offer';
import { promptOf } from './prompt';
import { legal, seat, view } from './testing';

const shown = view({
  board: [{ tile: 'Tiger', panel: 1, shows: [1] }, null, null],
  dice: [1, 5],
  gains: { Tiger: 5, Rat: 5, jia: 3 },
  losses: { Rat: 5, jia: 3 },
  seats: [seat(), seat({ tiles: ['Rat'] }), seat({ tiles: ['jia'], tokens: 0 })],
});
const story = {
  dice: { faces: [1, 5], throws: [1, 1] },
  deeds: [],
  deed: null,
  spent: null,
  losses: [],
  idle: new Set<number>(),
};
const claim = { kind: 'claim', space: 1 } as const;
const refusable = { kind: 'capture', tile: 'Rat', from: 1 } as const;
const sure = { kind: 'capture', tile: 'jia', from: 2 } as const;

it('says above all choices that the turn may be lost only where every one can be refused', () => {
  const said = (...moves: Parameters<typeof legal>[1][]) =>
    promptOf({
      ...{ view: shown, story, names: ['You', 'Jun', 'Lan'], choices: choicesOf(shown, legal(0, ...moves)) },
      ...{
        decides: true,
        throws: false,
        itself: false,
        waits: false,
        still: true,
        reaches: null,
        nothing: null,
        answer: null,
      },
    });
  expect(said(refusable)).toBe('Jun can refuse; then your turn is lost');
  expect(said(refusable, sure)).toBe('Capture or pass');
  expect(said(refusable, claim)).toBe('Claim, capture or pass');
});

it('says whether the person has to throw or it is done for them', () => {
  const said = (itself: boolean) =>
    promptOf({
      ...{ view: shown, story, names: ['You', 'Jun', 'Lan'], choices: [] },
      ...{
        decides: false,
        throws: true,
        itself,
        waits: false,
        still: true,
        reaches: null,
        nothing: null,
        answer: null,
      },
    });
  expect(said(false)).toBe('Your turn: throw the dice');
  expect(said(true)).toBe('Your turn: thrown for you');
});

it('says why nothing can be done, with the dice that lie there', () => {
  const said = (tokens: number, nothing: 'dry' | 'far' = 'dry') =>
    promptOf({
      ...{ view: { ...shown, seats: [seat({ tokens })] }, story, names: ['You'], choices: [] },
      ...{
        decides: true,
        throws: false,
        itself: false,
        waits: false,
        still: true,
        reaches: null,
        nothing,
        answer: null,
      },
    });
  expect(said(0)).toBe('1 and 5: nothing matches, no token left');
  expect(said(1)).toBe('1 and 5: nothing matches, no token helps');
  expect(said(3, 'far')).toBe('1 and 5: nothing matches, no single token helps');
});
