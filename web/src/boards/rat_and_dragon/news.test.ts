import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepAt } from '../../../tools/golden';
import { listed } from '../../table/turns';
import { nobody, type Action, type Cause, type Step } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { cause as causeOf } from '../../wire/testing';
import { Hold } from './hold.svelte';
import { Joy } from './joy.svelte';
import { corner, lackOf } from './lacking';
import { listing } from './listing';
import {
  broughtTo,
  completed,
  deedSaid,
  deedsOf,
  endingOf,
  foundOn,
  greatIn,
  gainOf,
  isWedding,
  newsOf,
  pairsMade,
  sumShown,
} from './news';
import { creaturesOf, sheetOf, viewOf } from './testing';
import { ratView } from './view';
import { roundStays, stays } from './watch';

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
    const steps = [
      made(nobody, [cause(0, 'alone', -1, { drawn: 'Rat' })]),
      made('chance'),
      made(0),
      made(nobody, round),
    ];
    const news = newsOf([...steps, made('chance', [cause(1, 'unplayable', -4)])]);
    expect(news.map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(news.map(deedSaid)).toEqual([
      'Rat + Dragon, 11 + 6 back = +17',
      'Snake, no partner yet, −3',
      'no room, out, −4 points',
    ]);
    expect(news.map(gainOf)).toEqual(['11 + 6 back = +17', '−3', '−4']);
    const alone = [cause(0, 'alone', -3, { drawn: 'Snake' }), cause(0, 'filled', 5, { drawn: 'Snake' })];
    expect(deedsOf(alone).map(gainOf), 'with squares that count').toEqual(['−3 + 5 filled = +2']);
    expect(news.map(isWedding)).toEqual([true, false, false]);
    expect(newsOf([])).toEqual([]);
  });

  it('tells of a round that changed nothing, not of the one before it', () => {
    const hidden = (seat: number): Step => ({ ...made(seat), hidden: true });
    const before = [made('chance'), made(0), hidden(1), made(nobody, round)];
    const idle = [...before, made('chance'), made(0), hidden(1)];
    expect(newsOf(idle).map(deedSaid), 'it goes on').toHaveLength(2);
    expect(newsOf(idle)[0]?.points).toBe(17);
    for (const news of [newsOf([...idle, made('chance')]), newsOf(idle, false)])
      expect(news.map((deed) => [deed.seat, deedSaid(deed)])).toEqual([
        [0, 'Rat, no partner yet, 0'],
        [1, 'Rat, no partner yet, 0'],
      ]);
    const [, , , ofJun] = round;
    if (!ofJun) throw new Error('Jun drew');
    const half = [...before, made('chance'), made(0), hidden(1), made(nobody, [ofJun])];
    expect(newsOf(half).map(deedSaid)).toEqual(['Rat, no partner yet, 0', 'Snake, no partner yet, −3']);
  });

  it('says so too where two creatures are alike and it is not known which of them is new', () => {
    const sheet = { ...sheetOf(0, ['aa.bb']), unpaired: 4, costs: { unpaired: 2, penalty: 0, empty: 0 } };
    const drawn = deedsOf([cause(0, 'alone', -1, { drawn: 'Rabbit' })]);
    expect(completed(drawn, [sheet], [new Set()])[0]?.unpaired).toEqual({
      before: { sum: 2, costs: 1 },
      after: { sum: 4, costs: 2 },
    });
  });

  it('does not count a sheet to another round', () => {
    const known = deedsOf([cause(0, 'alone', -3, { drawn: 'Snake' })]);
    expect(completed(known, [sheetOf(0, ['a'])], [new Set(['a1'])])).toEqual(known);
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

  it('says what became of the unpaired creatures: their sum, and half of it, rounded up', () => {
    const alone = sheetOf(0, ['aaaaaaa']);
    const seven = { ...alone, unpaired: 24, costs: { unpaired: 12, penalty: 0, empty: 0 } };
    const lost = deedsOf([cause(0, 'alone', -3, { drawn: 'Monkey' })]);
    expect(completed(lost, [seven], [new Set(['a1'])]).map(deedSaid)).toEqual([
      'Monkey, no partner yet, −3. Unpaired: 24. Half of it is lost: −12 (was −9).',
    ]);
    expect(completed(lost, [seven], [new Set(['a1'])]).map(sumShown), 'beside a pair').toEqual(['half −9 → −12 = ']);
    const couple = sheetOf(0, ['aabbbbbbbbb'], {}, ['ab']);
    const pair = { ...couple, unpaired: 17, costs: { unpaired: 9, penalty: 0, empty: 0 } };
    const won = deedsOf([
      cause(0, 'pair', 7, { drawn: 'Rabbit', partner: 'Tiger' }),
      cause(0, 'found', 4, { drawn: 'Rabbit', partner: 'Tiger' }),
    ]);
    const bare = deedsOf([cause(0, 'pair', 9, { drawn: 'Rat', partner: 'Horse' })]);
    expect(bare.map(gainOf), 'nothing comes back').toEqual(['9 + 0 back = +9']);
    expect(completed(won, [pair], [new Set(['a1'])]).map(deedSaid)).toEqual([
      'Rabbit + Tiger, 7 + 4 back = +11. Unpaired: 17. Half, rounded up, is lost: −9 (was −13).',
    ]);
  });

  it('finds its creatures on the sheets after a jump, too, as far as it can be known', () => {
    const sheets = [sheetOf(0, ['aa.bb', '.....', 'ccccc']), sheetOf(1, ['aaaaa', 'bb.cc'], {}, ['ab'])];
    const draw = (square: string): Step => ({ ...made(0), action: { kind: 'draw', square } });
    const rabbits = (...steps: Step[]) => [
      made('chance'),
      ...steps,
      made(nobody, [
        cause(0, 'alone', -1, { drawn: 'Rabbit' }),
        cause(1, 'pair', 0, { drawn: 'Rabbit', partner: 'Snake' }, 'pairs'),
      ]),
      made('chance'),
    ];
    expect(foundOn(rabbits(), true, sheets), 'by name and partner; of two alike, neither').toEqual([
      new Set(),
      new Set(['a2']),
    ]);
    expect(foundOn(rabbits(draw('e1'), draw('d1')), true, sheets)[0], 'by its squares').toEqual(new Set(['d1']));
    expect(foundOn([], true, sheets)).toEqual([new Set(), new Set()]);
  });

  it('tells what its pair has brought in all, for every sheet alike', () => {
    const deeds = deedsOf(round);
    expect([0, 1].map((seat) => broughtTo(deeds, seat))).toEqual([17, null]);
  });

  it('leaves the pairs in the order in which they were made', () => {
    const sheet = sheetOf(0, ['abbbbbbb', 'ccdddddd.'], {}, ['cd', 'ab']);
    const pair = (drawn: string, partner: string, seat = 0) =>
      made(nobody, [cause(seat, 'pair', 1, { drawn, partner }, 'pairs')]);
    const numbers = (steps: Step[]) => pairsMade(sheet, steps).map(({ creatures }) => creatures[0].number);
    expect(numbers([pair('Monkey', 'Rat'), pair('Rabbit', 'Pig')])).toEqual([1, 2]);
    expect(numbers([pair('Rat', 'Monkey', 1), pair('Rabbit', 'Pig'), pair('Rat', 'Monkey')])).toEqual([2, 1]);
    expect(numbers([]).sort(), 'none is lost').toEqual([1, 2]);
  });

  describe('in the log', () => {
    const own = (move: string, action: Action): Step => ({ ...made(0), move, action });
    const told: Step[] = [
      { ...made('chance'), action: { kind: 'throw', pair: [2, 3], other: 1, offers: [5, 1] } },
      own('choose 1', { kind: 'choose', number: 1, creature: 'Rat' }),
      own('a1', { kind: 'draw', square: 'a1' }),
      { ...made(1), hidden: true, action: { kind: 'hidden' } },
    ];
    const texts = (steps: Step[], names = ['You', 'Jun']) => listed(steps, listing, names).map(({ text }) => text);

    it('is told once: what one drew, until all have drawn, then what it brought', () => {
      expect(texts(told)).toEqual(['Round 1\u00a0· the dice: 2+3 and 1', 'drew the Rat']);
      expect(texts([...told, made(nobody, round)])).toEqual(['Round 1\u00a0· the dice: 2+3 and 1', 'What was drawn']);
      const causes = listed([...told, made(nobody, round)], listing, ['You', 'Jun']).at(-1)?.causes;
      expect(causes?.map(({ amount }) => amount)).toEqual([11, 6, -3]);
    });

    it('says what becomes of the unpaired creatures, by the sums of all rounds', () => {
      const cast: Step = { ...made('chance'), action: { kind: 'throw', pair: [2, 3], other: 1, offers: [5, 1] } };
      const drew = (...causes: Cause[]) => [{ ...cast }, { ...made(1), hidden: true as const }, made(nobody, causes)];
      const rounds = [
        ...drew(cause(0, 'alone', -4, { drawn: 'Monkey' }), cause(1, 'alone', -3, { drawn: 'Pig' })),
        ...drew(
          cause(0, 'alone', -2, { drawn: 'Snake' }),
          cause(1, 'pair', 1, { drawn: 'Snake', partner: 'Pig' }, 'pairs'),
          cause(1, 'found', 3, { drawn: 'Snake', partner: 'Pig' }),
        ),
      ];
      const noted = () =>
        [...(listed(rounds, listing, ['You', 'Jun']).at(-1)?.notes ?? [])].map(([seat, said]) => [
          seat,
          said.replaceAll('\u00a0', ' '),
        ]);
      expect(noted()).toEqual([
        [0, 'unpaired 7 → 12, half, rounded up, 4 → 6'],
        [1, 'both are small: the pair scores 0; unpaired 6 → 0, half of it 3 → 0'],
      ]);
      const causes = listed(rounds, listing, ['You', 'Jun']).at(-1)?.causes;
      expect(
        causes?.filter(({ what }) => what === 'pairs'),
        'nothing else names a pair for nothing',
      ).toHaveLength(1);
      language.now = 'zh';
      expect(noted()[0]).toEqual([0, '落单 7 → 12，一半（向上取整） 4 → 6']);
      language.now = 'en';
    });

    const notesOn = (steps: Step[]) =>
      [
        ...(listed(steps, listing, ['You', 'Jun'])
          .filter(({ notes }) => notes)
          .at(-1)?.notes ?? []),
      ].map(([seat, said]): [number, string] => [seat, said.replaceAll('\u00a0', ' ')]);

    it('says what is lost by whoever had no room', () => {
      const cast: Step = { ...made('chance'), action: { kind: 'throw', pair: [5, 5], other: 5, offers: [10, 5] } };
      expect(notesOn([{ ...cast, causes: [cause(0, 'unplayable', -5)] }])).toEqual([
        [0, 'the smaller number, 5, is lost'],
      ]);
    });

    it('counts for those to whom it brought nothing, too', () => {
      const cast: Step = { ...made('chance'), action: { kind: 'throw', pair: [2, 3], other: 1, offers: [5, 1] } };
      const hidden: Step = { ...made(1), hidden: true };
      const before = [{ ...cast }, hidden, made(nobody, [cause(1, 'alone', -4, { drawn: 'Monkey' })])];
      const after = [...before, { ...cast }, hidden, made(nobody, [])];
      expect(notesOn(after)).toContainEqual([1, 'drew the Rat, alone: 0 (unpaired 7 → 8, half, rounded up, 4 → 4)']);
    });

    it('has a row for each of those to whom it brought nothing', () => {
      const [, , , ofJun] = round;
      const [ofYou] = [cause(0, 'alone', -3, { drawn: 'Rat' })];
      if (!ofJun) throw new Error('Jun drew');
      expect(notesOn([...told, made(nobody, [ofJun])])).toContainEqual([0, 'drew the Rat, alone: 0']);
      expect(notesOn([...told, made(nobody, [ofYou])])).toContainEqual([1, 'drew the Rat, alone: 0']);
      const last = { ...own('a1', { kind: 'draw', square: 'a1' }), causes: [ofYou] };
      const turned = [...told.slice(0, 1), ...told.slice(3), ...told.slice(1, 2), last];
      expect(notesOn(turned), 'by the last to draw').toContainEqual([1, 'drew the Rat, alone: 0']);
      language.now = 'zh';
      expect(notesOn([...told, made(nobody, [ofJun])])).toContainEqual([0, '画了鼠，落单：0']);
      language.now = 'en';
    });
  });
});

it('holds the throw that ends the drawing of somebody here until they go on', () => {
  const at = (done: boolean, steps = 1) => ({
    view: ratView(viewOf([sheetOf(0, [], { done }), sheetOf(1, [])])),
    steps: Array.from({ length: steps }, () => made('chance')),
  });
  const hold = new Hold(() => 2000);
  hold.hear(at(true), 0);
  expect(hold.at, 'it was done before').toBeNull();
  hold.hear(at(false), 0);
  hold.hear(at(true, 2), 0);
  hold.hear(at(true, 3), 0);
  expect([hold.at?.steps.length, hold.asks]).toEqual([2, true]);
  hold.release();
  hold.hear(at(true, 4), 0);
  expect([hold.at, hold.asks], 'nothing was drawn meanwhile').toEqual([null, false]);
  hold.hear(at(false), 0);
  hold.hear({ ...at(true, 2), view: ratView(viewOf([sheetOf(0, [], { done: true })], { phase: 'over' })) }, 0);
  expect([hold.at, hold.asks], 'the result tells it').toEqual([null, false]);
  hold.hear(at(false), 0);
  hold.hear(at(true, 2), 0);
  hold.hear(at(true, 2), null);
  expect([hold.at, hold.asks], 'beside an earlier position').toEqual([null, false]);
});

describe('after the last throw of somebody here', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const at = (steps: number, picture: string[], done = true) => ({
    view: ratView(viewOf([sheetOf(0, [], { done }), sheetOf(1, picture)])),
    steps: Array.from({ length: steps }, () => made('chance')),
  });
  function held(stay: number): Hold {
    const hold = new Hold(() => stay);
    hold.hear(at(1, [], false), 0);
    hold.hear(at(2, []), 0);
    hold.hear(at(3, []), 0);
    hold.hear(at(4, ['a']), 0);
    hold.hear(at(5, ['a']), 0);
    hold.hear(at(6, ['abb']), 0);
    return hold;
  }

  it('what the others drew is shown round by round', () => {
    const hold = held(2000);
    hold.release();
    expect([hold.at?.steps.length, hold.asks]).toEqual([4, false]);
    vi.advanceTimersByTime(1999);
    expect(hold.at?.steps.length).toBe(4);
    hold.hear(at(7, ['abb', 'c']), 0);
    vi.advanceTimersByTime(1);
    expect(hold.at?.steps.length).toBe(6);
    vi.advanceTimersByTime(2000);
    expect(hold.at?.steps.length).toBe(7);
    vi.advanceTimersByTime(2000);
    expect(hold.at).toBeNull();
  });

  it('whoever asks for the next turns each of them', () => {
    const hold = held(2000);
    hold.release();
    hold.forth();
    expect(hold.at?.steps.length).toBe(6);
    vi.advanceTimersByTime(60000);
    expect(hold.at?.steps.length, 'it stays').toBe(6);
    hold.forth();
    expect(hold.at, 'the latest').toBeNull();
  });

  it('that can be skipped, and is where nothing moves', () => {
    const hold = held(2000);
    hold.release();
    hold.end();
    expect(hold.at).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(hold.at).toBeNull();
    const still = held(0);
    still.release();
    expect(still.at).toBeNull();
  });
});

it('gives the rounds of the others their time where one only looks on', () => {
  const view = (done: boolean) => viewOf([sheetOf(0, [], { done }), sheetOf(1, [])]);
  const over = [made(1), made(nobody, round), made('chance')];
  expect(stays(view(true), over)).toBe(roundStays);
  expect(stays(view(true), [...over, made(1)])).toBeLessThan(roundStays);
  expect(stays(view(false), over)).toBeNull();
  // One who was in it has more time than one who looks on from the start.
  expect(roundStays).toBeGreaterThanOrEqual(4000);
  expect(stays({ ...view(true), viewer: null }, over)).toBeLessThan(roundStays);
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
  const deed = { seat: 0, drawn: 'Rat', partner: 'Dragon', points: 17, pair: 11, back: 6 };

  it('is told with the change of the score, and what that is made of', () => {
    expect(greatIn([deed], 1)).toEqual({
      ...{ seat: 0, pair: ['Rat', 'Dragon'], parts: '11 + 6 back = ', points: 17, best: true },
    });
  });

  it('is the greatest of the moments: another pair of nine or more has a smaller one, at one’s own seat', () => {
    const other = { ...deed, partner: 'Horse', points: 9, pair: 9, back: 0 };
    expect(greatIn([other], 1)).toBeNull();
    expect(greatIn([other], 0)).toMatchObject({ pair: ['Rat', 'Horse'], best: false });
    expect(greatIn([other, { ...deed, seat: 1 }], 0)).toMatchObject({ seat: 1, best: true });
    expect(greatIn([{ ...other, pair: 8 }], 0)).toBeNull();
  });

  it('is told once, at the table, and not at all where nobody wants it', () => {
    vi.useFakeTimers();
    const found = greatIn([deed], 0);
    const joy = new Joy(() => 1800);
    joy.hear(found, 4, true);
    expect(joy.now, 'one has just come to the table').toBeNull();
    joy.hear(found, 5, true);
    expect(joy.now).toBe(found);
    joy.hurry();
    joy.hear(found, 5, false);
    joy.hear(found, 5, true);
    expect(joy.now, 'back from looking through the game').toBeNull();
    joy.hear(found, 4, true);
    joy.hear(found, 5, true);
    expect(joy.now, 'made again after it was taken back').toBe(found);
    vi.advanceTimersByTime(1800);
    expect(joy.now).toBeNull();
    const quick = new Joy(() => 0);
    quick.hear(null, 1, true);
    quick.hear(found, 2, true);
    expect(quick.now).toBeNull();
    vi.useRealTimers();
  });

  it('comes after a line that says what the others drew', () => {
    const called = (seat: number) => ['You', 'Jun', 'Mei', 'Ann'][seat] ?? '';
    const jun = { ...deed, seat: 1, drawn: 'Dog', partner: null, points: -2, pair: 0, back: -2 };
    expect(endingOf([deed, jun], 0, called)).toEqual({ seat: 1, said: 'Jun drew Dog: −2' });
    expect(endingOf([{ ...jun, seat: 2 }, deed, jun, { ...jun, seat: 3 }], 0, called), 'too many').toBeNull();
  });
});

it('counts the rounds in the list of moves', () => {
  const cast = { ...made('chance'), action: { kind: 'throw', pair: [2, 3], other: 6, offers: [5, 6] } };
  const card = { ...made('chance'), action: { kind: 'card', number: 7, creature: 'Monkey' } };
  expect(listing.write([card], [])).toBe('Round 1\u00a0· the card: Monkey');
  expect(listing.write([cast], [], [card, cast])).toBe('Round 3\u00a0· the dice: 2+3 and 6');
});
