import { afterEach, expect, it } from 'vitest';
import type { Action, View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { purposes } from './purpose';
import { positionOf, type Man } from './testing';

afterEach(() => (language.now = 'en'));

const view = (...men: Man[]): View => ({ game: 'celestial_checkers', ...positionOf(men) });
const slide = (from: string, to: string) => ({ kind: 'slide', from, to });
const jump = (from: string, over: string, to: string) => ({ kind: 'jump', from, over, to });
const told = (of: View, action: Action, names = ['You', 'Ann']) => purposes(action, of, names);

const [rat, tiger, far]: Man[] = [
  ['b4', 0, 'Rat'],
  ['c5', 1, 'Tiger'],
  ['h8', 1, 'Ox'],
] as const satisfies Man[];

it.each<[string, View, Action]>([
  ['takes your Rat out of reach of Ann’s Tiger', view(rat, tiger, far), slide('b4', 'a5')],
  ['takes Ann’s Tiger, which threatened your Rat', view(rat, tiger, far, ['d4', 0, 'Ox']), jump('d4', 'c5', 'b6')],
  ['brings your Dog past all its enemies, so that nobody can take it any more', view(['a3', 0, 'Dog'], ['h4', 1, 'Ox']), slide('a3', 'b4')], // prettier-ignore
  ['threatens Ann’s Dog', view(['a1', 0, 'Ox'], ['c3', 1, 'Dog'], far), slide('a1', 'b2')],
  [
    'is the only move that leaves nobody to be taken at once',
    view(['b4', 0, 'Hare'], ['d6', 1, 'Tiger']),
    slide('b4', 'a5'),
  ],
  [
    'waits: no enemy is near your Ox, and those in front of it keep their places',
    view(['a1', 0, 'Ox'], ['c5', 0, 'Pig'], ['h8', 1, 'Rat']),
    slide('a1', 'b2'),
  ],
])('says: %s', (words, of, action) => expect(told(of, action)).toEqual([words]));

it('says who is guarded, and that other moves would not', () => {
  expect(told(view(rat, tiger, far, ['b2', 0, 'Pig']), slide('b2', 'a3'))).toEqual([
    'keeps Ann’s Tiger from jumping over your Rat',
    'leaves nobody to be taken next; after 1 of the 2 other moves somebody can be',
  ]);
});

it('does not praise care that hardly any move lacks', () => {
  const men: Man[] = [['b4', 0, 'Rat'], ['b2', 0, 'Pig'], ['d6', 1, 'Tiger'], ['h2', 0, 'Ox'], far]; // prettier-ignore
  expect(told(view(...men), slide('b2', 'a3')), 'one of four other moves lets the Rat be taken').toEqual([]);
  expect(told(view(...men.slice(0, 1), ...men.slice(2, 3)), slide('b4', 'a5'))).toHaveLength(1);
});

it('keeps the game from ending', () => {
  // If the Ox moved, the Rat could not pass the Goat.
  const ending = { ...view(['b6', 0, 'Goat'], ['c5', 0, 'Ox'], ['a7', 1, 'Rat']), scores: [3, 8] };
  const words = 'keeps the game going, which other moves end (Ann wins 8\u00a0to\u00a03)';
  expect(told(ending, slide('b6', 'c7'))[0]).toBe(words);
  expect(told({ ...ending, scores: [8, 3] }, slide('b6', 'c7')), 'that would win').not.toContain(words);
});

it('speaks of the other side likewise', () => {
  const of = view(['b4', 0, 'Tiger'], ['c5', 1, 'Rat'], ['a1', 0, 'Ox']);
  expect(told({ ...of, mover: 1 }, slide('c5', 'd4'))).toEqual(['takes Ann’s Rat out of reach of your Tiger']);
});

it('is no threat where the enemy takes first, and nothing where the animal goes on jumping', () => {
  const hanging: Man[] = [['g5', 0, 'Rat'], ['h6', 1, 'Tiger']]; // prettier-ignore
  expect(told(view(['a1', 0, 'Ox'], ['c3', 1, 'Dog'], ...hanging), slide('a1', 'b2'))).toEqual([]);
  const chain = view(['a1', 0, 'Ox'], ['b2', 1, 'Dog'], ['d4', 1, 'Pig'], far);
  expect(told(chain, jump('a1', 'b2', 'c3'))).toEqual([]);
  expect(told(chain, { kind: 'place', animal: 'Ox', to: 'c1' })).toEqual([]);
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(told(view(rat, tiger, far), slide('b4', 'a5'), ['你', 'Ann'])).toEqual(['让你的鼠躲开Ann的虎']);
});
