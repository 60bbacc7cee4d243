import { describe, expect, it } from 'vitest';
import type { Judged, ReviewMessage } from '../wire/protocol';
import { decisions, grown, standingAt, turningPoints, type Course } from './course';

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
