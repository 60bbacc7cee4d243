import { describe, expect, it } from 'vitest';
import { listed } from '../../table/turns';
import { nobody, type Step } from '../../wire/protocol';
import { sumsOf } from './causes';
import { listing } from './listing';
import { broughtBy, laidBy, partOf, roundAfter, storyOf } from './story';
import { beatInBrief, beatInWords, broughtInWords, causeInWords, roundInWords } from './story_words';
import { asView, cause, goesOn, hiddenPlay, outcome, race, revealed, runner, step, turnedOver } from './testing';
import { raceView } from './view';

const names = ['Ann', 'Bo', 'Cy'];
const seats = [runner({ animal: 'Rat' }), runner({}), runner({})];
const at = race({ seats, revealed, turn: null });
const inWindow = race({
  phase: 'window',
  seats,
  revealed,
  turn: { seat: 0, action: 'Run', exchanges: 1, trades: 0, gain: false, next: [1] },
});
const plays = [hiddenPlay(0), hiddenPlay(1), hiddenPlay(2)];
const before = [
  step(0, { kind: 'card' }),
  step(1, { kind: 'card' }),
  outcome(
    cause(0, 'cards', -1, 'first_card', { card: 'Walk' }),
    cause(1, 'cards', -1, 'first_card', { card: 'Run' }),
    cause(0, 'karma', 2, 'place', { card: 'Walk' }),
  ),
];
/** Three rounds, so that the last has the number of what was revealed. */
const earlier = [...before, ...[1, 2].flatMap(() => [...plays, outcome(...turnedOver, ...goesOn)])];
const half = [...earlier, ...plays, outcome(...turnedOver)];
const exchange = step(0, { kind: 'exchange', give: [2, 2], get: [4], karma: 0 }, [
  cause(0, 'energy', -1, 'exchange', { act: 'Run' }),
  ...goesOn,
]);
const whole = [...half, exchange];
const kinds = (rounds: ReturnType<typeof storyOf>) =>
  rounds.at(-1)?.beats.map(({ kind, seat, action }) => [kind, seat ?? action]);

describe('the story of a game', () => {
  it('has a round for every time that cards were turned over, the first cards as round 0', () => {
    expect(storyOf(whole, at).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(storyOf(before, race({ seats }))[0]?.plays).toEqual([
      { seat: 0, action: 'Walk', energy: null },
      { seat: 1, action: 'Run', energy: null },
    ]);
  });

  it('tells a round in the order of what happened', () => {
    expect(kinds(storyOf(whole, at))).toEqual(
      [
        ['turned', null],
        ['pays', 1],
        ['action', 'Run'],
        ['gains', 0],
        ['chooses', 0],
        ['gains', 1],
        ['action', 'Strategise'],
        ['gains', 2],
      ].map(([kind, who]) => [kind, who]),
    );
  });

  it('puts a choice under the action of who chose, and the step of the Horse under none', () => {
    const even = step(1, { kind: 'exchange', give: [3], get: [2, 1], karma: 0 });
    const back = step(0, { kind: 'ability' }, [cause(0, 'spaces', -1, 'horse_back')]);
    const beats = storyOf([...whole, even, back], at).at(-1)?.beats ?? [];
    expect(beats.filter(({ kind }) => kind === 'chooses').map(({ seat, action }) => [seat, action])).toEqual([
      [0, 'Run'],
      [1, 'Run'],
      [0, null],
    ]);
  });

  it('goes no further than the game', () => {
    expect(kinds(storyOf(half, inWindow))?.at(-1)).toEqual(['gains', 0]);
    expect(
      storyOf(half, inWindow)
        .at(-1)
        ?.acts.map(({ action }) => action),
    ).toEqual(['Run', 'Strategise']);
  });

  it('has what everybody played in rounds that are long over', () => {
    const [, first] = storyOf(whole, at);
    expect(first?.plays.map(({ seat, action, energy }) => [seat, action, energy])).toEqual([
      [0, 'Run', 3],
      [1, 'Repeat', 2],
      [2, 'Strategise', 1],
    ]);
    expect(first?.acts.map(({ action, total, plays }) => [action, total, plays.length])).toEqual([
      ['Run', 5, 2],
      ['Strategise', 1, 1],
    ]);
  });

  it('adds up to what a seat gained', () => {
    const beats = storyOf(whole, at).at(-1)?.beats ?? [];
    expect(sumsOf(broughtBy(beats, 0))).toEqual({ spaces: 3, energy: -1 });
    expect(sumsOf(broughtBy(beats, 1))).toEqual({ spaces: 1, karma: -1 });
    expect(sumsOf(broughtBy(beats, 2))).toEqual({ cards: 2 });
  });

  it('knows the last round where no causes are told', () => {
    const [round, ...more] = storyOf(plays, at);
    expect(more).toEqual([]);
    expect(round?.number).toBe(3);
    expect(round?.beats.map(({ kind }) => kind)).toEqual(['turned', 'action', 'action']);
    expect(storyOf(plays, race({ seats }))).toEqual([]);
  });
});

it('says why the Ox moved', () => {
  const round = storyOf(whole, at).at(-1);
  if (!round) throw new Error('no round');
  expect(round.beats.map((beat) => beatInWords(beat, round, names, raceView({ game: 'great_race', ...at })))).toEqual([
    'All cards are turned over together.',
    'Bo: −1 karma (lower than the last card: 1 lower costs 1, 2 or more cost 2).',
    'Run: Ann 3 + Bo 2 make 5. It pays Ann 1 space and an exchange.',
    'Ann: +1 space (Run: what the wheel gives for 5 energy), +2 spaces (put in more energy than Bo).',
    'Ann exchanged 2 and 2 for a 4.',
    'Bo: +1 space (ran without having the highest energy alone).',
    'Strategise: Cy alone with 1. The row is taken back.',
    'Cy: +2 action cards (Strategise takes the row back). Alone there: the row’s first card came back too.',
  ]);
});

it('is told in a sentence that has room', () => {
  const round = storyOf(whole, at).at(-1);
  if (!round) throw new Error('no round');
  const told = round.beats.map((beat) => beatInBrief(beat, round, names, raceView({ game: 'great_race', ...at })));
  expect(told.slice(2, 5)).toEqual([
    'Run: Ann 3 + Bo 2 make 5. It pays Ann 1 space and an exchange.',
    'Ann: +3 spaces.',
    'Ann exchanged 2 and 2 for a 4.',
  ]);
  for (const sentence of told) expect(sentence.length).toBeLessThanOrEqual(84);
});

it('names the power of an animal, and a limit', () => {
  expect(causeInWords(cause(0, 'karma', 1, 'dragon'), names)).toBe('+1 karma (the Dragon always gains 1 more)');
  expect(causeInWords(cause(0, 'karma', 1, 'horse_back', { lost: 1 }), names)).toBe(
    '+1 karma (the Horse went back of its own will, 1 karma lost, as 8 is the most)',
  );
});

it('says why nothing came of it, and what came and went again', () => {
  const spared = cause(1, 'spaces', 0, 'cheated', { act: 'Cheat', lost: -1 });
  const round = { number: 3, plays: [], acts: [], beats: [] };
  const beat = { kind: 'gains' as const, action: 'Cheat' as const, seat: 1, causes: [spared] };
  expect(beatInWords(beat, round, names, at)).toBe(
    'Bo: nothing (cheated without having the highest energy alone, 1 space spared at Start).',
  );
  expect(beatInBrief(beat, round, names, at)).toBe('Bo: nothing (1 space spared at Start).');
  const gone = [cause(1, 'energy', 1, 'benefit', { act: 'Rest' }), cause(1, 'energy', -1, 'exchange', { act: 'Rest' })];
  expect(broughtInWords(gone)).toBe('+1 energy card, −1 energy card');
});

it('says by how much a card is lower than the last, and how far Finish was', () => {
  const drop = (amount: number, far: boolean) =>
    causeInWords(cause(0, 'karma', amount, 'drop', { last: 5, far }), names);
  expect(drop(-1, false)).toBe('−1 karma (one lower than the last card, a 5)');
  expect(drop(-2, true)).toBe('−2 karma (two or more lower than the last card, a 5)');
  expect(causeInWords(cause(0, 'karma', -1, 'rabbit', { last: 5, far: true }), names)).toBe(
    '−1 karma (two or more lower than the last card, a 5; the Rabbit pays 1 less)',
  );
  expect(causeInWords(cause(0, 'spaces', 1, 'benefit', { act: 'Run', total: 10, lost: 1 }), names)).toBe(
    '+1 space (Run: what the wheel gives for 10 energy: 2 spaces, but Finish was 1 away)',
  );
});

it('compares what costs karma with the last card of the row', () => {
  const laid = (action: 'Cooperate' | 'Help', why: string) => cause(0, 'cards', -1, why, { card: action });
  const rounds = storyOf(
    [
      step(0, { kind: 'card', action: 'Cooperate' }),
      outcome(laid('Cooperate', 'first_card')),
      step(0, { kind: 'play', action: 'Help', energy: 1 }),
      outcome(laid('Help', 'played'), cause(0, 'energy', -1, 'played', { energy: 1 }), cause(0, 'karma', -2, 'drop')),
    ],
    race({ seats }),
  );
  const price = rounds.flatMap(({ beats }) => beats.flatMap(({ causes }) => causes)).find(({ why }) => why === 'drop');
  expect(price).toMatchObject({ last: 5, far: true });
});

it('turns a Repeat over as what it counts as', () => {
  const [last] = storyOf(whole, at).slice(-1);
  expect(last && laidBy(last).map(({ play }) => [play?.action, play?.as])).toEqual([
    ['Run', 'Run'],
    ['Repeat', 'Run'],
    ['Strategise', 'Strategise'],
  ]);
});

it('lists what everybody played, once it was turned over, and hides it until then', () => {
  const own = step(0, { kind: 'play', action: 'Run', energy: 3 });
  expect(listed([own, hiddenPlay(1), hiddenPlay(2)], listing, names).map(({ text }) => text)).toEqual([
    'chose Run with 3',
  ]);
  const turns = listed([own, hiddenPlay(1), hiddenPlay(2), outcome(...turnedOver), exchange], listing, names);
  expect(turns.map(({ seat, text, to }) => [seat, text, to])).toEqual([
    [0, 'chose Run with 3', 1],
    [nobody, 'Ann: Run with 3\u00a0· Bo: Repeat with 2\u00a0· Cy: Strategise with 1', 4],
    [0, 'exchanged 2 and 2 for a 4', 5],
  ]);
  expect(turns.at(-1)?.causes.map((each) => listing.under?.(each))).toEqual(['Run', 'Run', 'Strategise']);
  expect(listing.under?.(cause(0, 'karma', -1, 'drop'))).toBe('');
  const alone = listed([own, outcome(...turnedOver)], listing, ['You', 'Bo', 'Cy']);
  expect(alone.at(-1)?.text).toMatch(/^You: Run with 3\u00a0· Bo: /);
});

it('lists what a tie cost, a Repeat counted as what it was', () => {
  const laid = (seat: number, action: 'Walk' | 'Repeat', energy: number) => [
    cause(seat, 'cards', -1, 'played', { card: action }),
    cause(seat, 'energy', -1, 'played', { energy }),
  ];
  const first = outcome(
    ...[0, 1].map((seat) => cause(seat, 'cards', -1, 'first_card', { card: 'Walk' })),
    cause(2, 'cards', -1, 'first_card', { card: 'Run' }),
  );
  const second = outcome(...laid(0, 'Walk', 2), ...laid(1, 'Repeat', 2));
  const [one, two] = listed([first, second], listing, names).map(({ text }) => text);
  expect(one).toMatch(/\u00a0· Walk: Tied: Ann and Bo. Each gets what the lowest of their places brings.$/);
  expect(two).toMatch(/\u00a0· Walk: Tied: Ann and Bo. Nobody gets what the wheel pays.$/);
});

it('names the time by its round', () => {
  expect([[], before, earlier, half].map((steps) => roundAfter(steps))).toEqual([null, 0, 2, 3]);
  expect([null, 0, 6].map(roundInWords)).toEqual(['', 'Before the race', 'Round 6']);
});

it('says what somebody could have done and did not', () => {
  const done = { ...step(0, { kind: 'done' }), turn: 2 };
  const told = (steps: Step[], animal: string, gives: string) => {
    const acts = (revealed?.actions ?? []).map((act) => (act.action === 'Run' ? { ...act, gives } : act));
    const view = race({ seats: [runner({ animal }), ...seats.slice(1)], revealed: { round: 3, actions: acts } });
    return listed([...steps, done], listing, names, asView(view)).at(-1)?.text;
  };
  expect(told(half, 'Ox', '1+exchange')).toBe('made no exchange');
  expect(told(half, 'Ox', '1+trade')).toBe('made no trade');
  expect(told(half, 'Ox', '1+exchange+trade')).toBe('made no exchange or trade');
  expect(told(whole, 'Goat', '1+exchange')).toBe('made no further exchange');
  expect(told(whole, 'Horse', '1+exchange')).toBe('stayed on the space');
});

it('tells the part between two views', () => {
  const part = partOf(inWindow, at, [exchange]);
  expect(part?.beats.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['chooses', 0],
    ['gains', 1],
    ['action', null],
    ['gains', 2],
  ]);
  expect(partOf(inWindow, at, [step(0, { kind: 'done' })])).toBeNull();
});
