import { afterEach, describe, expect, it } from 'vitest';
import type { Cause } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { amountInWords, lostInWords, reasonInWords, reasonsInWords } from './causes';

const names = ['Ann', 'Ben', 'Cleo'];
const outbid: Cause = { seat: 0, what: 'spaces', amount: 2, why: 'outbid', clause: 'GR-24', act: 'Run', seats: [1, 2] };
const before = language.now;
afterEach(() => (language.now = before));

describe('a cause', () => {
  it('has an amount, of one or of several', () => {
    expect(amountInWords('great_race', 'spaces', 1)).toBe('1 space');
    expect(amountInWords('great_race', 'spaces', -2)).toBe('2 spaces');
    expect(amountInWords('zodiac', 'hand', 3)).toBe('3 cards in hand');
  });

  it('has a reason, with the names of players and cards', () => {
    expect(reasonInWords('great_race', outbid, names)).toBe('put in more energy than Ben and Cleo');
    expect(reasonInWords('great_race', outbid, ['Ann', 'Ben', 'You'])).toBe('put in more energy than you and Ben');
    expect(reasonInWords('wu_xing', { ...outbid, why: 'captured', tile: 'jia' }, names)).toBe('captured Jia');
    language.now = 'zh';
    expect(reasonInWords('great_race', outbid, names)).toBe('能量多于Ben和Cleo');
  });

  it('may be told in other words where it takes something away', () => {
    const gift: Cause = { ...outbid, what: 'karma', why: 'gift', other: 2 };
    expect(reasonInWords('great_race', { ...gift, amount: 1 }, names)).toBe('a gift from Cleo');
    expect(reasonInWords('great_race', { ...gift, amount: -1 }, names)).toBe('a gift to Cleo');
  });

  it('is told of several with all that they are about', () => {
    const [first, second] = [
      { ...outbid, seats: [1] },
      { ...outbid, seats: [2, 1] },
    ];
    expect(reasonsInWords('great_race', [first, second], names)).toBe('put in more energy than Ben and Cleo');
    const gains = ['Run', 'Walk'].map((act, at) => ({ ...outbid, why: 'benefit', act, total: 7 - 5 * at }));
    expect(reasonsInWords('great_race', gains, names)).toBe('Run and Walk: what the wheel gives for 2–7 energy');
  });

  it('says what a limit took, of several in all', () => {
    expect(
      lostInWords('great_race', [
        { ...outbid, lost: 1 },
        { ...outbid, lost: 2 },
      ]),
    ).toBe('7 spaces, but Finish was 4 away');
    expect(lostInWords('great_race', [{ ...outbid, amount: 0, lost: -1 }])).toBe('1 space spared at Start');
    expect(lostInWords('great_race', [outbid])).toBe('');
    expect(lostInWords('zodiac', [{ ...outbid, lost: 1 }])).toBe('');
  });

  it('keeps its id where there are no words for it', () => {
    expect(reasonInWords('great_race', { ...outbid, why: 'unheard_of' }, names)).toBe('unheard_of');
  });
});
