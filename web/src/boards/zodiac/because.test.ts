import { afterEach, describe, expect, it } from 'vitest';
import type { Action } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import type { Move } from './actions';
import { because } from './because';
import { call, cat, discard, down, draw, fine, fineHand, legalFor, pangu, pass, take, turn, up } from './testing';
import type { SeatView, ZodiacView } from './view';

afterEach(() => (language.now = 'en'));

const names = ['You', 'Ann', 'Bob', 'Cem'];
const seat = (some: Partial<SeatView> = {}): SeatView => ({ hand: 5, skips: 0, known: [], face_up: [], ...some });

/** The viewer holds this hand and has the Tiger face up. */
const view = (some: Partial<ZodiacView> = {}, ann = seat(), bob = seat()): Partial<ZodiacView> => ({
  phase: 'arranging',
  mover: 0,
  viewer: 0,
  top: 'Snake',
  discard_pile: ['Pig', some.top ?? 'Snake'],
  draw_pile: 0,
  hand: ['Rat', 'Ox', 'Goat'],
  missing: ['Snake', 'Horse'],
  seats: [seat({ hand: 3, face_up: ['Tiger'] }), ann, bob],
  ...some,
});
/** What is said of the first of the moves, which are of whoever's turn it is. */
const said = (of: Partial<ZodiacView>, made: Move, ...others: Move[]) => {
  const legal = legalFor(made.kind === 'fine' ? 0 : (of.mover ?? 0), made, ...others);
  return legal
    .slice(0, 1)
    .map((move) => because(move, { game: 'zodiac', ...of }, names, legal))
    .join();
};

const seven = ['Rat', 'Ox', 'Goat', 'Dog', 'Pig', 'Dragon', 'Monkey'];
const twelve = [...seven, 'Tiger', 'Rabbit', 'Snake', 'Horse', 'Rooster'];
const showing = (count: number) => seat({ hand: 2, face_up: seven.slice(0, count) });
/** Nothing is hidden: it has these, the first six in hand. */
const open = (...cards: string[]) => {
  const known = cards.slice(0, 6);
  return seat({ hand: known.length, known, face_up: cards.slice(6) });
};
const eleven = open(...twelve.filter((sign) => sign !== 'Snake'));
/** Your own. */
const yours = (cards: string[], some: Partial<ZodiacView> = {}, ...seats: SeatView[]): Partial<ZodiacView> => {
  const face_up = cards.slice(6);
  const hand = cards.slice(0, 6);
  const missing = twelve.filter((sign) => !cards.includes(sign));
  return { ...view(), hand, missing, ...some, seats: [seat({ hand: hand.length, face_up }), ...seats] };
};
/** You lack it. */
const yoursLacking = (sign: string, of: Partial<ZodiacView>) => ({ ...of, missing: [sign, 'Horse'] });
const begun = (some: Partial<ZodiacView> = {}, ann = seat()) => view({ phase: 'begin', ...some }, ann);
/** It is Ann's turn, and you see your own cards. */
const anns = (some: Partial<ZodiacView> = {}, ann = seat(), bob = seat()) => view({ mover: 1, ...some }, ann, bob);

it.each<[string, Partial<ZodiacView>, Move, ...Move[]]>([
  ['Brings the Snake: you then have 5 of the twelve signs.', view(), take, draw],
  ['Brings the Snake, the last sign that you lack.', view({ missing: ['Snake'] }), take, draw],
  ['Brings no new sign: you already have an Ox.', view({ top: 'Ox' }), take, draw],
  ['Brings the Cat, which can be played in a later turn.', view({ top: 'Cat' }), take, draw],
  [
    'Brings the Snake: you then have 5 of the twelve signs. Ann, who is next, lacks it too.',
    view({}, open('Rat', 'Ox')),
    take,
    draw,
  ],
  [
    'Brings no new sign: Ann already has an Ox. Bob, who is next, lacks it too.',
    anns({ top: 'Ox' }, open('Ox', 'Cat'), open('Dog')),
    take,
  ],
  [
    'Brings no new sign: you already have an Ox. Ann, who is next, stands at 11 of 12 and could win with it.',
    view({ top: 'Ox' }, open(...twelve.filter((sign) => sign !== 'Ox'))),
    take,
  ],
  ['Brings the Snake: Ann then has at least 4 of the twelve signs.', anns({}, showing(3)), take],
  [
    'Brings the Snake, the last sign that Ann lacks. Bob, who is next, lacks it too.',
    anns({}, eleven, open('Rat')),
    take,
  ],

  ['You already have an Ox. Brings a card that nobody knows.', view({ top: 'Ox' }), draw, take],
  ['The Cat is none of the twelve signs. Brings a card that nobody knows.', view({ top: 'Cat' }), draw, take],
  ['Leaves the Snake, which you lack. Brings a card that nobody knows.', view(), draw, take],
  ['Brings a card that nobody knows.', view({ top: 'Ox' }), draw, cat()],
  // 100 cards without the two on the pile and your four.
  ['Of the 94 cards not seen, 13 are signs that you lack.', view({ draw_pile: 84 }), draw],
  [
    'Of the 89 cards in the draw pile, 7 are signs that Ann lacks.',
    anns({ draw_pile: 89, discard_pile: [], top: null, hand: [], seats: [open(), eleven] }),
    draw,
  ],

  [
    'At most 6 cards may stay in hand, and you have 7. To win, six cards must lie face up; until then a Pangu can take it.',
    view({ hand: seven }),
    up('Rat'),
    discard('Rat'),
  ],
  ['To win, six cards must lie face up; until then a Pangu can take it.', view(), up('Rat'), pass],
  [
    'Nobody is known to have any of your cards: they are about equal, and one must go up. ' +
      'At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven }),
    up('Rat'),
    up('Ox'),
  ],
  [
    'The Rat, which Ann has already, would be safer from a Pangu, but that is not all that counts. ' +
      'At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven }, showing(1)),
    up('Goat'),
    up('Rat'),
  ],
  [
    'The Rat would be safer from a Pangu, but that is not all that counts.',
    view({ hand: ['Rat', 'Rat', 'Ox'] }),
    up('Ox'),
    up('Rat'),
  ],
  [
    'It is the safest that can go up: Ann has the Rat already, and would not steal it; Bob could, with a Pangu. ' +
      'At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven }, showing(1)),
    up('Rat'),
    up('Goat'),
  ],
  // You took it from the discards.
  [
    'Everybody knows that you have the Goat: face up it tells nothing new. ' +
      'At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven, seats: [seat({ hand: 7, known: ['Goat'], face_up: ['Tiger'] }), showing(1), seat()] }),
    up('Goat'),
    up('Rat'),
  ],
  [
    'Of the Goat the most are not seen, 6: others may have one already, and a new one comes soonest. ' +
      'At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven, draw_pile: 84, discard_pile: ['Rat', 'Snake'] }),
    up('Goat'),
    up('Rat'),
  ],
  ['You have another Rat: if a Pangu takes one, the other is left.', view({ hand: ['Rat', 'Rat'] }), up('Rat'), pass],
  [
    'Ann has the Rat already, and would not steal it; Bob could, with a Pangu.',
    view({}, seat({ known: ['Rat'] })),
    up('Rat'),
    pass,
  ],
  ['Ann and Bob have the Rat already, and would not steal it.', view({}, showing(1), showing(1)), up('Rat'), pass],
  [
    'Ann has the Rat already, and would not steal it; Bob could, with a Pangu.',
    view({}, showing(1), open('Ox')),
    up('Rat'),
    pass,
  ],
  [
    // Ann does not see your hand.
    'Bob lacks the Dog: a Pangu could take it there.',
    yoursLacking('Dog', anns({}, open('Dog'), open('Rat'))),
    up('Dog'),
  ],
  ['A Pangu takes signs only, so it is safe face up, and can still be played.', view(), up('Cat'), pass],
  ['In hand no Pangu can take it.', view(), down('Tiger'), pass],
  ['A Pangu takes signs only: face up the Cat was as safe.', view(), down('Cat'), pass],

  [
    'You have another Ox, and two count as one. Ann, who is next, is not known to have the Ox, and can take it.',
    view({ hand: ['Ox', 'Ox'] }),
    discard('Ox'),
    pass,
  ],
  [
    'You have another Ox: two count as one, and sooner or later one of them must go. ' +
      'Ann, who is next, has the Ox already.',
    view({ hand: ['Ox', 'Ox'] }, showing(2)),
    discard('Ox'),
    up('Ox'),
  ],
  [
    'You have another Ox: two count as one, and sooner or later one of them must go. ' +
      'Ann, who is next, is not known to have the Ox, and can take it: that is the price.',
    view({ hand: ['Ox', 'Ox'] }),
    discard('Ox'),
    up('Ox'),
  ],
  [
    'The Cat is none of the twelve signs, and kept it costs a whole turn to play. Ann, who is next, can take it and play it later.',
    view(),
    discard('Cat'),
    pass,
  ],
  [
    'The Cat is none of the twelve signs, and kept it costs a whole turn to play; it could be played at once. ' +
      'Ann, who is next, can take it and play it later.',
    view(),
    discard('Cat'),
    cat(),
  ],
  [
    'The Pangu is none of the twelve signs, and kept it costs a whole turn to play. Nobody shows a sign now that you lack.',
    view(),
    discard('Pangu'),
    pass,
  ],
  [
    'The Pangu is none of the twelve signs, and kept it costs a whole turn to play. ' +
      'It could still have brought the Snake or the Horse, which others show.',
    view({}, seat({ face_up: ['Horse', 'Snake', 'Rat'] })),
    discard('Pangu'),
    pass,
  ],
  [
    'Gives up the only Ox: you keep 3 of the twelve signs. Ann, who is next, has the Ox already.',
    view({}, seat({ known: ['Ox'] })),
    discard('Ox'),
    pass,
  ],
  // Ann misses a turn.
  [
    'Gives up the only Ox: you keep 3 of the twelve signs. Bob, who is next, lacks the Ox and can take it.',
    view({}, seat({ skips: 1, face_up: ['Ox'] }), open('Rat')),
    discard('Ox'),
    pass,
  ],
  [
    'Ann has another Rat, and two count as one. Bob, who is next, stands at 11 of 12 and can take the Rat, the last sign.',
    anns({}, open('Rat', 'Rat'), open(...twelve.slice(1))),
    discard('Rat'),
  ],
  [
    'Gives up the only Dog: Bob keeps 1 of the twelve signs. You, who are next, lack the Dog and can take it.',
    view({ mover: 2, seats: [open('Rat'), seat(), open('Dog', 'Pig')] }),
    discard('Dog'),
  ],
  ['You have no card to spare: every one is a sign that you need.', view({ top: 'Pangu' }), pass, discard('Ox')],
  ['You keep every card: 1 of the twelve signs.', view({ hand: ['Cat'], top: 'Pangu' }), pass, discard('Ox')],
  [
    'Ann, who is next, stands at 11 of 12 and can take the Snake, the last sign. You keep every card: 1 of the twelve signs.',
    view({ hand: ['Cat'] }, eleven),
    pass,
  ],
  ['You have all twelve signs and nothing else: the game is won.', yours(twelve), pass, discard('Ox')],
  ['Ann keeps every card.', anns({ top: 'Pangu' }), pass],
  ['You still lack the Snake and the Horse.', view({ phase: 'calling' }), pass, call],
  ['You have all twelve signs.', view({ phase: 'calling', missing: [] }), call, pass],
  ['You still lack the Snake and the Horse, and a wrong call costs two signs.', view({ phase: 'calling' }), call, pass],
  [
    'You have all twelve signs. At most 6 cards may stay in hand, and you have 7.',
    view({ hand: seven, missing: [] }),
    up('Rat'),
    pass,
  ],
  [
    'You have all twelve signs, and this leaves just them! The Cat is none of the twelve signs.',
    view({ hand: [...seven, 'Rabbit', 'Horse', 'Rooster', 'Snake', 'Cat'], missing: [] }),
    discard('Cat'),
    pass,
  ],

  ['Ann has at least 6 of the twelve signs. It takes the whole turn: no card comes.', begun({}, showing(6)), cat()],
  [
    'Ann may need only one more sign. Fresh from the draw pile, the Cat does not cost the turn.',
    view({ phase: 'drawn' }, seat({ hand: 6, face_up: seven.slice(0, 6) })),
    cat(),
  ],
  ['It takes the whole turn: no card comes.', begun(), cat()],
  ['Ann needs only one more sign. It takes the whole turn: no card comes.', begun({}, eleven), cat(), draw],
  ['You have at least 1 of the twelve signs. It takes the whole turn: no card comes.', begun({ mover: 2 }), cat()],
  ['Ann has 1 of the twelve signs. You play again at once.', yours(['Ox'], { phase: 'begin' }, open('Rat')), cat()],

  [
    'Brings the Horse: you then have 5 of the twelve signs. It is one of the 3 signs that Ann is known to have.',
    view({}, seat({ face_up: ['Horse', 'Rat', 'Ox'] })),
    pangu('Horse', 1),
    draw,
  ],
  [
    'Brings the Horse: you then have 5 of the twelve signs. Ann stood at 11 of 12, and falls back to 10.',
    view({}, eleven),
    pangu('Horse', 1),
  ],
  [
    'Brings the Horse: Ann then has 2 of the twelve signs. You stood at 11 of 12, and fall back to 10.',
    view({ mover: 1, seats: [eleven, open('Rat'), seat()] }),
    pangu('Horse', 0),
  ],
  [
    'Brings the Horse: you then have 5 of the twelve signs. Ann has another Horse, and loses no sign. Face up a Pangu can take it.',
    view({}, open('Horse', 'Horse')),
    pangu('Horse', 1, 'face_up'),
    pangu('Horse', 1),
  ],
  [
    'Brings the Horse: you then have 5 of the twelve signs. Ann may need only one more sign, and loses one.',
    view({}, seat({ hand: 6, face_up: ['Horse', ...seven.slice(0, 5)] })),
    pangu('Horse', 1),
  ],

  [
    'Brings the Horse: Ann then has at least 1 of the twelve signs. It is one of the 3 signs that you are known to have. Fresh from the draw pile, the Pangu does not cost the turn.',
    { ...anns({ phase: 'drawn', viewer: 2 }), seats: [seat({ face_up: ['Horse', 'Rat', 'Ox'] }), seat(), seat()] },
    pangu('Horse', 0),
  ],
  ['It is one of the 3 signs that Ann is known to have.', view({ mover: 1 }, showing(3)), fine('Ox'), fineHand],
  ['Ann has another Ox, and loses no sign.', view({ mover: 1 }, seat({ face_up: ['Ox', 'Ox'] })), fine('Ox'), fineHand],
  ['Chance chooses among the 2 cards in the hand.', view({ mover: 1 }, showing(3)), fineHand, fine('Ox')],
])('says: %s', (words, of, action, ...others) => {
  expect(said(of, action, ...others)).toBe(words);
});

/** Ann shows a Pangu. */
const thief = (...more: string[]) => seat({ face_up: ['Pangu', ...more] });

it.each<[string, Partial<ZodiacView>, Move, ...Move[]]>([
  [
    'Gives up the only Tiger: you keep 3 of the twelve signs. Ann, who is next, may be one sign short: a Tiger discarded could be the last. ' +
      'To discard the Rat would be safer, but that is not all that counts.',
    view({}, seat({ hand: 6, face_up: seven.slice(0, 5) })),
    discard('Tiger', 'face_up'),
    pass,
  ],
  [
    'You have another Tiger, and two count as one. Ann, who is next, is one sign short: a Tiger discarded could be the last. ' +
      'But a double takes up a place.',
    view({ hand: ['Tiger'] }, seat({ hand: 6, known: twelve.slice(8), face_up: seven })),
    discard('Tiger', 'face_up'),
    pass,
  ],
  [
    'Face up Ann, who is next, could steal it at once with a Pangu. ' +
      'Nobody is known to have any of your cards: they are about equal, and one must go up.',
    view({ hand: seven }, thief()),
    up('Rat'),
    up('Ox'),
  ],
  // Of no use to Ann, or nothing lost.
  [
    'Ann has the Rat already, and would not steal it; Bob could, with a Pangu.',
    view({}, thief('Rat')),
    up('Rat'),
    pass,
  ],
  [
    'You have another Rat: if a Pangu takes one, the other is left.',
    view({ hand: ['Rat', 'Rat'] }, thief()),
    up('Rat'),
    pass,
  ],
  // Bob shows no Pangu, but may have one.
  [
    'Face up Ann, who is next, could steal it at once with a Pangu. Cem has the Rat already, and would not steal it; Bob could, with a Pangu.',
    view({ seats: [seat({ hand: 3, face_up: ['Tiger'] }), thief(), open('Ox'), showing(1)] }),
    up('Rat'),
    pass,
  ],
  // Only whoever is next can do it at once.
  ['To win, six cards must lie face up; until then a Pangu can take it.', view({}, seat(), thief()), up('Rat'), pass],
  [
    'Brings the Horse: you then have 5 of the twelve signs. It is the only sign that Bob is known to have. Face up Ann, who is next, could steal it at once with a Pangu.',
    view({}, thief(), seat({ face_up: ['Horse'] })),
    pangu('Horse', 2, 'face_up'),
    draw,
  ],
  [
    'Bob’s Horse could only go face up, where Ann, who is next, could steal it at once with a Pangu. Brings a card that nobody knows.',
    begun({ seats: [seat({ hand: 3, face_up: ['Tiger'] }), thief(), seat({ face_up: ['Horse'] })] }),
    draw,
    pangu('Horse', 2, 'face_up'),
  ],
  [
    'Keeps the Pangu: 6 of the cards not seen show the Horse, too. Of the 92 cards not seen, 12 are signs that you lack.',
    begun({ draw_pile: 82, seats: [seat({ hand: 3, face_up: ['Tiger'] }), thief(), seat({ face_up: ['Horse'] })] }),
    draw,
    pangu('Horse', 2),
    pangu('Horse', 2, 'face_up'),
  ],
])('names the danger, and what speaks against the other choice: %s', (words, of, action, ...others) => {
  expect(said(of, action, ...others)).toBe(words);
});

it('says two things at most, the strongest first', () => {
  const full = view({ hand: [...seven, 'Dog'], seats: [seat({ face_up: seven.slice(0, 6) }), showing(4), seat()] });
  expect(said(full, discard('Dog'), up('Rat'))).toBe(
    'You have another Dog, and two count as one. Ann, who is next, has the Dog already.',
  );
});

describe('once the game is over', () => {
  const deal = (target: number, ...cards: string[]) => cards.map((card) => ({ kind: 'deal', card, target }) as const);
  const legal = legalFor(1, discard('Ox'), up('Ox'));
  const words = (of: Partial<ZodiacView>, told: ReturnType<typeof turn>) =>
    legal
      .slice(0, 1)
      .map((move) => because(move, { game: 'zodiac', ...of }, names, legal, told))
      .join();
  const told = turn(1, 0, ...deal(1, 'Ox', 'Ox', 'Dog'), ...deal(2, 'Ox', 'Rat'));
  const of = (bob: Partial<SeatView>) =>
    view({ mover: 1, hand: [], seats: [seat({ hand: 0 }), seat({ hand: 3 }), seat({ hand: 2, ...bob })] });

  it('knows what lay in the hand of whoever chose', () => {
    expect(words(of({}), [])).toBe('Bob, who is next, is not known to have the Ox, and can take it.');
    expect(words(of({}), told)).toMatch(/^Ann has another Ox: two count as one/);
  });

  it('names no card in another hand that whoever chose could not know', () => {
    expect(words(of({}), told)).toMatch(/Bob, who is next, is not known to have the Ox, and can take it/);
    // Taken from the discards.
    expect(words(of({ known: ['Ox'] }), told)).toMatch(/Bob, who is next, has the Ox already\.$/);
  });
});

describe('of a turn that goes on', () => {
  const does = (of: Partial<ZodiacView>, made: Move, ...later: Move[]) => {
    const [move] = legalFor(0, made);
    const actions = [made, ...later] as unknown as Action[];
    return move ? because({ ...move, actions }, { game: 'zodiac', ...of }, names, legalFor(0, made, pass)) : '';
  };

  it('promises nothing that the same turn gives up', () => {
    const passing = (card: string) => `Only in passing: the ${card} is thrown out in the same turn.`;
    const cats = view({ hand: ['Cat', 'Rat'] });
    expect(does(cats, up('Cat'), discard('Cat', 'face_up'))).toBe(passing('Cat'));
    expect(does(cats, up('Cat'), up('Rat'), discard('Cat', 'face_up'))).toBe(passing('Cat'));
    expect(does(cats, up('Cat'), pass, discard('Cat', 'face_up'))).toMatch(/safe face up/);
    const twice = view({ hand: ['Rat', 'Rat'] });
    expect(does(twice, up('Rat'), discard('Rat'))).not.toMatch(/another Rat/);
    expect(does(twice, up('Rat'), discard('Ox'))).toMatch(/^You have another Rat/);
    expect(does(view({}), down('Tiger'), discard('Tiger'))).toBe(passing('Tiger'));
    expect(does(begun(), take, discard('Snake'))).toBe(passing('Snake'));
  });
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(view(), take, draw)).toBe('得到蛇：You就有 5/12 个生肖。');
  expect(said(view({}, showing(3)), discard('Ox'), pass)).toBe('放弃唯一的牛：You剩下 3/12 个生肖。下家Ann也已有牛。');
});

it('a danger of a discard has its reason against it, and is not told where it is the same whichever goes', () => {
  const ann = seat({ hand: 6, face_up: ['Rabbit', 'Dragon', 'Snake', 'Horse', 'Dog'] });
  const of = (...hand: string[]) => said(view({ hand }, ann), discard('Rat'), up('Rat'));
  const danger = 'could be the last.';
  expect(of('Rat', 'Rat', 'Ox')).toContain(`${danger} But everything else would cost you a sign.`);
  expect(of('Rat', 'Rat', 'Cat')).toContain(`${danger} But the Cat can still be played.`);
  expect(of('Rat', 'Rat', 'Dog', 'Dog')).toContain(`${danger} To discard the Dog would be safer`);
  expect(of('Rat', 'Rat', 'Ox', 'Ox')).not.toContain(danger);
  expect(of('Rat', 'Ox')).not.toContain(danger);
  language.now = 'zh';
  expect(of('Rat', 'Rat', 'Ox')).toContain('但弃别的');
});
