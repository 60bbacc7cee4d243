import { afterEach, describe, expect, it } from 'vitest';
import { stepAt } from '../../../tools/golden';
import { nobody, type Cause, type Step } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { cause as causeOf } from '../../wire/testing';
import { Hold } from './hold.svelte';
import { corner, lackOf } from './lacking';
import { listing } from './listing';
import { completed, deedSaid, deedsOf, isWedding, newsOf, weddingIn } from './news';
import { creaturesOf, sheetOf, viewOf } from './testing';
import { ratView } from './view';

const cause = (seat: number, why: string, amount: number, more: Partial<Cause> = {}, what = 'points'): Cause =>
  causeOf(seat, what, amount, why, more);
const made = (seat: number | 'chance', causes?: Cause[]): Step => ({
  ...stepAt('rat_and_dragon', 0),
  seat,
  ...(causes && { causes }),
});
const couple = { drawn: 'Rat', partner: 'Dragon' };
const round = [
  cause(0, 'pair', 1, couple, 'pairs'),
  cause(0, 'pair', 11, couple),
  cause(0, 'found', 6, couple),
  cause(1, 'alone', -3, { drawn: 'Snake' }),
];

describe('the last round', () => {
  afterEach(() => (language.now = 'en'));

  it('is told a seat a line, with who could draw no more', () => {
    const steps = [made(nobody, [cause(0, 'alone', -1, { drawn: 'Rat' })]), made(0), made(nobody, round)];
    const news = newsOf([...steps, made('chance', [cause(1, 'unplayable', -4)])]);
    expect(news.map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(news.map(deedSaid)).toEqual([
      'Rat + Dragon, +17 points',
      'Snake, no partner yet, −3 points',
      'no room, out, −4 points',
    ]);
    expect(news.map(isWedding)).toEqual([true, false, false]);
    expect(newsOf([])).toEqual([]);
  });

  it('knows from the sheets what changed no score', () => {
    const sheets = [sheetOf(0, ['aa']), sheetOf(1, ['a'])];
    const fresh = [new Set(['a1']), new Set(['a1'])];
    const known = deedsOf([cause(1, 'alone', -1, { drawn: 'Rat' })]);
    expect(completed(known, sheets, fresh).map(({ seat, drawn }) => [seat, drawn])).toEqual([
      [0, 'Rabbit'],
      [1, 'Rat'],
    ]);
  });

  it('is in the log, where a pair is told once', () => {
    expect(listing.reveal?.(round, ['Ann', 'Jun'])).toBe(
      'Ann drew the Rat and paired it with the Dragon, Jun drew the Snake',
    );
    expect(listing.reveal?.(round, ['You', 'Jun'])).toMatch(/^You drew the Rat and paired it /);
    expect(round.filter((one) => listing.tells?.(one)).map(({ amount }) => amount)).toEqual([11, 6, -3]);
    language.now = 'zh';
    expect(listing.reveal?.(round, ['甲', '乙'])).toBe('甲画了鼠，与龙配对；乙画了蛇');
  });
});

it('holds the throw that ends the drawing of somebody here until they go on', () => {
  const at = (done: boolean, steps = 1) => ({
    view: ratView(viewOf([sheetOf(0, [], { done }), sheetOf(1, [])])),
    steps: Array.from({ length: steps }, () => made('chance')),
  });
  const hold = new Hold();
  hold.hear(at(true), 0);
  expect(hold.at, 'it was done before').toBeNull();
  hold.hear(at(false), 0);
  hold.hear(at(true, 2), 0);
  hold.hear(at(true, 3), 0);
  expect(hold.at?.steps).toHaveLength(2);
  hold.release();
  hold.hear(at(true, 4), 0);
  expect(hold.at).toBeNull();
  hold.hear(at(false), 0);
  hold.hear(at(true, 2), 0);
  hold.hear(at(true, 2), null);
  expect(hold.at, 'beside an earlier position').toBeNull();
});

describe('why there is nobody to pair it with', () => {
  it('is read off the sheet', () => {
    expect(lackOf([], 3)).toBe('nobody');
    expect(lackOf(creaturesOf(['abb'], ['ab']), 3)).toBe('all_paired');
    expect(lackOf(creaturesOf(['a']), 3)).toBe('same_kind');
    expect(lackOf(creaturesOf(['a']), 4)).toBe('no_room');
  });

  it('may be that they meet at a corner', () => {
    expect(corner(['b2', 'b3'], ['a1'])).toBe(true);
    expect(corner(['b2'], ['b1', 'd2'])).toBe(false);
  });
});

describe('the wedding', () => {
  const deed = { seat: 0, drawn: 'Rat', partner: 'Dragon', points: 17 };

  it('is told with the points of the pair, not with the change of the score', () => {
    const [rat, dragon] = creaturesOf(['abbbb'], ['ab']);
    if (!rat || !dragon) throw new Error('two creatures were drawn');
    const sheet = sheetOf(0, [], {
      creatures: [
        { ...rat, points: 11 },
        { ...dragon, points: 11 },
      ],
    });
    expect(weddingIn([deed], [sheet], [new Set(['a1'])])).toEqual({ seat: 0, worth: 11 });
    expect(weddingIn([{ ...deed, partner: 'Ox' }], [sheet], [new Set(['a1'])])).toBeNull();
  });
});

it('counts the rounds in the list of moves', () => {
  const cast = { ...made('chance'), action: { kind: 'throw', pair: [2, 3], other: 6, offers: [5, 6] } };
  const card = { ...made('chance'), action: { kind: 'card', number: 7, creature: 'Monkey' } };
  expect(listing.write([card], [])).toBe('Round 1 · the card: Monkey');
  expect(listing.write([cast], [], [card, cast])).toBe('Round 3 · the dice: 2+3 and 6');
});
