import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { because } from './because';
import { asView, race, runner } from './testing';
import type { ActionName, Forecast, RaceAction, RaceView, Runner } from './view';

afterEach(() => (language.now = 'en'));

const forecast = (action: ActionName, energy: number[], spaces: number, karma = 0): Forecast => ({
  ...{ action, energy, joined: 'nobody', then: [] },
  gives: [
    { what: 'spaces', amount: spaces, why: 'benefit' },
    { what: 'karma', amount: karma, why: 'drop' },
  ],
});
const play = (action: ActionName, energy: number): RaceAction => ({ kind: 'play', action, energy });
const exchange = (give: number[], get: number[]): RaceAction => ({ kind: 'exchange', up: true, karma: 0, give, get });
const done: RaceAction = { kind: 'done' };

function said(some: Partial<RaceView>, own: Partial<Runner>, advised: RaceAction, ...others: RaceAction[]): string {
  const move = moveOf(advised);
  const view = asView(race({ seats: [runner(own)], ...some }));
  return because({ ...move, actions: [] }, view, ['You'], [move, ...others.map(moveOf)]);
}
const moveOf = (action: RaceAction) => ({ seat: 0, move: '', action: { ...action } });

const runs = { forecast: [forecast('Run', [1], 1), forecast('Run', [2, 3], 3), forecast('Walk', [1, 2, 3], 2, -1)] };

it.each<[string, Partial<RaceView>, Partial<Runner>, RaceAction, ...RaceAction[]]>([
  [
    'If nobody else chooses it, it brings +3 spaces, and nothing you can play brings more spaces. ' +
      'With a lower energy card it brings fewer spaces.',
    runs,
    {},
    play('Run', 2),
    play('Run', 1),
    play('Walk', 1),
  ],
  [
    'If nobody else chooses it, it brings +3 spaces, and nothing you can play brings more spaces. ' +
      'With a higher energy card it brings no more.',
    runs,
    {},
    play('Run', 2),
    play('Run', 3),
  ],
  ['If nobody else chooses it, it brings +2 spaces, −1 karma.', runs, {}, play('Walk', 1), play('Run', 2)],
  [
    'If nobody else chooses it, it brings +1 space. It costs no karma.',
    runs,
    { prices: { Walk: 1, Run: 0 } },
    play('Run', 1),
    play('Walk', 1),
  ],
  [
    'If nobody else chooses it, it takes you to Finish. It costs no karma.',
    runs,
    { position: 27, prices: { Walk: 1 } },
    play('Run', 2),
    play('Walk', 1),
  ],
  ['', { forecast: [forecast('Run', [1], 0, -1)] }, {}, play('Run', 1), play('Run', 2)],
  ['', {}, {}, play('Run', 2), play('Walk', 1)],
  ['Its power: Each karma gain +1; in exchanges 1 karma pays 2.', {}, {}, { kind: 'animal', animal: 'Dragon' }],
  [
    '2 of your other cards have a higher number: they cost no karma after this one.',
    {},
    { cards: ['Cheat', 'Help', 'Run'] },
    { kind: 'card', number: 1, action: 'Cheat' },
  ],
  ['', {}, { cards: ['Cheat', 'Help', 'Run'] }, { kind: 'card', number: 3, action: 'Run' }],
  ['A 4 is higher than any energy card in your hand.', {}, {}, exchange([2, 2], [4]), done],
  ['You then have 6 energy cards instead of 5.', {}, {}, exchange([3], [2, 1]), done],
  ['', {}, {}, exchange([1, 1], [2]), done],
  [
    'It is the lowest energy card in your hand. To keep it would cost 8 spaces.',
    {},
    {},
    { kind: 'return', energy: 1 },
    { kind: 'fallback' },
  ],
  ['', {}, {}, done, exchange([1, 1], [2])],
])('says: %s', (words, view, own, advised, ...others) => {
  expect(said(view, own, advised, ...others)).toBe(words);
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(runs, {}, play('Walk', 1), play('Run', 2))).toBe('如果没有别人选它：+2\u00a0格，−1\u00a0点业力。');
});
