import { describe, expect, it } from 'vitest';
import { courseOf, hasLessons, nextOf, offered, outcomeOf, recordOf, seatsOf, type Lesson } from './lessons';
import type { Step, Table } from '../wire/protocol';

const both = (words: string) => ({ en: words, zh: words });

const lesson: Lesson = {
  id: 'choice',
  clause: 'CC-12',
  title: both('You may choose'),
  text: both('…'),
  aim: both('Take the Hare.'),
  done: both('11 points.'),
  seats: 2,
  seat: 0,
  options: { placement: 'fixed' },
  steps: ['0 Ox@c3', 'chance 3+5'],
  solution: ['c3xe5', 'e5xg7'],
  reach: { moves: ['c3xe5xg7'] },
  answers: [{ moves: ['c3xa5'], clause: 'CC-3', text: both('Only 3 points.') }],
  otherwise: both('Something else.'),
};

const step = (seat: Step['seat'], move: string, more: Partial<Step> = {}): Step => ({
  seat,
  move,
  turn: 0,
  written: move,
  action: { kind: 'jump' },
  ...more,
});
const before = [step(0, 'Ox@c3'), step('chance', '3+5')];
const at = (steps: Step[], more: Partial<Table> = {}) =>
  ({ moves: [...before, ...steps], to_act: [0], over: false, legal: [], ...more }) as unknown as Table;

describe('a lesson', () => {
  it('begins from a record, against computers of the weakest level', () => {
    expect(recordOf('celestial_checkers', { version: 1, lessons: [] }, lesson)).toBe(
      'shengxiao record 1\ngame celestial_checkers 1\noption placement fixed\nseat 0 person\nseat 1 person\nplay\n0 Ox@c3\nchance 3+5\nopen\n',
    );
    expect(seatsOf(lesson)).toEqual([{ who: 'person' }, { who: 'computer', level: 1 }]);
  });

  it('may have printed data of its own', () => {
    const printed = { grid: { columns: 8, rows: 5 } };
    const record = recordOf('celestial_checkers', { version: 1, lessons: [] }, { ...lesson, edition: printed });
    expect(record).toContain('option placement fixed\nedition {"grid":{"columns":8,"rows":5}}\nseat 0 person\n');
  });

  it('goes on while the learner decides', () => {
    expect(outcomeOf(at([]), lesson, 2)).toEqual({ is: 'open' });
    expect(outcomeOf(at([step(0, 'c3xe5')]), lesson, 2)).toEqual({ is: 'open' });
  });

  it('is reached by a move of the learner, also in several steps', () => {
    const steps = [step(0, 'c3xe5'), step(0, 'e5xg7', { written: 'c3xe5xg7' })];
    expect(outcomeOf(at(steps, { to_act: [1] }), lesson, 2)).toEqual({ is: 'reached' });
    expect(outcomeOf(at([step(1, 'c3xe5xg7')]), lesson, 2).is).toBe('missed');
  });

  it('is reached by what came about, or by winning', () => {
    const cause = { seat: 1, what: 'animals', amount: -1, why: 'captured', clause: 'CC-10' };
    const taken = at([step(0, 'c3xe5', { causes: [cause] })], { to_act: [1] });
    expect(outcomeOf(taken, { ...lesson, reach: { cause: { seat: 1, why: 'captured' } } }, 2).is).toBe('reached');
    expect(outcomeOf(taken, { ...lesson, reach: { cause: { seat: 0, why: 'captured' } } }, 2).is).toBe('missed');
    const won = { ...lesson, reach: { won: true } };
    expect(outcomeOf(at([step(0, 'c3xe5')], { over: true, returns: [1, -1] }), won, 2).is).toBe('reached');
    expect(outcomeOf(at([step(0, 'c3xe5')], { over: true, returns: [0, 0] }), won, 2).is).toBe('missed');
  });

  it('is missed once others have acted, with the answer to what was done', () => {
    const missed = (move: string) => outcomeOf(at([step(0, move)], { to_act: [1] }), lesson, 2);
    expect(missed('c3xa5')).toEqual({ is: 'missed', answer: lesson.answers?.[0] });
    expect(missed('g3-h4')).toEqual({ is: 'missed', answer: { text: lesson.otherwise } });
    expect(outcomeOf(at([step(0, 'g3-h4'), step(1, 'a7-b6')]), lesson, 2).is).toBe('missed');
  });

  it('is missed once chance has acted, also where the learner is the next to decide', () => {
    expect(outcomeOf(at([step(0, 'g3-h4'), step('chance', '1+2')]), lesson, 2).is).toBe('missed');
  });

  it('shows the next move of its solution with what follows, and none after another', () => {
    const legal = (move: string) => [{ seat: 0, move, action: { kind: 'jump' } }];
    expect(nextOf(at([], { legal: legal('c3xe5') }), lesson, 2)).toMatchObject({
      move: 'c3xe5',
      line: ['c3xe5', 'e5xg7'],
    });
    expect(nextOf(at([step(0, 'c3xe5')], { legal: legal('e5xg7') }), lesson, 2)?.line).toEqual(['e5xg7']);
    expect(nextOf(at([step(0, 'c3xa5')], { legal: legal('c3xe5') }), lesson, 2)).toBeNull();
  });

  it('offers what it names of the legal moves, or all', () => {
    const legal = ['play Run 1', 'play Run 3', 'play Rest 1'].map((move) => ({
      seat: 0,
      move,
      action: { kind: 'play' },
    }));
    const moves = (offers?: string[]) => offered(legal, offers ? { offers } : {}).map(({ move }) => move);
    expect(moves(['play Run 1', 'play Run 2', 'play Run 3'])).toEqual(['play Run 1', 'play Run 3']);
    expect(moves()).toHaveLength(3);
  });

  it('offers its solution, and answers nothing that it does not offer', async () => {
    const { lessons = [] } = (await courseOf('great_race')) ?? {};
    for (const { id, offers, solution, answers = [] } of lessons) {
      const isOffered = (move = '') => offers?.includes(move) ?? true;
      expect([solution[0], ...answers.flatMap(({ moves = [] }) => moves)].every(isOffered), id).toBe(true);
    }
  });

  it('is there for each game that has some', async () => {
    expect(hasLessons('celestial_checkers')).toBe(true);
    expect(hasLessons('jungle')).toBe(false);
    expect(await courseOf('jungle')).toBeNull();
    expect((await courseOf('celestial_checkers'))?.lessons.length).toBeGreaterThan(5);
  });
});
