import { describe, expect, it } from 'vitest';
import { optionsOf, whatItDoes } from './options';
import { judged } from './testing';
import { worthInWords } from './words';

const move = (name: string) => ({ move: name, action: { kind: name } });
const decision = judged(3, 0.4, 0.5, {
  ...move('other'),
  made: move('made'),
  rest: [
    { ...move('glanced'), more: 0.3 },
    { ...move('poor'), more: -0.38 },
  ],
});

describe('what was open', () => {
  it('is told with what it was worth, the best first; a glance makes nothing better than what was looked at closely', () => {
    expect(optionsOf(decision).map(({ move, worth, close, made }) => [move, worth, close, made])).toEqual([
      ['other', 0.5, true, false],
      ['glanced', 0.5, false, false],
      ['made', 0.4, true, true],
      ['poor', expect.closeTo(0.02) as number, false, false],
    ]);
  });

  it('is told roughly where it was no more than glanced at', () => {
    expect(worthInWords('win', { worth: 0.437, close: true })).toBe('44 %');
    expect(worthInWords('win', { worth: 0.437, close: false })).toBe('≈\u200944 %');
    expect(worthInWords('win', { worth: -0.04, close: false })).toBe('≈\u20090 %');
    expect(worthInWords('points', { worth: -3.26, close: false })).toBe('≈\u2009−3.3');
  });

  it('says of every move what it does, among all of them, with what is expected after it where that is known', () => {
    const searched = { ...decision, line: [{ kind: 'next' }], other_line: [{ kind: 'reply' }, { kind: 'more' }] };
    const options = optionsOf(searched);
    const because = (
      { move, actions }: { move: string; actions: { kind: string }[] },
      _: unknown,
      __: unknown,
      legal: unknown[],
    ) => `${move} of ${legal.length}: ${actions.map(({ kind }) => kind).join(' ')}`;
    const view = { game: 'x' } as never;
    expect(options.map((option) => whatItDoes({ because } as never, option, options, 0, view, ['You']))).toEqual([
      'other of 4: other reply more',
      'glanced of 4: glanced',
      'made of 4: made next',
      'poor of 4: poor',
    ]);
    expect(whatItDoes({}, options[0] as never, options, 0, view, ['You'])).toBe('');
  });
});
