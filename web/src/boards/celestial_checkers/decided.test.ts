import { afterEach, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { cause, outcome as step } from '../../wire/testing';
import { language } from '../../words/catalogue.svelte';
import { decided } from './decided';

afterEach(() => (language.now = 'en'));

const view: View = { game: 'celestial_checkers', scores: [4, 3] };
const taken = (seat: number, animal: string) => step(cause(seat, 'animals', -1, 'captured', { animal }));
const names = ['You', 'Ann'];

it('is whom the winner took, at the step that did it, and what all who were taken would have brought', () => {
  const steps = [taken(1, 'Ox'), taken(0, 'Tiger'), taken(1, 'Hare'), taken(1, 'Dog')];
  expect(decided(view, 0, 1, steps, names)).toEqual([
    { words: 'The cleverest animal taken: Ann’s Hare, which would have brought 11 at home', at: 3 },
    { words: 'Points lost with animals that were taken: you 2, Ann 17' },
  ]);
  expect(decided(view, 1, 0, steps, names)[0]).toEqual({
    words: 'The cleverest animal taken: your Tiger, which would have brought 2 at home',
    at: 2,
  });
  language.now = 'zh';
  expect(decided(view, 0, 1, steps, ['你', 'Ann'])[0]?.words).toBe('被吃的最聪明的动物：Ann的兔，到家本可得 11 分');
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
