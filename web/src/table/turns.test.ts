import { describe, expect, it } from 'vitest';
import { stepAt } from '../../tools/golden';
import { nobody, type Step } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { kindOf } from '../boards/games';
import { latest, listed, stopsIn, turnAt, turnsOf, type Listing, type Turn } from './turns';

const jump = (from: string, over: string, to: string, written: string): Step => ({
  seat: 0,
  move: `${from}x${to}`,
  turn: 2,
  written,
  action: { kind: 'jump', from, over, to },
});

/** Two placements, a chain of two jumps, a slide. */
const checkers: Step[] = [
  stepAt('celestial_checkers', 0),
  stepAt('celestial_checkers', 1),
  jump('c3', 'd4', 'e5', 'c3xe5'),
  jump('e5', 'f6', 'g7', 'c3xe5xg7'),
  { ...stepAt('celestial_checkers', 24), turn: 3 },
];

/** The wheel is set up, and three seats choose their first card. */
const race = (viewer: number | null): Step[] => [
  ...[0, 1, 2].map((step) => stepAt('great_race', step)),
  ...[6, 7, 8].map((step) => stepAt('great_race', step, step === 7 ? viewer : null)),
];

describe('turns', () => {
  it('are written as the last of their steps says', () => {
    expect(turnsOf(checkers).map(({ text }) => text)).toEqual(['Ox@g3', 'Ox@f6', 'c3xe5xg7', 'h6-g5']);
    const own = [0, 1].map((at) => stepAt('rat_and_dragon', 40 + at, 0));
    const drawing = own.map((step) => ({ ...step, turn: 9, written: own[0] === step ? 'j7' : 'j7 i8' }));
    expect(turnsOf(drawing).map(({ text }) => text)).toEqual(['j7 i8']);
  });

  it('have the causes of their steps, and what came of secret choices stands for itself', () => {
    const causes = [{ seat: 0, what: 'karma', amount: 1, why: 'place', clause: 'GR-13' }];
    const outcome: Step = {
      seat: nobody,
      move: '',
      turn: 9,
      written: '',
      hidden: true,
      action: { kind: 'outcome' },
      causes,
    };
    const steps = [...race(0), outcome];
    expect(turnsOf(steps).at(-1)).toEqual({ seat: nobody, text: '', from: 6, to: 7, causes });
    const listing: Listing = { turnOf: ({ seat, turn }) => ({ seat, turn }), write: () => 'did something' };
    expect(listed(steps, listing, []).at(-1)).toEqual({ seat: nobody, text: '', from: 6, to: 7, causes });
    const told = checkers.map((step, at) => (at === 3 ? { ...step, causes } : step));
    expect(turnsOf(told).map((turn) => turn.causes.length)).toEqual([0, 0, 1, 0]);
  });

  it('end with why the game is over, which the last step brought about', () => {
    const listing: Listing = {
      turnOf: ({ seat, turn }) => ({ seat, turn }),
      write: () => 'did something',
      ended: ({ phase }, [name = '']) => (phase === 'over' ? `${name} cannot move` : ''),
    };
    const over = listed(checkers, listing, ['Ann'], { game: '', phase: 'over' });
    expect(over.at(-1)).toEqual({ seat: nobody, text: 'Ann cannot move', from: 4, to: 5, causes: [] });
    expect(turnAt(over, 5)).toBe(over.length - 1);
    expect(turnAt(over, 4)).toBe(over.length - 3);
    expect(listed(checkers, listing, ['Ann'], { game: '', phase: 'movement' })).toHaveLength(over.length - 1);
  });

  const endsIn = (turns: Turn[], last: number) => stopsIn(turns, last).map(({ end }) => end);

  it('begin where chance has set out', () => {
    expect(endsIn(turnsOf(race(0)), 6).slice(0, 2)).toEqual([3, 6]);
    expect(endsIn(turnsOf(checkers.slice(2)), 3)).toEqual([0, 2, 3]);
    expect(endsIn([], 0)).toEqual([0]);
  });

  it('are where one stops; what was done in secret since the last one told leads nowhere', () => {
    expect(endsIn(turnsOf(checkers), 5)).toEqual([0, 1, 2, 4, 5]);
    expect(endsIn(turnsOf(checkers), 9)).toEqual([0, 1, 2, 4, 9]);
  });

  it('are looked at before what was decided in them, where a game says what that is, and the last where it ends', () => {
    const listing: Listing = {
      turnOf: ({ seat, turn }) => ({ seat, turn }),
      write: () => 'did something',
      decides: ({ written }) => written === 'c3xe5xg7',
    };
    const turns = listed(checkers, listing, []);
    expect(turns.map(({ at, to }) => [at, to])).toEqual([
      [undefined, 1],
      [undefined, 2],
      [3, 4],
      [undefined, 5],
    ]);
    expect(stopsIn(turns, 5).map(({ at }) => at)).toEqual([0, 1, 2, 3, 5]);
    expect(stopsIn(turns.slice(0, 3), 4).at(-1)).toEqual({ at: 4, end: 4 });
  });

  it('say from which step to which they go', () => {
    expect(turnsOf(checkers)[2]).toMatchObject({ seat: 0, from: 2, to: 4 });
  });

  it('are apart where a seat moves twice', () => {
    const twice = [24, 25].map((step) => ({ ...stepAt('celestial_checkers', step), seat: 1 }));
    expect(turnsOf(twice).map(({ text }) => text)).toEqual(['h6-g5', 'g3-h4']);
  });

  it('of chance are one between two moves, without a text before the first', () => {
    expect(turnsOf(race(0))[0]).toMatchObject({ seat: 'chance', text: '', from: 0, to: 3 });
    const later = [...checkers, ...race(null).slice(0, 3)].map((step, turn) => ({ ...step, turn }));
    expect(turnsOf(later).at(-1)).toMatchObject({ text: 'piece Cooperate piece Run piece Walk', from: 5, to: 8 });
  });

  it('are left out where they are hidden', () => {
    const known = turnsOf(race(0));
    expect(known.map(({ text, from, to }) => [text, from, to])).toEqual([
      ['', 0, 3],
      ['card 5', 4, 5],
    ]);
    expect([1, 2, 3, 4, 5, 6].map((step) => turnAt(known, step))).toEqual([0, 0, 0, 0, 1, 1]);
    expect(turnsOf(race(null))).toHaveLength(1);
  });

  it('keep what is known of a turn of which the rest is hidden', () => {
    const [first, second] = checkers.slice(2) as [Step, Step];
    const half: Step[] = [first, { ...second, written: first.written, hidden: true }];
    expect(turnsOf(half)).toMatchObject([{ seat: 0, text: 'c3xe5', from: 0, to: 1 }]);
  });

  it('are found by the step that is on the screen', () => {
    const turns = turnsOf(checkers);
    expect([0, 1, 2, 3, 4, 5].map((step) => turnAt(turns, step))).toEqual([-1, 0, 1, 2, 2, 3]);
  });
});

it('tells what has just happened', () => {
  expect(latest(checkers, 4)).toEqual(checkers.slice(2, 4));
  expect(latest(checkers, 3)).toEqual(checkers.slice(2, 3));
  expect(latest(checkers, 0)).toEqual([]);
  expect(latest(race(0), 2)).toEqual([]);
});

describe('turns in words', () => {
  const names = ['Ann', 'Ben', 'Cleo'];
  const list = (game: string, steps: Step[]) => listed(steps, kindOf(game).listing as Listing, names);
  const step = (seat: Step['seat'], turn: number, action: Step['action'], hidden?: true): Step => ({
    ...{ seat, turn, action, move: 'in notation', written: 'in notation' },
    ...(hidden ? { hidden } : {}),
  });
  const zodiac = (seat: Step['seat'], at: number, turn: number, action: Step['action'], hidden?: true) =>
    step(seat, at, { mover: 1, turn, ...action }, hidden);

  const cards = [
    zodiac('chance', 1, 0, { kind: 'cut', card: 'Ox', target: 0 }),
    zodiac(1, 2, 0, { kind: 'draw' }),
    zodiac('chance', 3, 0, { kind: 'drawn', card: null }, true),
    zodiac(1, 4, 0, { kind: 'discard', card: 'Pangu', from: 'hand' }),
    zodiac(2, 5, 1, { mover: 2, kind: 'take', card: 'Cat' }),
  ];

  it('are one line each, with what chance brought in them', () => {
    expect(list('zodiac', cards)).toMatchObject([
      { seat: 'chance', text: '', from: 0, to: 1 },
      { seat: 1, text: 'drew\u00a0· discarded a Pangu', from: 1, to: 4 },
      { seat: 2, text: 'took a Cat from the discards', from: 4, to: 5 },
    ]);
    const dice = [
      step('chance', 1, { kind: 'throw', dice: [2, 6], mover: 1 }),
      step(1, 2, { kind: 'token', die: 6, change: '+', mover: 1, turned: 1, dice: [2, 6] }),
      step(1, 3, { kind: 'pass', mover: 1, dice: [1, 2] }),
      step('chance', 4, { kind: 'throw', dice: [3, 3], mover: 2 }),
    ];
    expect(list('wu_xing', dice).map(({ text }) => text)).toEqual([
      'threw 2 and 6\u00a0· token: 6 to 1\u00a0· passed',
      'threw 3 and 3',
    ]);
    // What comes to the board after a turn is seen with it.
    const drawn = step('chance', 4, { kind: 'draw', tile: 'Rat', mover: 1 });
    const [first, , third] = list('wu_xing', [...dice.slice(0, 3), drawn, drawn, ...dice.slice(3)]);
    expect([first?.to, third]).toEqual([5, undefined]);
    expect(list('celestial_checkers', checkers).map(({ text }) => text)).toEqual([
      'placed the Ox on g3',
      'placed the Ox on f6',
      'took an animal and the Ox, c3\u2060–\u2060g7',
      'moved h6\u2060–\u2060g5',
    ]);
  });

  it('have what came of secret choices also where that was nothing', () => {
    const rats = [
      step('chance', 1, { kind: 'throw', pair: [1, 6], other: 1 }),
      step(0, 2, { kind: 'choose', number: 1, creature: 'Rat' }),
      step(1, 3, { kind: 'hidden' }, true),
      step('chance', 4, { kind: 'throw', pair: [2, 6], other: 2 }),
    ];
    const told = list('rat_and_dragon', rats);
    expect(told.map(({ seat, text }) => [seat, text])).toEqual([
      ['chance', expect.any(String)],
      [nobody, 'What was drawn'],
      ['chance', expect.any(String)],
    ]);
    // A row of each of them.
    expect([...(told[1]?.notes?.keys() ?? [])]).toEqual([0, 1]);
  });

  it('are in the language of the page', () => {
    language.now = 'zh';
    expect(list('zodiac', cards).map(({ text }) => text)).toEqual(['', '摸牌\u00a0· 弃掉盘古', '从弃牌堆拿猫']);
    expect(list('celestial_checkers', checkers)[0]?.text).toBe('把牛放在 g3');
    language.now = 'en';
  });
});
