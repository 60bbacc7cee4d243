import { afterEach, describe, expect, it } from 'vitest';
import type { Cause, Judged, Motive } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { differencesOf } from './motives';
import { betterInWords, weighedInWords } from './words';

const judged = (chosen: number, other: number, motives: Motive[]): Judged => ({
  step: 3,
  seat: 0,
  chosen,
  other,
  clear: true,
  move: 'x',
  action: { kind: 'x' },
  made: { move: 'y', action: { kind: 'y' } },
  motives,
});

const motive = (more: number, soon: boolean, cause: Partial<Cause>): Motive => ({
  more,
  soon,
  cause: { seat: 0, what: 'points', amount: 1, why: 'value', clause: 'WX-15', ...cause },
});

const names = ['You', 'Bo', 'Lan'];
const tiger = (more: number) => motive(more, true, { tile: 'Tiger' });
const better = (motives: Motive[], chosen = 0.5, other = 0.4) =>
  betterInWords('wu_xing', 'win', judged(chosen, other, motives), names);

afterEach(() => {
  language.now = 'en';
});

describe('why a move comes to more', () => {
  it('is what follows it until the next turn, and later, with the reasons', () => {
    expect(better([tiger(4.04), motive(-2, false, {})])).toBe(
      'The better one brings +4 points for you (the value of Tiger) until your next turn, on average, and later −2 points for you (values of tiles).',
    );
    expect(better([motive(-2, false, { why: 'elements', clause: 'WX-17' })])).toBe(
      'Later the better one brings −2 points for you (the bonus for all five Elements), on average.',
    );
    language.now = 'zh';
    expect(betterInWords('wu_xing', 'win', judged(0.5, 0.4, [tiger(4)]), ['你', 'Bo'])).toBe(
      '较好的选择平均而言，到你的下一回合为止：你 +4 分（虎的分值）。',
    );
  });

  it('is told of the better move, whichever was chosen', () => {
    expect(better([tiger(-4)], 0.3, 0.4)).toContain('+4 points for you (the value of Tiger)');
    expect(better([tiger(-4)], 0.5, 0.4)).toContain('−4 points for you');
  });

  it('has what befalls a seat in the words for that, and says where there is less of it', () => {
    const lost = (more: number) =>
      motive(more, true, { what: 'tiles', why: 'captured', clause: 'WX-9', amount: -1, tile: 'Ox' });
    expect(better([lost(-0.5)])).toContain('−0.5 tiles for you (Ox was captured)');
    expect(better([lost(0.5)])).toContain('+0.5 tiles for you (less often: Ox was captured)');
    expect(better([tiger(-4)])).not.toContain('less often');
  });

  it('gathers the same of several things, and leaves out what speaks the other way', () => {
    const told = better([
      tiger(3),
      motive(2, true, { tile: 'Ox' }),
      motive(-1, true, { why: 'colour', colour: 'Wood' }),
    ]);
    expect(told).toContain('+4 points for you (values of tiles) until');
  });

  it('names oneself first and the score before all else, then the rivals for whom most changes', () => {
    const of = (seat: number, more: number, what = 'points') => motive(more, true, { seat, what, tile: 'Ox' });
    const { soon } = differencesOf(
      'wu_xing',
      judged(1, 0, [of(1, 9), of(2, -3), of(1, 0.2, 'tiles'), of(0, -2, 'tokens'), of(0, 1)]),
      names,
      1,
    );
    expect(soon.map(({ seat, change }) => [seat, change])).toEqual([
      [0, '+1 point'],
      [0, '−2 tokens'],
      [1, '+9 points'],
      [2, '−3 points'],
    ]);
  });

  it('tells of the score alone what comes later', () => {
    expect(better([motive(3, false, { what: 'tokens', why: 'token', clause: 'WX-7' })])).toBe('');
  });

  it('does not say what a reason is about where that is many things', () => {
    const later = motive(1, false, { what: 'signs', why: 'taken', clause: 'ZO-8' });
    expect(betterInWords('zodiac', 'win', judged(1, 0, [later]), names)).toBe(
      'Later the better one brings +1 known sign for you, on average.',
    );
  });

  it('is as far as was looked ahead where the game is searched', () => {
    const dog = motive(-1, true, { what: 'animals', why: 'captured', clause: 'CC-10', animal: 'Dog', amount: -1 });
    expect(betterInWords('celestial_checkers', 'points', judged(-3, 1, [dog]), names)).toBe(
      'As far as the computer looks ahead, the better one leads to +1 animal on the board for you (less often: Dog was captured).',
    );
  });

  it('is told of two that are about as good, too', () => {
    const told = weighedInWords(
      'wu_xing',
      'win',
      { ...judged(0.4, 0.4, [tiger(-4), motive(4, false, {})]), clear: false },
      names,
      'pass',
      'claim',
    );
    expect(told).toBe(
      'You chose to pass. To claim would have been about as good. This one brings −4 points for you (the value of Tiger) until your next turn, on average, and later +4 points for you (values of tiles).',
    );
  });
});
