import { afterEach, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { cause, outcome as step } from '../../wire/testing';
import { language } from '../../words/catalogue.svelte';
import { decided } from './decided';
import { positionOf, type Man } from './testing';

afterEach(() => (language.now = 'en'));

const endOf = (...men: Man[]): View => ({ game: 'celestial_checkers', ...positionOf(men, { phase: 'over', mover: 1, scores: [4, 3] }) }); // prettier-ignore
const view = endOf();
const taken = (seat: number, animal: string) => step(cause(seat, 'animals', -1, 'captured', { animal }));
const names = ['You', 'Ann'];

it('is whom the winner took, at the step that did it, and what all who were taken would have brought', () => {
  const steps = [taken(1, 'Ox'), taken(0, 'Tiger'), taken(1, 'Hare'), taken(1, 'Dog')];
  expect(decided(view, 0, 1, steps, names)).toEqual([
    { words: 'The cleverest animal that Ann lost: the Hare, which would have brought 11 at home', at: 3 },
    { words: 'Points lost with animals that were taken: you 2, Ann 17' },
  ]);
  expect(decided(view, 1, 0, steps, names)[0]).toEqual({
    words: 'The cleverest animal that you lost: the Tiger, which would have brought 2 at home',
    at: 2,
  });
  language.now = 'zh';
  expect(decided(view, 0, 1, steps, ['你', 'Ann'])[0]?.words).toBe('Ann被吃的最聪明的动物：兔，到家本可得 11 分');
});

it('is nothing where nobody was taken, and no sum where both lost as much', () => {
  expect(decided(view, 0, 1, [], names)).toEqual([]);
  expect(decided(view, 0, 1, [taken(0, 'Dog'), taken(1, 'Dog')], names)).toHaveLength(1);
});

it('is that the other brought nobody home, where that is so', () => {
  expect(decided({ ...view, scores: [4, 0] }, 0, 1, [], names)).toEqual([
    { words: 'Ann brought nobody home before the game ended' },
  ]);
});

it('is who was shut in at the end, and who was on the way still', () => {
  const shut = endOf(['h8', 1, 'Hare'], ['g7', 0, 'Ox'], ['a3', 0, 'Rat'], ['c1', 0, 'Tiger']);
  expect(decided(shut, 0, 1, [], names)).toEqual([
    { words: 'At the end Ann’s Hare could not move, shut in by your Ox: 11 points that did not count' },
    { words: 'Still on the way when the game ended: your Ox, Rat and Tiger, 15 points that did not count' },
  ]);
  language.now = 'zh';
  expect(decided(shut, 0, 1, [], ['你', 'Ann'])[0]?.words).toBe('终局时Ann的兔不能走（被你的牛挡住）：11 分没有算上');
});
