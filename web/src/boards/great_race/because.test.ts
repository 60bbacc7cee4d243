import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { text } from '../../words/text';
import { because } from './because';
import { asView, card, race, runner } from './testing';
import type { ActionName, Forecast, RaceAction, RaceView, Runner, Turn } from './view';

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
const turn = (some: Partial<Turn>): Turn => ({
  ...{ seat: 0, action: 'Run', exchanges: 1, trades: 1, gain: false, next: [] },
  ...some,
});

function said(some: Partial<RaceView>, own: Partial<Runner>, advised: RaceAction, ...others: RaceAction[]): string {
  const move = moveOf(advised);
  const view = asView(race({ seats: [runner(own)], ...some }));
  return because({ ...move, actions: [] }, view, [text.you], [move, ...others.map(moveOf)]);
}
const moveOf = (action: RaceAction) => ({ seat: 0, move: '', action: { ...action } });

const runs = { forecast: [forecast('Run', [1], 1), forecast('Run', [2, 3], 3), forecast('Walk', [1, 2, 3], 2, -1)] };

it.each<[string, Partial<RaceView>, Partial<Runner>, RaceAction, ...RaceAction[]]>([
  [
    'Nobody else can play it now: +3 spaces; no other play brings more spaces. ' +
      'With a lower energy card it brings fewer spaces.',
    runs,
    {},
    play('Run', 2),
    play('Run', 1),
    play('Walk', 1),
  ],
  [
    'Nobody else can play it now: +3 spaces; no other play brings more spaces. ' +
      'With a higher energy card it brings no more.',
    runs,
    { energy: [0, 1, 1, 0, 0, 0] },
    play('Run', 2),
    play('Run', 3),
  ],
  [
    'Nobody else can play it now: +2 spaces, −1 karma. With a higher energy card it brings no more.',
    runs,
    {},
    play('Walk', 1),
    play('Run', 2),
  ],
  [
    'Nobody else can play it now: +1 space. It costs no karma.',
    runs,
    { prices: { Walk: 1, Run: 0 } },
    play('Run', 1),
    play('Walk', 1),
  ],
  [
    'Nobody else can play it now: it takes you to Finish. It costs no karma.',
    runs,
    { position: 27, prices: { Walk: 1 }, energy: [0, 1, 0, 0, 0, 0] },
    play('Run', 2),
    play('Walk', 1),
  ],
  [
    'Nobody else can play it now: nothing, −1 karma.',
    { forecast: [forecast('Run', [1], 0, -1)] },
    {},
    play('Run', 1),
    play('Run', 2),
  ],
  ['Nobody else can play it now: the wheel pays you 3 spaces.', {}, {}, play('Run', 2), play('Walk', 1)],
  ['Its power: Each karma gain +1; in exchanges 1 karma pays 2.', {}, {}, { kind: 'animal', animal: 'Dragon' }],
  [
    'No number is smaller: it brings 1 karma. Large numbers pay small ones: it gets 1 karma from everybody who lays a 6. ' +
      '2 of your other cards are higher (2–3): after this one they cost no karma.',
    {},
    { cards: ['Cheat', 'Help', 'Run'] },
    { kind: 'card', number: 1, action: 'Cheat' },
  ],
  [
    'Large numbers pay small ones: it gets 1 karma from everybody who lays a 4. ' +
      '5 of your other cards are higher (4–8; 7 and 8 join in round 1): after this one they cost no karma.',
    {},
    { cards: ['Cheat', 'Help', 'Run', 'Rest', 'Cooperate', 'Walk', 'Repeat', 'Strategise'] },
    { kind: 'card', number: 3, action: 'Run' },
  ],
  [
    'No number is larger: it brings 3 karma, unless another lays it too. Large numbers pay small ones: it gives 1 karma to everybody who lays a 1.',
    { seats: [runner({}), runner({}), runner({})] },
    {},
    { kind: 'card', number: 5, action: 'Cooperate' },
  ],
  [
    'A 4 is higher than any energy card in your hand. You then have 4 energy cards instead of 5.',
    {},
    { animal: 'Rat' },
    exchange([2, 2], [4]),
    done,
  ],
  [
    'The Ox: Exchanging up to a 4: +1 space; to a 5 or 6: +2. A 4 is higher than any energy card in your hand.',
    {},
    {},
    exchange([2, 2], [4]),
    done,
  ],
  ['You then have 6 energy cards instead of 5.', {}, {}, exchange([3], [2, 1]), done],
  ['You then have 4 energy cards instead of 5.', {}, {}, exchange([1, 1], [2]), done],
  ['Your energy is then 1, 1, 2, 3 and 3.', {}, {}, exchange([2], [3]), done],
  [
    'It takes you to space 15, in the river. You keep 1 karma.',
    {},
    { position: 12, karma: 3 },
    { kind: 'trade' },
    done,
  ],
  ['It takes you to Finish. You keep 0 karma.', {}, { position: 28, karma: 2 }, { kind: 'trade' }, done],
  ['It leaves an energy exchange and a karma trade unused.', { turn: turn({}) }, { karma: 2 }, done],
  ['It leaves an energy exchange unused.', { turn: turn({}) }, { karma: 1 }, done],
  ['The Monkey’s gain comes all the same.', { turn: turn({ exchanges: 0, gain: true }) }, { animal: 'Monkey' }, done],
  ['It would come anyway; taken now, it can serve an exchange or a trade.', {}, {}, { kind: 'ability' }],
  ['You then have 6 energy cards instead of 5.', {}, {}, { kind: 'ability', gain: 'card' }],
  ['You then have 3 karma instead of 2.', {}, { karma: 2 }, { kind: 'ability', gain: 'karma' }],
  ['You have 8 karma already, and that is the most.', {}, { karma: 8 }, { kind: 'ability', gain: 'karma' }],
  ['It takes you to space 6.', {}, { position: 5 }, { kind: 'ability', gain: 'move' }],
  [
    'It takes you to space 4. It brings +1 energy card (a 1), +1 karma.',
    { phase: 'horse' },
    { position: 5 },
    { kind: 'ability' },
    done,
  ],
  ['You stay on space 5.', { phase: 'horse' }, { position: 5 }, done],
  [
    'It is the lowest energy card in your hand. To keep it would cost 8 spaces.',
    {},
    {},
    { kind: 'return', energy: 1 },
    { kind: 'fallback' },
  ],
  [
    'It is the highest energy card in your hand. To keep it would cost 8 spaces.',
    {},
    {},
    { kind: 'return', energy: 3 },
    { kind: 'fallback' },
  ],
  ['You stay on space 20, in the river.', {}, { position: 20 }, { kind: 'return', energy: 2 }],
  ['It takes you to space 12. You keep every energy card.', {}, { position: 20 }, { kind: 'fallback' }],
  [
    'It takes you to space 12. The row’s first card comes back too.',
    {},
    { position: 20, row: [card('Rest', 1)] },
    { kind: 'fallback' },
  ],
])('says: %s', (words, view, own, advised, ...others) => {
  expect(said(view, own, advised, ...others)).toBe(words);
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(runs, { energy: [1, 0, 0, 0, 0, 0] }, play('Walk', 1), play('Run', 2))).toBe(
    '现在没有别人能出它：+2\u00a0格，−1\u00a0点业力。',
  );
});

it('knows what others bring, where that is foretold', () => {
  const joined = (company: Forecast['joined'], spaces: number): Forecast => ({
    ...forecast('Run', [2], spaces, -1),
    joined: company,
  });
  const rival = (energy: number[]) => runner({ cards: ['Run', 'Help'], energy });
  const why = (...seats: Runner[]) => {
    const move = moveOf(play('Run', 2));
    const view = race({
      seats: [runner({ energy: [0, 1, 0, 0, 0, 0] }), ...seats],
      forecast: [joined('nobody', 3), joined('more', 1), joined('less', 4)],
    });
    return because({ ...move, actions: [] }, asView(view), ['You', 'Bo'], [move]);
  };
  expect(why(rival([1, 0, 1, 0, 0, 0]))).toMatch(
    /^Alone: \+3 spaces, −1 karma; no other play brings more spaces\. Shared: \+1 to \+4 spaces\. /,
  );
  expect(why({ ...rival([0, 0, 2, 0, 0, 0]), cards: ['Run'] })).toBe(
    'Bo has no other card to play. It brings +1 space, −1 karma. Bo could put in more, up to a 3; but the 2 is your highest card.',
  );
});

describe('of a move that another could have made', () => {
  const of = (action: RaceAction, own: Partial<Runner>, some: Partial<RaceView> = {}, names = ['You', 'Bo']) => {
    const move = { ...moveOf(action), seat: 1 };
    const you = runner({ cards: ['Run'], energy: [0, 2, 0, 0, 0, 0] });
    const view = asView(race({ seats: [you, runner({ cards: ['Run', 'Help'], ...own })], ...runs, ...some }));
    return because({ ...move, actions: [] }, view, names, [move]);
  };
  it.each<[string, RaceAction, Partial<Runner>]>([
    [
      'If Bo is alone, the wheel pays 3 spaces. It costs 1 karma. ' +
        'You can run too, but with no more than a 2: Bo’s 3 is sure to be the highest, a 2 could be tied.',
      play('Run', 3),
      { prices: { Run: 1 } },
    ],
    ['Nobody else can play it now: the wheel pays Bo 1 karma.', play('Help', 1), {}],
    ['It comes back to Bo’s hand.', play('Strategise', 1), {}],
    [
      'It takes 1 card of Bo’s row back, and the first as well unless another there puts in as much. ' +
        'Then the river takes 1 energy card.',
      play('Strategise', 1),
      { position: 16, row: [card('Help', 1), card('Run', 2)] },
    ],
    ['Bo then has 6 energy cards instead of 5.', exchange([3], [2, 1]), {}],
    ['It takes Bo to Finish. Bo keeps 1 karma.', { kind: 'trade' }, { position: 28, karma: 3 }],
    [
      'It is the lowest energy card in Bo’s hand. Bo stays on space 20, in the river.',
      { kind: 'return', energy: 1 },
      { position: 20 },
    ],
  ])('says: %s', (words, action, own) => {
    expect(of(action, own)).toBe(words);
  });

  it('takes no forecast for theirs that is for somebody else', () => {
    const names = ['Ann', 'Bo'];
    const walk = { forecast: [forecast('Walk', [2], 2)] };
    expect(of(play('Run', 3), {}, walk, names)).toMatch(/^If Bo is alone, the wheel pays 3 spaces\./);
    const helps = { forecast: [forecast('Help', [3], 0, 2)] };
    expect(of(play('Help', 3), {}, helps, names)).toMatch(
      /^Nobody else can play it now: \+2\skarma, no trade: it takes 2 karma\.$/,
    );
  });
});

describe('with others who can play it too', () => {
  const all: ActionName[] = ['Cheat', 'Help', 'Run', 'Rest', 'Cooperate', 'Walk', 'Strategise'];

  /** An action that is played with the first of these energies, where others hold these. */
  function why(action: ActionName, [energy = 0, ...others]: number[], ...held: number[][]): string {
    const hands = held.map((cards) =>
      runner({ cards: all, energy: [1, 2, 3, 4, 5, 6].map((v) => cards.filter((card) => card === v).length) }),
    );
    const own = runner({ energy: [1, 2, 3, 4, 5, 6].map((v) => ([energy, ...others].includes(v) ? 1 : 0)) });
    const view = asView(race({ seats: [own, ...hands], forecast: [forecast(action, [energy, ...others], 1)] }));
    const moves = [energy, ...others].map((one) => moveOf(play(action, one)));
    const [move = moveOf(play(action, energy))] = moves;
    return because({ ...move, actions: [] }, view, [text.you, 'Lan', 'Bo', 'Jun', 'Yun'], moves).replace(
      /^Alone: .*? spaces\. /,
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

it('says first that another can end the race this round', () => {
  const seats = [
    runner({ cards: ['Run'] }),
    runner({ position: 27, energy: [1, 0, 0, 0, 0, 0], cards: ['Repeat', 'Strategise'], repeats: 'Run' }),
    runner({ position: 28, energy: [2, 0, 0, 0, 0, 0], cards: ['Run'] }),
  ];
  seats[1]?.row.push(card('Run', 2));
  const move = moveOf(play('Run', 3));
  const says = (view: Partial<RaceView>) =>
    because({ ...move, actions: [] }, asView(race({ seats, ...view })), [text.you, 'Jun', 'Lan'], [move]);
  // Jun has but one energy card, and so cannot.
  expect(says({})).toMatch(
    /^This round may be the last: Lan can reach Finish with Run and a 1, if nobody there puts in as much\./,
  );
  expect(says({ seats: seats.slice(0, 2) })).not.toContain('may be the last');
  language.now = 'zh';
  expect(says({})).toMatch(/^这可能是最后一回合：Lan用奔跑配 1 就能到终点，/u);
});

describe('of a hint', () => {
  const hinted = (some: Partial<RaceView>, own: Partial<Runner>, action: RaceAction) => {
    const move = moveOf(action);
    const view = asView(race({ seats: [runner(own)], ...some }));
    return because({ ...move, actions: [], advised: true }, view, [text.you], [move]);
  };
  const trade = { ...forecast('Help', [1], 1), then: ['trade' as const] };

  it('says in what no other play brings more', () => {
    expect(hinted(runs, {}, play('Run', 2))).toBe(
      'Alone it brings +3 spaces; no other play brings more. With a lower energy card it brings fewer spaces.',
    );
    expect(hinted({ forecast: [...runs.forecast, trade] }, {}, play('Help', 1))).toContain(
      'Alone it brings +4 spaces with the trade; no other play brings more.',
    );
  });

  it('does not call most what another play brings more than with its trade', () => {
    const walk = { ...forecast('Walk', [1], 2), then: ['trade' as const] };
    const own = { forecast: [forecast('Run', [1, 2, 3], 3), walk] };
    expect(hinted(own, {}, play('Run', 2))).toMatch(/^Nobody else can play it now: \+3 spaces\./);
  });

  it('is no longer than its box has room for', () => {
    const seats = [runner({}), runner({ cards: ['Run'], energy: [0, 0, 0, 1, 0, 0] })];
    const shared = { ...forecast('Run', [1], 1), joined: 'more' as const };
    const whole = hinted({ seats, forecast: [...runs.forecast, shared] }, {}, play('Run', 1));
    expect(whole.length).toBeLessThanOrEqual(120);
    expect(whole).not.toBe('');
  });
});
