import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import type { Move } from './actions';
import { because } from './because';
import { cat, discard, down, draw, fine, fineHand, legalFor, pangu, pass, take, up } from './testing';
import type { SeatView, ZodiacView } from './view';

afterEach(() => (language.now = 'en'));

const names = ['You', 'Ann', 'Bob'];
const seat = (some: Partial<SeatView> = {}): SeatView => ({ hand: 0, skips: 0, known: [], face_up: [], ...some });

/** The viewer holds this hand and has the Tiger face up. */
const view = (some: Partial<ZodiacView> = {}, ann = seat(), bob = seat()): Partial<ZodiacView> => ({
  phase: 'arranging',
  mover: 0,
  viewer: 0,
  top: 'Snake',
  hand: ['Rat', 'Ox', 'Goat'],
  missing: ['Snake', 'Horse'],
  seats: [seat({ hand: 3, face_up: ['Tiger'] }), ann, bob],
  ...some,
});
/** The reason for the first of the moves. */
const said = (of: Partial<ZodiacView>, advised: Move, ...others: Move[]) =>
  legalFor(0, advised)
    .map((move) => because({ ...move, actions: [] }, { game: 'zodiac', ...of }, names, legalFor(0, advised, ...others)))
    .join();

const seven = ['Rat', 'Ox', 'Goat', 'Dog', 'Pig', 'Dragon', 'Monkey'];
const showing = (count: number) => seat({ hand: 2, face_up: seven.slice(0, count) });

it.each<[string, Partial<ZodiacView>, Move, ...Move[]]>([
  ['You lack the Snake: with it you have 5 of the twelve signs.', view(), take, draw],
  ['The Snake is the last sign that you lack.', view({ missing: ['Snake'] }), take, draw],
  ['', view({ top: 'Ox' }), take, draw],
  ['You already have an Ox.', view({ top: 'Ox' }), draw, take],
  ['The Cat is none of the twelve signs.', view({ top: 'Cat' }), draw, take],
  ['', view(), draw, take],
  ['', view({ top: 'Ox' }), draw, cat()],
  ['At most 6 cards may stay in hand, and you have 7.', view({ hand: seven }), up('Rat'), pass],
  ['', view(), up('Rat'), pass],
  [
    'Nobody is known to have any of your cards: they are about equal, and one must go up. ' +
      'At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven }),
    up('Rat'),
    up('Ox'),
  ],
  // Another one would have been safer.
  ['At most 6 cards may stay in hand, and you have 7.', view({ hand: seven }, showing(1)), up('Goat'), up('Rat')],
  ['You have another Rat: if a Pangu takes one, the other is left.', view({ hand: ['Rat', 'Rat'] }), up('Rat'), pass],
  ['Ann has the Rat already, and would not steal it.', view({}, seat({ known: ['Rat'] })), up('Rat'), pass],
  ['Ann and Bob have the Rat already, and would not steal it.', view({}, showing(1), showing(1)), up('Rat'), pass],
  ['A Pangu takes signs only, so it is safe face up, and can still be played.', view(), up('Cat'), pass],
  ['In hand no Pangu can take it.', view(), down('Tiger'), pass],
  ['You have another Ox, and two count as one.', view({ hand: ['Ox', 'Ox'] }), discard('Ox'), pass],
  [
    'You have another Ox: two count as one, and face up this one would only take a place.',
    view({ hand: ['Ox', 'Ox'] }),
    discard('Ox'),
    up('Ox'),
  ],
  ['The Cat is none of the twelve signs.', view(), discard('Cat'), pass],
  ['Ann, who is next, has the Ox already.', view({}, seat({ known: ['Ox'] })), discard('Ox'), pass],
  ['', view({}, seat({ skips: 1, face_up: ['Ox'] })), discard('Ox'), pass],
  ['You have no card to spare: every one is a sign that you need.', view(), pass, discard('Ox')],
  ['', view({ hand: ['Cat'] }), pass, discard('Ox')],
  ['You still lack the Snake and the Horse.', view({ phase: 'calling' }), pass, { kind: 'call' }],
  ['You have all twelve signs.', view({ phase: 'calling', missing: [] }), { kind: 'call' }, pass],
  [
    'You have all twelve signs. At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven, missing: [] }),
    up('Rat'),
    pass,
  ],
  [
    'You have all twelve signs, and this leaves just them! The Cat is none of the twelve signs.',
    view({ hand: [...seven, 'Rat', 'Ox', 'Goat', 'Snake', 'Cat'], missing: [] }),
    discard('Cat'),
    pass,
  ],
  ['Ann has at least 6 of the twelve signs.', view({}, showing(6), showing(5)), cat(), draw],
  ['', view({}, showing(6), showing(7)), cat(), draw],
  ['', view({}, showing(5)), cat(), draw],
  ['Ann may need only one more sign.', view({}, seat({ hand: 6, face_up: seven.slice(0, 6) })), cat(), draw],
  ['You lack the Horse: with it you have 5 of the twelve signs.', view(), pangu('Horse', 1), draw],
  ['It is the only Ox that Ann is known to have.', view({ mover: 1 }, showing(3)), fine('Ox'), fineHand],
  ['', view({ mover: 1 }, showing(3)), fineHand, fine('Ox')],
])('says: %s', (words, of, action, ...others) => {
  expect(said(of, action, ...others)).toBe(words);
});

it('says two reasons at most, the strongest first', () => {
  const full = view({ hand: [...seven, 'Dog'], seats: [seat({ face_up: seven.slice(0, 6) }), showing(4), seat()] });
  expect(said(full, discard('Dog'), up('Rat'))).toBe(
    'You have another Dog, and two count as one. At most 12 cards may stay, and you have 14.',
  );
});

it('says nothing of cards that the viewer does not see', () => {
  expect(said(view({ viewer: 1 }), take, draw)).toBe('');
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(view(), take, draw)).toBe('你还缺蛇：有了它就有 5/12 个生肖。');
  expect(said(view({}, showing(3)), discard('Ox'), pass)).toBe('下家Ann也已有牛。');
});
