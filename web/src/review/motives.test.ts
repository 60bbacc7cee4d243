import { afterEach, describe, expect, it } from 'vitest';
import { groupsOf } from '../catalogue/groups';
import type { Cause, Difference, Judged } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { differencesOf } from './motives';
import { judged as decision } from './testing';
import { betterInWords, expectedInWords, weighedInWords } from './words';

/** One thing that happens more often after a move, and when. */
interface Happens {
  more: number;
  soon: boolean;
  cause: Cause;
}

/** They are all there is: each difference is their sum. */
const differencesBy = (all: Happens[]): Difference[] =>
  [...groupsOf(all, ({ soon, cause }) => `${cause.seat} ${cause.what} ${soon}`).values()].map((some) => ({
    seat: some[0].cause.seat,
    what: some[0].cause.what,
    soon: some[0].soon,
    more: some.reduce((sum, { more }) => sum + more, 0),
    motives: some.map(({ more, cause }) => ({ more, cause })),
  }));

const judged = (chosen: number, other: number, all: Happens[]): Judged =>
  decision(3, chosen, other, { more_points: [], differences: differencesBy(all) });

const motive = (more: number, soon: boolean, cause: Partial<Cause>): Happens => ({
  more,
  soon,
  cause: { seat: 0, what: 'points', amount: 1, why: 'value', clause: 'WX-15', ...cause },
});

const names = ['You', 'Bo', 'Lan'];
const tiger = (more: number) => motive(more, true, { tile: 'Tiger' });
const better = (motives: Happens[], chosen = 0.5, other = 0.4) =>
  betterInWords('wu_xing', judged(chosen, other, motives), names);

afterEach(() => {
  language.now = 'en';
});

describe('what speaks most for a move', () => {
  it('is what it brings until the next turn, or later, in one sentence with its reason', () => {
    expect(better([tiger(4.04), motive(-1, false, {})])).toBe(
      'This choice brings you about 4 points more before your next turn (the value of Tiger).',
    );
    expect(better([motive(2, false, { why: 'elements', clause: 'WX-17' })])).toBe(
      'This choice brings you about 2 points more later (the bonus for all five Elements).',
    );
    language.now = 'zh';
    expect(betterInWords('wu_xing', judged(0.5, 0.4, [tiger(4)]), ['你', 'Bo'])).toBe(
      '到下一回合为止，这个选择让你多得约 4\u00a0分（虎的分值）。',
    );
  });

  it('is what it gives up for what, where now and later speak against each other', () => {
    expect(better([tiger(-4), motive(6, false, {})])).toBe(
      'This choice brings you about 4 points less now and about 6 points more later (values of tiles).',
    );
    expect(better([tiger(4), motive(-3, false, {})])).toBe(
      'This choice brings you about 4 points more now (the value of Tiger) and about 3 points less later.',
    );
  });

  it('is what it costs a rival where it brings nothing, and nothing where only that speaks against it', () => {
    const rival = (more: number) => motive(more, true, { seat: 1, tile: 'Ox' });
    expect(better([rival(-3)])).toBe('This choice costs Bo about 3 points (less often “the value of Ox”).');
    expect(better([rival(3)])).toBe('');
    expect(better([tiger(-4)])).toBe('');
  });

  it('is told of the better move, whichever was chosen', () => {
    expect(better([tiger(-4)], 0.3, 0.4)).toBe(
      'The better one brings you about 4 points more before your next turn (the value of Tiger).',
    );
  });

  it('is the whole of a difference, also of what is not among its greatest motives', () => {
    const [difference] = differencesBy([tiger(4)]);
    const more = (amount: number) =>
      betterInWords(
        'wu_xing',
        decision(3, 0.5, 0.4, { more_points: [], differences: difference ? [{ ...difference, more: amount }] : [] }),
        names,
      );
    expect(more(1)).toBe('This choice brings you about 1 point more before your next turn (the value of Tiger).');
    expect(more(0.6)).toContain('brings you about 0.6 points more');
    expect(more(-1)).toBe('');
  });

  it('is what is kept from rivals where points do not decide', () => {
    const gained = (seat: number, more: number, card: string) =>
      motive(more, true, { seat, what: 'signs', why: 'seen', clause: 'ZO-22', card });
    const zodiac = (...all: Happens[]) =>
      betterInWords('zodiac', decision(3, 0.3, 0.5, { differences: differencesBy(all) }), names);
    expect(zodiac(gained(1, 0.52, 'Dog'), gained(2, -0.5, 'Ox'), gained(0, 0.9, 'Pig'), gained(1, 0.1, 'Rat'))).toBe(
      'In 5 of 10 games the better one keeps the Dog from Bo until the next turn.',
    );
    expect(zodiac(motive(1, true, { what: 'hand', why: 'drawn', clause: 'ZO-7' }))).toBe('');
  });

  it('is nothing but the win where a move won the game', () => {
    expect(weighedInWords('zodiac', 'win', judged(1, 0.99, []), names, 'call', 'pass', { won: true })).toBe(
      'You chose to call, and won with it.',
    );
  });

  it('is nothing but the win where the better move wins at once', () => {
    const missed: Judged = { ...judged(0.4, 1, [tiger(-4)]), other_wins: true };
    expect(betterInWords('wu_xing', missed, names)).toBe('The better one wins at once.');
    expect(betterInWords('wu_xing', { ...missed, chosen: 1, other: 0.4 }, names)).not.toContain('wins at once');
  });

  it('is what the computer expects after either move where the game is searched', () => {
    const purposes = {
      made: ['threatens Bo’s Pig', 'waits'],
      other: ['waits', 'guards your Rat', 'threatens Bo’s Ox'],
    };
    const lines = { made: 'your Ox takes the Dog of Bo', other: 'nothing is taken', purposes };
    const moves = ['take the Dog', 'move the Ox to c5'] as const;
    expect(betterInWords('celestial_checkers', judged(-3, 1, []), names, { expected: lines, moves })).toBe(
      'The better one guards your Rat and threatens Bo’s Ox. To move the Ox to c5: nothing is taken; the computer then expects you to end 1 point ahead. To take the Dog: your Ox takes the Dog of Bo; the computer then expects you to end 3 points behind.',
    );
  });

  it('tells the same of two moves that are about as good', () => {
    const lines = { made: 'nothing is taken', other: 'Bo’s Ox takes your Dog', purposes: { made: [], other: [] } };
    expect(
      expectedInWords('celestial_checkers', 'points', judged(0, 0.2, []), lines, names, ['go', 'move the Ox to c5']),
    ).toBe(
      'To go: nothing is taken; the computer then expects an even end. To move the Ox to c5: Bo’s Ox takes your Dog; the computer then expects you to end 0.2 points ahead.',
    );
  });

  it('is what is expected to follow where a move is good for nothing else, if anything is', () => {
    const lines = { made: 'Bo’s Ox takes your Dog', other: '', purposes: { made: ['waits'], other: ['waits'] } };
    const told = (made: string) =>
      weighedInWords('celestial_checkers', 'points', judged(2, 1, []), names, 'go', 'stay', {
        expected: { ...lines, made },
      });
    expect(told('Bo’s Ox takes your Dog')).toBe(
      'You chose to go: the best there was. Expected after this choice: Bo’s Ox takes your Dog. To stay would have brought 1 point less.',
    );
    expect(told('')).toBe('You chose to go: the best there was. To stay would have brought 1 point less.');
  });

  it('calls small differences of points none, and is silent where the same is expected of both', () => {
    const purposes = { made: ['waits'], other: ['waits'] };
    const lines = { made: '', other: '', purposes };
    const told = (chosen: number) =>
      weighedInWords('celestial_checkers', 'points', judged(chosen, 1, []), names, 'go', 'stay', { expected: lines });
    expect(told(0.6)).toBe('You chose to go. To stay would have been about as good.');
    expect(told(0.4)).toBe('You chose to go, which cost 0.6 points. To stay would have been better.');
    const rounded = weighedInWords('celestial_checkers', 'points', judged(0.46, 1.04, []), names, 'go', 'stay');
    expect(rounded, 'as “+0.5” and “+1” in the list').toContain('cost 0.5 points');
  });

  it('makes no difference to a game that is won or lost', () => {
    expect(weighedInWords('wu_xing', 'win', { ...judged(1, 0.99, []), clear: false }, names, 'pass', 'claim')).toBe(
      'You chose to pass. Whatever was chosen, the win was as good as certain.',
    );
    expect(weighedInWords('wu_xing', 'win', { ...judged(0, 0.01, []), clear: false }, names, 'pass', 'claim')).toBe(
      'You chose to pass. Whatever was chosen, there was next to no chance to win.',
    );
  });

  it('is what the move does, of whatever move, before it is compared', () => {
    const told = (chosen: number) =>
      weighedInWords(
        'wu_xing',
        'win',
        { ...judged(chosen, 0.4, [tiger(4)]), clear: chosen !== 0.4 },
        names,
        'pass',
        'claim',
        {
          does: 'It leaves the Tiger.',
        },
      );
    expect(told(0.4)).toBe('You chose to pass. It leaves the Tiger. To claim would have been about as good.');
    expect(told(0.5)).toMatch(
      /^You chose to pass: the best there was\. It leaves the Tiger\. To claim would have left/,
    );
    expect(told(0.3)).toMatch(
      /^You chose to pass, which cost .*\. It leaves the Tiger\. To claim would have been better\./,
    );
  });
});

it('says which of two may be better where that is not certain', () => {
  const told = (chosen: number) =>
    weighedInWords(
      'wu_xing',
      'win',
      { ...judged(chosen, 0.4, [tiger(chosen < 0.4 ? -4 : 4)]), clear: false },
      names,
      'pass',
      'claim',
    );
  expect(told(0.37)).toBe('You chose to pass. To claim may have been a little better.');
  expect(told(0.43), 'a little worse').toBe('You chose to pass. To claim would have been about as good.');
  expect(told(0.39)).toBe('You chose to pass. To claim would have been about as good.');
});

describe('all that follows one move and not the other', () => {
  const all = (motives: Happens[], chosen = 0.3, other = 0.4) =>
    expectedInWords('wu_xing', 'win', judged(chosen, other, motives), null, names, ['pass', 'claim']);

  it('is what follows until the next turn, and later, with the reasons', () => {
    expect(all([tiger(-4.04), motive(2, false, {})])).toBe(
      'The better one makes a difference of +4 points for you (the value of Tiger) until your next turn, on average, and later −2 points for you (values of tiles).',
    );
    expect(all([motive(2, false, { why: 'elements', clause: 'WX-17' })])).toBe(
      'Later the better one makes a difference of −2 points for you (the bonus for all five Elements), on average.',
    );
    language.now = 'zh';
    expect(all([tiger(-4)])).toBe(
      '与另一个选择相比，较好的选择平均：到You的下一回合为止，You +4\u00a0分（虎的分值）。',
    );
  });

  it('is told of the better move, else of the one that was chosen', () => {
    expect(all([tiger(-4)])).toContain('+4 points for you (the value of Tiger)');
    expect(all([tiger(-4)], 0.5, 0.4)).toContain('−4 points for you');
  });

  it('has what befalls a seat in the words for that, and says where there is less of it', () => {
    const lost = (more: number) =>
      motive(more, true, { what: 'tiles', why: 'captured', clause: 'WX-9', amount: -1, tile: 'Ox' });
    expect(all([lost(0.5)])).toContain('−0.5 tiles for you (Ox was captured)');
    expect(all([lost(-0.5)])).toContain('+0.5 tiles for you (less often “Ox was captured”)');
    expect(all([tiger(4)])).toContain('−4 points for you (less often “the value of Tiger”)');
  });

  it('gathers the same of several things, and leaves out what speaks the other way', () => {
    const told = all([tiger(-3), motive(-2, true, { tile: 'Ox' }), motive(1, true, { why: 'colour', colour: 'Wood' })]);
    expect(told).toContain('+4 points for you (values of tiles) until');
  });

  it('names oneself first, of that the score and its price, then the rival for whom most changes', () => {
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
    ]);
  });

  it('tells of the score alone what comes later', () => {
    expect(all([motive(3, false, { what: 'tokens', why: 'token', clause: 'WX-7' })])).toBe('');
  });

  it('tells the same words once, and of several things without a title the greatest', () => {
    const alone = motive(2, false, { why: 'alone', clause: 'RD-12' });
    const found = motive(1, false, { why: 'found', clause: 'RD-12' });
    expect(expectedInWords('rat_and_dragon', 'win', judged(1, 0, [alone, found]), null, names, ['pass', 'claim'])).toBe(
      'Later this choice makes a difference of +3 points for you (unpaired creatures), on average.',
    );
    const taken = (tile: string, more: number) =>
      motive(more, true, { what: 'tiles', why: 'captured', clause: 'WX-9', amount: -1, tile });
    expect(all([taken('Ox', 0.5), taken('Tiger', 0.3)])).toContain('−0.8 tiles for you (Ox was captured)');
  });
});
