import { describe, expect, it } from 'vitest';
import type { Cause, Step, View } from '../wire/protocol';
import { cause, outcome as step } from '../wire/testing';
import { verdict } from './verdict';

const told = (steps: Step[], own: number[], ranked = [1, 0, 2], names = ['You', 'Bo', 'Cy']) =>
  verdict('great_race', {} as View, steps, ranked, own, names);
const paid = (seat: number, amount: number) => cause(seat, 'spaces', amount, 'benefit', { act: 'Run', total: 5 });
const traded = (seat: number) => cause(seat, 'spaces', 3, 'trade');

describe('what decided a game', () => {
  const steps = [
    step(paid(0, 5), cause(0, 'karma', 9, 'benefit')),
    step(paid(1, 3)),
    step(traded(1), cause(1, 'spaces', 1, 'outbid', { seats: [0] })),
    step(traded(1)),
  ];

  it('is the step since which the winner was ahead, the biggest one, and the parts that differ most', () => {
    expect(told(steps, [0])).toEqual([
      {
        words:
          'What put Bo ahead of you for good: +4 spaces for Bo (+3: traded 2 karma for 3 spaces; +1: put in more energy than you)',
        at: 3,
      },
      { words: 'Karma traded for spaces: Bo 6, you 0' },
      { words: 'What the wheel paid: Bo 3, you 5' },
    ]);
    const early = [step(paid(1, 1)), step(paid(0, 1)), step(paid(1, 2)), step(traded(1))];
    expect(told(early, [0]).slice(0, 2)).toEqual([
      {
        words: 'What put Bo ahead of you for good: +2 spaces for Bo (Run: what the wheel gives for 5 energy)',
        at: 3,
      },
      { words: 'The biggest step ahead of you: +3 spaces for Bo (traded 2 karma for 3 spaces)', at: 4 },
    ]);
  });

  it('tells of a step what it did to both scores', () => {
    const taken = [step(paid(1, 1)), step(paid(1, 3), cause(0, 'spaces', -2, 'fallback'))];
    expect(told(taken, [0])[1]?.words).toBe(
      'The biggest step ahead of you: +3 spaces for Bo (Run: what the wheel gives for 5 energy), −2 spaces for you',
    );
  });

  it('says who did it, where that was somebody else', () => {
    const by = (seat: number, ...causes: Cause[]): Step => ({ ...step(...causes), seat });
    const points = (seat: number, amount: number) => cause(seat, 'points', amount, 'value');
    const steps = [by(1, points(1, 3)), by(2, points(0, -8), points(2, 8)), by(1, points(1, 2))];
    const words = verdict('wu_xing', {} as View, steps, [1, 2, 0], [0], ['You', 'Bo', 'Cy']).map((one) => one.words);
    expect(words[1]).toMatch(/^The biggest step ahead of you: Cy: −8 points for you \(/);
  });

  it('names nobody who was but the last to choose in secret', () => {
    const last = (...causes: Cause[]): Step => ({ ...step(...causes), seat: 2 });
    expect(told([step(paid(0, 2)), last(traded(1))], [0])[0]?.words).toBe(
      'What put Bo ahead of you for good: +3 spaces for Bo (traded 2 karma for 3 spaces)',
    );
  });

  it('is nothing that came when the winner had all it won by', () => {
    const late = [step(paid(1, 3)), step(cause(0, 'spaces', -8, 'fallback'))];
    expect(told(late, [0]).map(({ at }) => at)).toEqual([1, undefined, undefined]);
  });

  it('sets parts of the final scores against each other, with what came last', () => {
    const late = [step(paid(1, 5)), step(paid(0, 2))];
    expect(told(late, [0]).at(-1)?.words).toBe('What the wheel paid: Bo 5, you 2');
  });

  it('sets the winner against this screen, or against the best of the others', () => {
    const both = [...steps, step(paid(2, 7))];
    const traded = 'Karma traded for spaces';
    const words = (...args: Parameters<typeof told>) => told(...args).map(({ words }) => words);
    expect(words(both, [0], [1, 2, 0])).toContain(`${traded}: Bo 6, you 0`);
    expect(words(both, [], [1, 2, 0])).toContain(`${traded}: Bo 6, Cy 0`);
    expect(words(both, [0, 1], [1, 2, 0])).toContain(`${traded}: Bo 6, Cy 0`);
    expect(words(both, [1], [1, 2, 0], ['Al', 'You', 'Cy'])).toContain(`${traded}: you 6, Cy 0`);
  });

  it('may be what the other lost', () => {
    const lost = [step(paid(0, 2)), step(cause(0, 'spaces', -4, 'fallback')), step(paid(1, 1))];
    expect(told(lost, [0])[0]).toEqual({
      words: 'What put Bo ahead of you for good: −4 spaces for you (fell back from the river and kept the card)',
      at: 2,
    });
  });

  it('is nothing where nothing differs, or one plays alone', () => {
    expect(told([step(paid(0, 2), paid(1, 2))], [0])).toEqual([]);
    expect(told(steps, [0], [0])).toEqual([]);
  });
});
