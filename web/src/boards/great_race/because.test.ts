import { afterEach, describe, expect, it } from 'vitest';
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
    'Nobody else can play it now: it brings +3 spaces, and nothing you can play brings more spaces alone. ' +
      'With a lower energy card it brings fewer spaces.',
    runs,
    {},
    play('Run', 2),
    play('Run', 1),
    play('Walk', 1),
  ],
  [
    'Nobody else can play it now: it brings +3 spaces, and nothing you can play brings more spaces alone. ' +
      'With a higher energy card it brings no more.',
    runs,
    {},
    play('Run', 2),
    play('Run', 3),
  ],
  ['Nobody else can play it now: it brings +2 spaces, −1 karma.', runs, {}, play('Walk', 1), play('Run', 2)],
  [
    'Nobody else can play it now: it brings +1 space. It costs no karma.',
    runs,
    { prices: { Walk: 1, Run: 0 } },
    play('Run', 1),
    play('Walk', 1),
  ],
  [
    'Nobody else can play it now: it takes you to Finish. It costs no karma.',
    runs,
    { position: 27, prices: { Walk: 1 } },
    play('Run', 2),
    play('Walk', 1),
  ],
  ['', { forecast: [forecast('Run', [1], 0, -1)] }, {}, play('Run', 1), play('Run', 2)],
  ['', {}, {}, play('Run', 2), play('Walk', 1)],
  ['Its power: Each karma gain +1; in exchanges 1 karma pays 2.', {}, {}, { kind: 'animal', animal: 'Dragon' }],
  [
    '2 of your other cards are higher (2–3): after this one they cost no karma.',
    {},
    { cards: ['Cheat', 'Help', 'Run'] },
    { kind: 'card', number: 1, action: 'Cheat' },
  ],
  [
    '5 of your other cards are higher (4–8; 7 and 8 join in round 1): after this one they cost no karma.',
    {},
    { cards: ['Cheat', 'Help', 'Run', 'Rest', 'Cooperate', 'Walk', 'Repeat', 'Strategise'] },
    { kind: 'card', number: 3, action: 'Run' },
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
  expect(said(runs, {}, play('Walk', 1), play('Run', 2))).toBe('现在没有别人能出它：+2\u00a0格，−1\u00a0点业力。');
});

describe('with others who can play it too', () => {
  const all: ActionName[] = ['Cheat', 'Help', 'Run', 'Rest', 'Cooperate', 'Walk', 'Strategise'];

  /** An action that is played with the first of these energies, where others hold these. */
  function why(action: ActionName, [energy = 0, ...others]: number[], ...held: number[][]): string {
    const hands = held.map((cards) =>
      runner({ cards: all, energy: [1, 2, 3, 4, 5, 6].map((v) => cards.filter((card) => card === v).length) }),
    );
    const view = asView(race({ seats: [runner({}), ...hands], forecast: [forecast(action, [energy, ...others], 1)] }));
    const moves = [energy, ...others].map((one) => moveOf(play(action, one)));
    const [move = moveOf(play(action, energy))] = moves;
    return because({ ...move, actions: [] }, view, ['You', 'Lan', 'Bo', 'Jun', 'Yun'], moves).replace(
      /^If .*? alone\. /,
      '',
    );
  }

  it.each<[string, ActionName, number[], ...number[][]]>([
    [
      'Lan can walk too, but with no more than a 1: your 3 is sure to be the highest, a 1 could be tied.',
      'Walk',
      [3, 1],
      [1, 1],
    ],
    [
      'Lan and Bo can run too, but with no more than a 3: your 4 is sure to be the highest, a 1 could be beaten.',
      'Run',
      [4, 1],
      [3, 1],
      [2, 2],
    ],
    ['Lan can cheat too, but with no more than a 1: your 2 is sure to be the highest.', 'Cheat', [2, 3], [1, 1]],
    [
      'Lan can cooperate too, but with no more than a 2: your 3 is sure to be the highest, a 1 could be beaten.',
      'Cooperate',
      [3, 2, 1],
      [2, 2],
    ],
    ['Nobody else who can cooperate has more than a 3, and tied players gain too.', 'Cooperate', [3, 1], [3, 1]],
    [
      'Bo could tie your 3, and then nobody gets what the wheel pays; but you have no higher card.',
      'Walk',
      [3, 1],
      [1, 2],
      [3, 1],
    ],
    ['Bo could tie your 3, and then nobody gets what the wheel pays.', 'Walk', [3, 4], [1, 2], [3, 1]],
    ['Bo could put in more, up to a 5; but the 3 is your highest card.', 'Run', [3, 1], [1, 2], [5, 1]],
    ['Lan and Bo could put in more, up to a 5; so you risk only your lowest card, a 1.', 'Run', [1, 3], [1, 2], [5, 1]],
    ['Bo could put in more, up to a 5.', 'Run', [2, 3, 1], [1, 2], [5, 1]],
    [
      'Lan could tie your 3, and then nobody counts as the highest; but you have no higher card.',
      'Rest',
      [3, 1],
      [3, 3],
    ],
    ['Everybody there gains what the wheel pays, and the 1 is your lowest card.', 'Help', [1, 2], [3, 3]],
    [
      'All but the row’s first card comes back whatever the others play, and the 1 is your lowest card.',
      'Strategise',
      [1, 2],
      [3, 3],
    ],
  ])('says: %s', (words, action, own, ...held) => {
    expect(why(action, own, ...held)).toBe(words);
  });

  it('counts ties where they count', () => {
    const four = [
      [1, 2],
      [1, 2],
      [1, 2],
      [3, 1],
    ];
    expect(why('Help', [3, 1], ...four)).toBe('Nobody else who can help has more than a 3, and tied players gain too.');
    expect(why('Strategise', [3, 1], ...four)).toBe(
      'Nobody else who can strategise has more than a 3: even tied you take the row’s first card back.',
    );
  });

  it('does not count who has only one energy card left', () => {
    expect(why('Walk', [3, 1], [6])).toMatch(/^Nobody else can play it now/);
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    expect(why('Walk', [3, 1], [1, 1])).toMatch(/Lan也能行走，但能量最多是 1：你的 3 必定最高，1 却可能并列。$/);
  });
});
