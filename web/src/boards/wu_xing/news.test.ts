import { expect, it } from 'vitest';
import type { Deed, Story } from './deeds';
import { newsOf } from './news';

const names = ['Ann', 'Ben', 'Cleo'];
const called = (own: number) => names.map((name, seat) => (seat === own ? 'You' : name));
const untold: Story = {
  dice: { faces: [], throws: [] },
  deeds: [],
  deed: null,
  spent: null,
  losses: [],
  idle: new Set(),
};
const claim: Deed = { mover: 0, kind: 'claim', tile: 'Rat', dice: [2, 4], gain: 5 };
const capture: Deed = { mover: 1, kind: 'capture', tile: 'Tiger', from: 0, dice: [4, 6], gain: 8, loss: 5 };
const pass: Deed = { mover: 2, kind: 'pass', dice: [1, 1] };
const told = (...given: Parameters<typeof newsOf>) =>
  newsOf(...given).map(({ warns, told, sum }) => [warns, told + sum]);

it('tells the last turn of each, and warns who has lost a tile', () => {
  const still = { spent: 0, sum: '', gone: [] };
  expect(newsOf({ ...untold, deeds: [claim, capture, pass] }, called(0), [0])).toEqual([
    { seat: 0, dice: [2, 4], told: 'claimed Rat +5', warns: false, ...still },
    { seat: 1, dice: [4, 6], told: 'captured your Tiger +8, you −5', warns: true, ...still },
    { seat: 2, dice: [1, 1], told: 'passed', warns: false, ...still },
  ]);
  expect(told({ ...untold, deeds: [claim, capture] }, called(0), [0])).toEqual([
    [false, 'claimed Rat +5'],
    [true, 'captured your Tiger +8, you −5'],
  ]);
});

it('tells how many tokens were spent on the dice', () => {
  const lines = newsOf({ ...untold, deeds: [{ ...capture, spent: 2 }, pass] }, called(0), [0]);
  expect(lines.map(({ spent }) => spent)).toEqual([2, 0]);
});

it('tells with each turn what its end did to the board', () => {
  const turned = { 3: { gone: ['jia'], come: ['Wood', 'Rat'], shuffled: false } };
  const lines = (...board: string[]) =>
    newsOf({ ...untold, deeds: [claim, capture, pass] }, called(0), [0], turned, new Set(board));
  expect(lines('Wood', 'Rat').map(({ gone }) => gone)).toEqual([[], [], ['jia']]);
  // Looked back at, before it happens.
  expect(lines('jia').map(({ gone }) => gone)).toEqual([[], [], []]);
});

it('names whose it was to everybody else, and where several people share the screen', () => {
  const story = { ...untold, deeds: [capture] };
  expect(told(story, called(2), [2]), 'with what it cost').toEqual([[false, 'captured Ann’s Tiger +8, Ann −5']]);
  expect(told(story, names, [0, 2])).toEqual([[true, 'captured Ann’s Tiger +8, Ann −5']]);
});

it('tells a question and its answer', () => {
  const wants: Deed = { ...capture, kind: 'wants' };
  expect(told({ ...untold, deeds: [wants] }, called(0), [0])).toEqual([[false, 'tries to take your Tiger']]);
  expect(told({ ...untold, deeds: [{ ...wants, kind: 'prevent' }] }, called(0), [0])).toEqual([
    [false, 'tried to take Tiger; you kept it with a token'],
  ]);
});

it('tells a token in place of the oldest deed', () => {
  const spent = { seat: 2, face: 4, to: 5, again: false };
  expect(told({ ...untold, deeds: [pass, claim, capture], spent }, called(2), [2])).toEqual([
    [false, 'claimed Rat +5'],
    [false, 'captured Ann’s Tiger +8, Ann −5'],
    [false, 'token: 4 to 5'],
  ]);
});

it('tells a second throw of a die', () => {
  const again = (to?: number) => told({ ...untold, spent: { seat: 2, face: 4, to, again: true } }, names, [])[0]?.[1];
  expect([again(), again(2), again(4)]).toEqual([
    'used a token on the 4',
    'used a token on the 4: now 2',
    'used a token on the 4: the same again',
  ]);
});

it('tells how points add up that are more than the value of a tile', () => {
  const gained = { value: 5, colour: { points: 3, of: 'Wood' } } as const;
  const lost = { value: 3, colour: { points: 2, of: 'Wood' } } as const;
  const deeds = [{ ...capture, gained, lost }];
  // Apart, so that a phone can leave it out rather than cut it.
  expect(newsOf({ ...untold, deeds }, called(0), [0]).map(({ told, sum }) => [told, sum])).toEqual([
    ['captured your Tiger +8, you −5', ' (3 + 2 colour bonus)'],
  ]);
  expect(told({ ...untold, deeds }, called(0), [0])).toEqual([
    [true, 'captured your Tiger +8, you −5 (3 + 2 colour bonus)'],
  ]);
  expect(told({ ...untold, deeds }, called(2), [2])).toEqual([
    [false, 'captured Ann’s Tiger +8, Ann −5 (+8 = 5 + 3 colour bonus)'],
  ]);
});

it('tells apart what a refusal cost, so that a phone can leave it out', () => {
  const [kept] = newsOf({ ...untold, deeds: [{ ...capture, kind: 'prevent' }] }, called(0), [0]);
  expect([kept?.told, kept?.sum]).toEqual(['tried to take Tiger; you kept it', ' with a token']);
});

it('tells why one could not but pass, of oneself', () => {
  const deeds = [
    { ...pass, mover: 0 },
    { ...pass, mover: 1 },
  ];
  expect(newsOf({ ...untold, deeds, idle: new Set([0]) }, called(0), [0]).map(({ told }) => told)).toEqual([
    'nothing matched: passed',
    'passed',
  ]);
});

it('tells the newest turns in their order, whatever was lost before', () => {
  const dry: Deed = { mover: 0, kind: 'pass', dice: [3, 3] };
  const deeds: Deed[] = [claim, capture, pass, dry, { ...pass, mover: 1 }];
  const lines = (to: number) =>
    newsOf({ ...untold, deeds: deeds.slice(0, to), losses: [capture], idle: new Set([3]) }, called(0), [0]);
  expect(lines(4).map(({ seat, warns }) => [seat, warns])).toEqual([
    [1, true],
    [2, false],
    [0, false],
  ]);
  expect(lines(5).map(({ seat, warns }) => [seat, warns])).toEqual([
    [2, false],
    [0, false],
    [1, false],
  ]);
});
