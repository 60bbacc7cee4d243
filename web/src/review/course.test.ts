import { describe, expect, it } from 'vitest';
import type { Judged, ReviewMessage, TurningPoint } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { evenIn, gainsOfBetter, grown, isUnusual, rangeOf, shownOf, standingAt, type Course } from './course';
import { judged } from './testing';
import { betterInWords, weighedInWords, whyInWords } from './words';

const message = (fields: Partial<ReviewMessage>): ReviewMessage => ({
  type: 'review',
  table: 'abc',
  from: 0,
  by: 'win',
  done: 1,
  of: 10,
  positions: [],
  decisions: [],
  ...fields,
});

const course = (fields: Partial<Course>): Course => ({
  by: 'win',
  stood: [],
  judged: [],
  done: 1,
  turning: [],
  best: [],
  worst: [],
  ...fields,
});

const point: TurningPoint = {
  ...{ from: 0, to: 4, seat: 0, before: 0.5, after: 0.8, own: 0 },
  ...{ luck: true, others: true, itself: false },
};

describe('a course', () => {
  it('grows by what is new, in the order of the steps', () => {
    const first = grown(null, message({ positions: [{ step: 9, standing: [1, 0] }, { step: 0, standing: [0.5, 0.5] }] })); // prettier-ignore
    expect(first.stood.map(({ step }) => step)).toEqual([0, 9]);
    const more = grown(first, message({ from: 2, positions: [{ step: 4, standing: [0.6, 0.4] }], done: 10 }));
    expect(more.stood.map(({ step }) => step)).toEqual([0, 4, 9]);
    expect(more).toMatchObject({ done: 1 });
  });

  it('begins anew with the first finding', () => {
    const before = course({ stood: [{ step: 3, standing: [1, 0] }] });
    expect(grown(before, message({ positions: [{ step: 1, standing: [0, 1] }] })).stood).toHaveLength(1);
  });

  it('keeps the latest finding of each step', () => {
    const once = grown(null, message({ decisions: [judged(1, 0.5, 0.2), judged(4, 0.1, 0.2)] }));
    const again = grown(once, message({ from: 2, decisions: [judged(1, 0.3, 0.4)] }));
    expect(again.judged).toEqual([judged(1, 0.3, 0.4), judged(4, 0.1, 0.2)]);
  });

  it('has its turning points and the decisions that mattered as soon as they are told', () => {
    const first = grown(null, message({ decisions: [judged(1, 0, 0.5), judged(4, 0.7, 0.2)] }));
    expect(first).toMatchObject({ turning: [], best: [], worst: [] });
    const last = grown(first, message({ from: 2, done: 10, turning: [point], best: [4], worst: [1] }));
    expect(last.turning).toEqual([point]);
    expect(last.best).toEqual([judged(4, 0.7, 0.2)]);
    expect(last.worst).toEqual([judged(1, 0, 0.5)]);
  });

  it('tells how it stood at a step', () => {
    const two = course({ stood: [{ step: 2, standing: [0.1] }, { step: 5, standing: [0.2] }] }); // prettier-ignore
    expect([0, 2, 4, 5, 9].map((step) => standingAt(two, step)?.standing[0])).toEqual([0.1, 0.1, 0.1, 0.2, 0.2]);
  });
});

describe('what a picture of it shows', () => {
  const led = (...leads: number[]) =>
    course({ by: 'points', stood: leads.map((lead, step) => ({ step, standing: [lead, -lead] })) });

  it('is as high as the game was, and even lies in it', () => {
    expect(rangeOf(led(0, 4.6, -1.2))).toEqual([-2, 5]);
    expect(evenIn(led(0, 6, -2))).toBe(0.25);
    expect(rangeOf(led()), 'a game in which nothing happened').toEqual([-2, 2]);
    expect(rangeOf(led(3, 25.5))).toEqual([-2, 26]);
    expect(rangeOf(course({}))).toEqual([0, 1]);
    expect(evenIn(course({}))).toBe(0.5);
  });

  it('is the better move, and what was done instead of it', () => {
    const { move, action, made } = judged(3, 0.2, 0.6);
    expect(shownOf(judged(3, 0.2, 0.6))).toEqual({ better: { move, action }, instead: made });
    expect(shownOf(judged(3, 0.6, 0.2))).toEqual({ better: made, instead: null });
  });
});

it('knows a move that leads to more than the curve had expected', () => {
  const went = course({ by: 'win', stood: [{ step: 2, standing: [0.1, 0.9] }] });
  expect(isUnusual(went, judged(2, 0.1, 0.9))).toBe(true);
  expect(isUnusual(went, judged(2, 0.1, 0.2))).toBe(false);
  expect(isUnusual(course({ by: 'points', stood: went.stood }), judged(2, 0.1, 9)), 'of points').toBe(false);
});

describe('why a standing changed', () => {
  const told = (fields: Partial<TurningPoint>) => whyInWords('win', { ...point, ...fields }, ['You', 'Bo', 'Lan']);

  it('names what else there was: others, luck, both, nothing', () => {
    expect(told({})).toBe('Brought about by luck and what the others did.');
    expect(told({ others: false })).toBe('Brought about by luck.');
    expect(told({ luck: false })).toBe('Brought about by what the others did.');
    expect(told({ luck: false, others: false })).toBe('');
    expect(told({ luck: false, others: false, itself: true })).toBe('Brought about by what you did.');
  });

  it('names the only other', () => {
    expect(whyInWords('win', { ...point, luck: false }, ['You', 'Bo'])).toBe('Brought about by what Bo did.');
    expect(whyInWords('win', { ...point, seat: 1 }, ['You', 'Bo'])).toBe('Brought about by luck and what you did.');
    const among = (...acted: number[]) =>
      whyInWords('win', { ...point, seat: 1, luck: false }, ['You', 'Bo', 'Lan'], acted);
    expect(among(0, 1)).toBe('Brought about by what you did.');
    expect(among(0, 2)).toBe('Brought about by what the others did.');
  });

  it('does not praise a costly choice for good luck, nor blame a good one for bad luck', () => {
    expect(told({ own: -0.22 })).toBe(
      'Brought about by luck and what the others did: your choice cost 22 percentage points.',
    );
    expect(told({ own: 0.2, after: 0.2 })).toBe(
      'Brought about by luck and what the others did: your choice was the best by 20 percentage points.',
    );
    expect(told({ own: 0.1 })).toBe(
      'Your choice was the best by 10 percentage points; luck and what the others did had a part in it, too.',
    );
    expect(told({ own: -0.4, after: 0.3, luck: false, others: false })).toBe('Your choice cost 40 percentage points.');
    expect(whyInWords('points', { ...point, own: -1, others: false }, ['Bo', 'Lan'])).toBe(
      'Brought about by luck: Bo’s choice cost 1 point.',
    );
    language.now = 'zh';
    expect(whyInWords('win', { ...point, own: -0.22, others: false }, ['你', 'Bo'])).toBe(
      '这是运气带来的：你的选择反而亏了 22\u00a0个\u2060百\u2060分\u2060点的胜算。',
    );
    language.now = 'en';
  });
});

describe('why somebody chose', () => {
  const told = (chosen: number, other: number, more: Partial<Judged> = {}) =>
    weighedInWords('zodiac', 'win', judged(3, chosen, other, more), ['Bo', 'Lan'], 'take', 'pass');

  it('is by how much it was better than the best of the rest, or worse', () => {
    expect(told(0.4, 0.34)).toBe(
      'Bo chose to take: the best there was. To pass would have left a chance to win that is 6 percentage points lower.',
    );
    expect(told(0.3, 0.4)).toBe(
      'Bo chose to take, which cost 10 percentage points of the chance to win. To pass would have been better.',
    );
  });

  it('says what came of the difference', () => {
    expect(told(0.4, 0.34, { more_win: [0.06, -0.06], more_points: [1, 0] })).toMatch(
      /6 percentage points lower\. With the better one it ends, on average, with .* for Bo\.$/,
    );
  });

  const even = 'Bo chose to take. To pass would have been about as good.';

  it('is nothing where it makes no difference, or none that is certain', () => {
    expect(told(0.4, 0.404)).toBe(even);
    expect(told(0.4, 0.39, { clear: false, more_points: [2, -2] })).toBe(even);
  });

  it('is said with a doubt where that is not certain', () => {
    const doubtful = (other: number) => told(0.4, other, { clear: false, more_points: [2, -2] });
    expect(doubtful(0.35), 'a little worse').toBe(even);
    expect(doubtful(0.3)).toBe('Bo chose to take. To pass may well have been worse.');
  });
});

describe('why a move was better', () => {
  const lost = judged(3, 0.3, 0.4, { more_win: [-0.1, 0.08, 0.02], more_points: [-3.04, 1.2, 0.1] });

  it('is what it comes to for oneself and for the rival for whom most changes, and whom the other one helps', () => {
    expect(gainsOfBetter(lost)).toEqual({
      points: [
        { seat: 0, amount: 3.04 },
        { seat: 1, amount: -1.2 },
      ],
      helped: 1,
    });
    expect(betterInWords('wu_xing', lost, ['You', 'Bo', 'Lan'])).toBe(
      'With the better one it ends, on average, with +3 points for you and −1.2 points for Bo. The worse one helps Bo most.',
    );
  });

  it('is told of a good decision as of a bad one', () => {
    const won = judged(3, 0.4, 0.3, { more_win: [0.1, -0.05, -0.05], more_points: [0.1, -2, 0] });
    expect(gainsOfBetter(won)).toEqual({ points: [{ seat: 1, amount: -2 }] });
  });

  it('is nothing where the game was searched, or where two play nobody is named', () => {
    expect(gainsOfBetter(judged(3, 1, 2))).toEqual({ points: [] });
    expect(gainsOfBetter(judged(3, 0.4, 0.5, { more_win: [-0.1, 0.1], more_points: [0, 0] }))).toEqual({ points: [] });
  });
});
