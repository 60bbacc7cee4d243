import { describe, expect, it } from 'vitest';
import type { Cause, Step } from '../wire/protocol';
import { cause as causeOf } from '../wire/testing';
import { gainsIn, partsOfScore, scoreOf, scoresAt, standing, titleOf } from './causes';

const names = ['Ann', 'Ben', 'Cleo'];
const cause = (seat: number, what: string, amount: number, why: string, clause: string, more = {}): Cause =>
  causeOf(seat, what, amount, why, { clause, ...more });
const run = cause(0, 'spaces', 3, 'benefit', 'GR-27', { act: 'Run', total: 7 });
const outbid = cause(0, 'spaces', 1, 'outbid', 'GR-24', { act: 'Run', seats: [1] });
const drop = cause(1, 'karma', -2, 'drop', 'GR-19');
const step = (seat: number, causes?: Cause[]): Step => ({
  seat,
  move: '',
  turn: 0,
  written: '',
  action: { kind: 'play' },
  ...(causes && { causes }),
});

describe('gains and losses', () => {
  const told = (causes: Cause[], mover?: number, under?: (cause: Cause) => string) =>
    gainsIn('great_race', causes, names, mover, under);
  const spaces = (words: string) => [{ words, counts: true }];

  it('are told seat by seat, with reason and clause, and of several reasons the sum', () => {
    expect(told([run, drop, outbid])).toEqual([
      {
        under: '',
        seats: [
          {
            seat: 0,
            total: '+4 spaces',
            gains: [
              {
                amounts: spaces('+3 spaces'),
                reason: 'Run: what the wheel gives for 7 energy',
                clause: 'GR-27',
              },
              { amounts: spaces('+1 space'), reason: 'put in more energy than Ben', clause: 'GR-24' },
            ],
          },
          {
            seat: 1,
            total: '',
            gains: [
              {
                amounts: [{ words: '−2 karma', counts: false }],
                reason: 'lower than the last card: 1 lower costs 1, 2 or more cost 2',
                clause: 'GR-19',
              },
            ],
          },
        ],
      },
    ]);
    const [first] = told([run, drop, outbid], 1);
    expect(
      first?.seats.map(({ seat }) => seat),
      'first whose turn it is',
    ).toEqual([1, 0]);
  });

  it('stand under what they came of, which is not said twice', () => {
    const all = told([drop, run, outbid, { ...outbid, act: 'Walk' }], 0, ({ act }) => String(act ?? ''));
    expect(all.map(({ under, seats }) => [under, seats.map(({ seat }) => seat)])).toEqual([
      ['', [1]],
      ['Run', [0]],
      ['Walk', [0]],
    ]);
    expect(all[1]?.seats[0]?.gains[0]?.reason).toBe('what the wheel gives for 7 energy');
  });

  it('of one rule are told at once, with whatever they are about', () => {
    const seen = ['Rabbit', 'Goat'].map((card) => cause(0, 'signs', 1, 'seen', 'ZO-22', { card }));
    expect(gainsIn('zodiac', seen, names)[0]?.seats).toEqual([
      {
        seat: 0,
        total: '',
        gains: [
          {
            amounts: [{ words: '+2 known signs', counts: true }],
            reason: 'Rabbit and Goat, which everybody saw',
            clause: 'ZO-22',
          },
        ],
      },
    ]);
  });

  it('that have one reason are one', () => {
    const row = (what: string) => cause(2, what, 4, 'row', 'GR-31');
    expect(told([row('cards'), row('energy')])[0]?.seats[0]?.gains.map(({ amounts }) => amounts.length)).toEqual([2]);
  });

  it('are left out where a limit took all', () => {
    expect(told([{ ...outbid, amount: 0, lost: 1 }])).toEqual([]);
  });
});

describe('a score', () => {
  it('is the first quantity of the game', () => {
    expect(scoreOf('great_race')).toBe('spaces');
    expect(scoreOf('wu_xing')).toBe('points');
  });

  it('is known for every step', () => {
    const steps = [step(0), step(-1, [run, outbid, drop]), step(1), step(-1, [outbid])];
    const at = [0, 1, 2, 3, 4].map((made) => scoresAt('great_race', [5, 7], steps, made)[0]);
    expect(at).toEqual([0, 0, 4, 4, 5]);
    expect(scoresAt('great_race', [5, 7], steps, 0), 'karma is no score').toEqual([0, 7]);
  });

  it('unfolds into its rules and the steps that made it', () => {
    const steps = [step(0), step(-1, [run, outbid, drop]), step(1), step(-1, [outbid, outbid, outbid])];
    const parts = partsOfScore('great_race', steps, 0);
    expect(parts.map(({ why, amount, made }) => [why, amount, made.map(({ at }) => at)])).toEqual([
      ['outbid', 4, [2, 4, 4, 4]],
      ['benefit', 3, [2]],
    ]);
    expect(partsOfScore('great_race', steps, 1)).toEqual([]);
  });

  it('has one part for what has one title, by whichever rules it came', () => {
    const steps = [step(-1, [run, { ...run, clause: 'GR-30' }])];
    expect(partsOfScore('great_race', steps, 0).map(({ why, amount }) => [why, amount])).toEqual([['benefit', 6]]);
    const untitled = { ...run, why: 'ox', clause: 'GR-37' };
    expect(partsOfScore('great_race', [step(-1, [untitled, { ...untitled, clause: 'GR-30' }])], 0)).toHaveLength(2);
  });

  it('leaves out a part that came to nothing', () => {
    const steps = [step(0, [run, outbid]), step(1, [{ ...run, amount: -3 }])];
    expect(partsOfScore('great_race', steps, 0).map(({ why }) => why)).toEqual(['outbid']);
  });
});

it('calls a part of a score as the game does, else by what it is about', () => {
  const [part] = partsOfScore('great_race', [step(-1, [run])], 0);
  if (!part) throw new Error('a part was made');
  expect(titleOf('great_race', part, names)).toBe('What the wheel paid');
  expect(titleOf('great_race', { ...part, why: 'placed' }, names)).toBe('Run: what the wheel gives for 7 energy');
});

describe('what a part of a score is about', () => {
  const tile = (amount: number, name: string) => cause(0, 'points', amount, 'value', 'WX-15', { tile: name });
  it('leaves out what was gained and lost again', () => {
    const rat = tile(5, 'Rat');
    expect(standing([tile(5, 'Ox'), rat, tile(-5, 'Ox')])).toEqual([rat]);
    expect(standing([tile(5, 'Ox'), tile(-5, 'Ox'), tile(5, 'Ox')])).toEqual([tile(5, 'Ox')]);
    expect(standing([tile(5, 'Ox'), tile(-5, 'Ox')])).toHaveLength(2);
  });
});
