import { describe, expect, it } from 'vitest';
import type { Judged, ReviewMessage } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { decisions, grown, standingAt, turningPoints, whyOf, type Course } from './course';
import { whyInWords } from './words';

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

const judged = (step: number, chosen: number, other: number, more: Partial<Judged> = {}): Judged => ({
  step,
  seat: 0,
  chosen,
  other,
  clear: true,
  move: 'x',
  action: { kind: 'x' },
  ...more,
});

const course = (fields: Partial<Course>): Course => ({
  by: 'win',
  stood: [],
  judged: [],
  done: 1,
  whole: true,
  ...fields,
});

describe('a course', () => {
  it('grows by what is new, in the order of the steps', () => {
    const first = grown(null, message({ positions: [{ step: 9, standing: [1, 0] }, { step: 0, standing: [0.5, 0.5] }] })); // prettier-ignore
    expect(first.stood.map(({ step }) => step)).toEqual([0, 9]);
    expect(first.whole).toBe(false);
    const more = grown(first, message({ from: 2, positions: [{ step: 4, standing: [0.6, 0.4] }], done: 10 }));
    expect(more.stood.map(({ step }) => step)).toEqual([0, 4, 9]);
    expect(more).toMatchObject({ done: 1, whole: true });
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

  it('is whole once decisions are judged, which comes last', () => {
    expect(grown(null, message({ decisions: [judged(1, 0, 0)] })).whole).toBe(true);
    expect(grown(null, message({ done: 0, of: 0 })).whole).toBe(false);
  });

  it('tells how it stood at a step', () => {
    const two = course({ stood: [{ step: 2, standing: [0.1] }, { step: 5, standing: [0.2] }] }); // prettier-ignore
    expect([0, 2, 4, 5, 9].map((step) => standingAt(two, step)?.standing[0])).toEqual([0.1, 0.1, 0.1, 0.2, 0.2]);
  });
});

describe('turning points', () => {
  const stood = [
    [0, 0.5, 0.5],
    [2, 0.55, 0.45],
    [4, 0.2, 0.8],
    [6, 0.4, 0.6],
    [8, 0.9, 0.1],
  ].map(([step = 0, ...standing]) => ({ step, standing }));

  it('are the greatest changes, in the order of the game', () => {
    expect(turningPoints(course({ stood }), 2)).toEqual([
      { from: 2, to: 4, seat: 0, before: 0.55, after: 0.2 },
      { from: 6, to: 8, seat: 0, before: 0.4, after: 0.9 },
    ]);
    expect(turningPoints(course({ stood }), 9).map(({ from }) => from)).toEqual([2, 4, 6]);
  });

  it('are not told before every position has been looked at', () => {
    expect(turningPoints(course({ stood, whole: false }))).toEqual([]);
  });

  it('are for whom most changed', () => {
    const three = [[0, 0.3, 0.3, 0.4], [1, 0.2, 0.7, 0.1]].map(([step = 0, ...standing]) => ({ step, standing })); // prettier-ignore
    expect(turningPoints(course({ stood: three }))[0]).toMatchObject({ seat: 1, before: 0.3, after: 0.7 });
  });
});

describe('decisions', () => {
  const all = [
    judged(1, 0.5, 0.2),
    judged(2, 0.5, 0.9),
    judged(3, 0.5, 0.6),
    judged(4, 0.9, 0.1, { clear: false }),
    judged(5, 0.9, 0.1, { seat: 1 }),
    judged(6, 0.5, 0.51),
    judged(7, 0.5, 0.4),
  ];
  it('are the best and the worst of the own seats that are no accident', () => {
    const { best, worst } = decisions(course({ judged: all }), [0]);
    expect(best.map(({ step }) => step)).toEqual([1, 7]);
    expect(worst.map(({ step }) => step)).toEqual([2, 3]);
  });
});

describe('why a standing changed', () => {
  const steps = [{ seat: 0 }, { seat: 1 }, { seat: -1 }, { seat: 'chance' as const }];
  const point = (after: number, to = 4) => ({ from: 0, to, seat: 0, before: 0.5, after });
  const why = (found: Judged[], after: number, to?: number) =>
    whyOf(course({ judged: found }), point(after, to), steps);

  it('names what else there was: others, luck, both, nothing', () => {
    expect(why([], 0.8)).toEqual({ own: 0, rose: true, rest: 'both' });
    expect(why([], 0.8, 3).rest).toBe('others');
    expect(why([], 0.8, 1).rest).toBeNull();
    expect(whyOf(course({}), { ...point(0.2), from: 2 }, steps)).toEqual({ own: 0, rose: false, rest: 'luck' });
  });

  it('counts what the own decision of that time won or cost, where that is no accident', () => {
    expect(why([judged(0, 0.2, 0.42)], 0.8).own).toBeCloseTo(-0.22);
    expect(why([judged(0, 0.2, 0.42, { clear: false }), judged(4, 0, 1), judged(1, 0, 1, { seat: 1 })], 0.8).own).toBe(
      0,
    );
    expect(why([judged(0, 0.42, 0.41)], 0.8).own).toBe(0);
  });

  it('leaves the rest out where the decision did it all', () => {
    expect(why([judged(0, 0.2, 0.6)], 0.3).rest).toBeNull();
    expect(why([judged(0, 0.2, 0.3)], 0.3).rest).toBe('both');
  });

  it('does not praise a costly choice for good luck, nor blame a good one for bad luck', () => {
    const told = (found: Judged[], after: number) => whyInWords('win', why(found, after), 'You');
    expect(told([judged(0, 0.2, 0.42)], 0.8)).toBe(
      'Brought about by luck and what the others did: your choice cost 22 %.',
    );
    expect(told([judged(0, 0.5, 0.3)], 0.2)).toBe(
      'Brought about by luck and what the others did: your choice was the best by 20 %.',
    );
    expect(told([judged(0, 0.5, 0.4)], 0.8)).toBe(
      'Your choice was the best by 10 %; the rest is luck and what the others did.',
    );
    expect(told([judged(0, 0.2, 0.6)], 0.3)).toBe('Your choice cost 40 %.');
    expect(told([], 0.8)).toBe('Brought about by luck and what the others did.');
    expect(whyInWords('points', { own: -1, rose: true, rest: 'luck' }, 'Bo')).toBe(
      'Brought about by luck: the choice of Bo cost 1 point.',
    );
    expect(whyInWords('win', { own: 0, rose: true, rest: null }, 'Bo')).toBe('');
    language.now = 'zh';
    expect(whyInWords('win', { own: -0.22, rose: true, rest: 'luck' }, '你')).toBe(
      '这是运气带来的：你的选择反而亏了 22 % 的胜算。',
    );
    language.now = 'en';
  });
});
