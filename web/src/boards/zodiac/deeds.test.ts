import { describe, expect, it } from 'vitest';
import type { Deed, Told } from './actions';
import { arrived, catIn, cutOf, lastTurns, robberyIn, suffered } from './deeds';
import { briefly, laid, lostOf, shortly, sufferedWords, weighed } from './shortly';
import {
  call,
  catOn,
  discard,
  down,
  draw,
  drew,
  fine,
  fined,
  fineHand,
  pangu,
  pass,
  skipping,
  took,
  turn,
  up,
  type BareTold,
} from './testing';

const name = (seat: number) => `Seat ${seat + 1}`;

it('finds the cut', () => {
  const dealt = turn(
    0,
    0,
    { kind: 'cut', card: 'Ox', target: 0 },
    { kind: 'cut', card: 'Cat', target: 1 },
    { kind: 'deal', card: null, target: 0 },
  );
  expect(cutOf(dealt)).toEqual([
    { seat: 0, card: 'Ox' },
    { seat: 1, card: 'Cat' },
  ]);
});

describe('the last turn of a seat', () => {
  it('is what it did, and what chance did for it', () => {
    const { of, latest } = lastTurns([
      ...turn(0, 0, { kind: 'turn', card: 'Horse' }),
      ...turn(1, 0, ...drew(null), up('Tiger')),
      ...turn(1, 0, discard('Pig')),
      ...turn(2, 1, took('Pig'), down('Ox'), pass),
    ]);
    expect(latest).toBe(2);
    expect([...of.keys()]).toEqual([1, 2]);
    expect(shortly(of.get(1) ?? [], name)).toBe('drew\u00a0· Tiger up\u00a0· discarded Pig');
    expect(shortly(of.get(2) ?? [], name)).toBe('took Pig\u00a0· Ox down');
    expect([...laid(of.get(2) ?? [])]).toEqual(['hand Pig', 'hand Ox']);
  });

  it('is told in two short lines where it was a long one', () => {
    const long = turn(1, 0, ...drew(null), up('Snake'), up('Pig'), down('Rabbit'), discard('Snake'));
    const [made] = lastTurns(long).of.values();
    expect(briefly(made ?? [], name)).toBe('2 up\u00a0· 1 down\u00a0· discarded Snake');
    const [short] = lastTurns(turn(1, 0, ...drew(null), up('Tiger'), discard('Pig'))).of.values();
    expect(briefly(short ?? [], name)).toBe('drew\u00a0· Tiger up\u00a0· discarded Pig');
  });

  it('is a new one where the same seat plays again', () => {
    const again = turn(0, 1, ...drew('Rat'), discard('Rat'));
    const { of } = lastTurns([...turn(0, 0, skipping(catOn(1), 1)), ...again]);
    expect(shortly(of.get(0) ?? [], name)).toBe('drew Rat\u00a0· discarded Rat');
  });

  it('says that it is the same card which goes up and then out', () => {
    const passing = (...more: BareTold[]) =>
      turn(0, 1, ...drew('Rat'), up('Dragon'), ...more, discard('Dragon', 'face_up')).map(({ action }) => action);
    expect(shortly(passing(), name)).toBe('drew Rat\u00a0· Dragon up\u00a0· discarded it');
    expect(weighed(passing(), name).at(-1)?.words).toBe('discarded it again');
    expect(weighed(passing(up('Pig')), name).at(-1)?.words, 'one of two').toBe('discarded the Dragon');
  });

  it('says that a card was put back, which is no gain', () => {
    const back = turn(0, 1, took('Cat'), discard('Cat')).map(({ action }) => action);
    expect(shortly(back, name)).toBe('took Cat and put it back');
    expect(weighed(back, name)).toEqual([{ words: 'took a Cat from the discards and put it back', matters: false }]);
    const kept = turn(0, 1, took('Cat'), discard('Ox')).map(({ action }) => action);
    expect(shortly(kept, name)).toBe('took Cat\u00a0· discarded Ox');
  });

  it('lets a turn that was missed stand out, and tells it once', () => {
    const told = (...actions: BareTold[]) =>
      weighed(
        turn(0, 1, ...actions).map(({ action }) => action),
        name,
      );
    expect(told(skipping(pass, 1)).at(-1)).toEqual({ words: 'Seat 2 missed a turn', matters: true });
    expect(told(skipping(catOn(1), 1))).toEqual([{ words: 'played a Cat: Seat 2 misses a turn', matters: true }]);
  });

  it('keeps what is played at once, and the call', () => {
    const played = turn(0, 5, ...drew('Pangu'), pangu('Dragon', 2, 'face_up'), discard('Ox'), call);
    const { of } = lastTurns([...turn(1, 4, pass), ...played]);
    expect(shortly(of.get(0) ?? [], name)).toBe(
      'drew Pangu\u00a0· stole Seat 3’s Dragon\u00a0· discarded Ox\u00a0· called',
    );
    expect([...laid(of.get(0) ?? [])]).toEqual(['face_up Dragon']);
  });

  it('is short: many cards are counted, and no discard is told only of who did nothing else', () => {
    const said = (...actions: BareTold[]) =>
      shortly(
        turn(1, 5, ...actions).map(({ action }) => action),
        name,
      );
    expect(said(...drew(null), up('Rat'), up('Ox'), up('Dog'), discard('Pig'))).toBe(
      'drew\u00a0· 3 cards up\u00a0· discarded Pig',
    );
    expect(said(pangu('Dog', 2), pass)).toBe('stole Seat 3’s Dog');
    expect(said(took('Dog'), pass)).toBe('took Dog\u00a0· no discard');
  });

  it('is not what others fine it', () => {
    const { of, latest } = lastTurns(turn(1, 21, call, fineHand, fined('Dog')));
    expect([latest, shortly(of.get(1) ?? [], name), [...of.keys()]]).toEqual([1, 'called', [1]]);
  });
});

describe('who is passed over', () => {
  const missed = (...deeds: Deed[][]) => [...lastTurns(deeds.flat()).missed];

  it('is nobody while turns go round', () => {
    expect(missed(turn(1, 0, pass), turn(2, 1, pass), turn(0, 2, pass))).toEqual([]);
  });

  it('is told with the end of the turn of a Cat', () => {
    const drawn = turn(0, 0, ...drew(null), catOn(1));
    expect(missed(drawn)).toEqual([]);
    expect(missed(drawn, turn(0, 0, skipping(pass, 1)))).toEqual([[1, { byCat: true }]]);
    expect(missed(turn(0, 0, skipping(catOn(1), 1)))).toEqual([[1, { byCat: true }]]);
    expect(missed(turn(0, 0, skipping(catOn(1), 1)), turn(2, 1, draw))).toEqual([[1, { byCat: true }]]);
  });

  it('is told until its next turn', () => {
    expect(missed(turn(0, 0, skipping(catOn(1), 1)), turn(0, 1, ...drew(null), pass), turn(1, 2, pass))).toEqual([]);
  });

  it('may have been fined', () => {
    const over = turn(2, 1, pass, fineHand, fined('Rat'));
    expect(missed(over, turn(1, 4, skipping(pass, 2)))).toEqual([[2, { byCat: false }]]);
    // A Cat of an earlier turn was paid for then.
    expect(missed(turn(1, 1, skipping(catOn(2), 2)), turn(0, 2, pass), turn(1, 3, skipping(pass, 2)))).toEqual([
      [2, { byCat: false }],
    ]);
  });

  it('is everyone whom the turn passes over, also where it ends with a fine', () => {
    expect(missed(turn(1, 7, catOn(2), pass, fineHand, skipping(fined('Ox'), 2, 3)))).toEqual([
      [2, { byCat: true }],
      [3, { byCat: false }],
    ]);
  });
});

describe('what others do to a seat', () => {
  const told = (...deeds: Deed[][]) =>
    suffered(deeds.flat(), 0).map((action) => Object.values(sufferedWords(action, name, false)));
  const passed = turn(0, 0, pass);

  it('is told until it does something itself', () => {
    const robbed = [passed, turn(1, 1, pass), turn(2, 2, pangu('Horse', 0))];
    expect(told(...robbed)).toEqual([['Seat 3 took your Horse with a Pangu', '→ Seat 3', 'Pangu']]);
    expect(lostOf(suffered(robbed.flat(), 0))).toEqual(['Horse']);
    expect(told(...robbed, turn(0, 3, draw))).toEqual([]);
  });

  it('is a Cat that it is the target of, and no other', () => {
    expect(told(passed, turn(1, 1, catOn(2)))).toEqual([]);
    const caught = [passed, turn(2, 1, catOn(0))];
    expect(told(...caught, turn(1, 2, draw))).toEqual([['Seat 3 played the Cat: you missed a turn', 'Seat 3', 'Cat']]);
    expect(suffered(caught.flat(), 0).map((action) => sufferedWords(action, name, true).text)).toEqual([
      'Seat 3 played the Cat: you miss a turn',
    ]);
  });

  it('is a fine of its own', () => {
    expect(told(passed, turn(0, 0, fine('Ox')))).toEqual([['You lost the Ox', 'Ox', 'Ox']]);
    expect(lostOf(suffered([...passed, ...turn(0, 0, fine('Ox'))], 0))).toEqual(['Ox']);
    expect(told(passed, turn(0, 0, fineHand, fined('Rabbit')))).toEqual([['You lost the Rabbit', 'Rabbit', 'Rabbit']]);
    expect(told(passed, turn(1, 1, pass), turn(2, 2, fine('Ox')))).toEqual([]);
    // Nor one that it has chosen for another seat.
    const chosen = turn(2, 2, fineHand).map((deed) => ({ ...deed, seat: 0 }));
    expect(told(passed, turn(2, 2, call), chosen, turn(2, 2, fined('Rabbit')))).toEqual([]);
  });
});

it('the card that came last in a turn is the one drawn, taken or stolen, where it lies', () => {
  const came = (...actions: BareTold[]) => arrived(turn(0, 0, ...actions).map(({ action }) => action));
  expect(came(...drew('Ox'), up('Rat'))).toEqual({ card: 'Ox', place: 'hand' });
  expect(came(...drew(null))).toEqual({ card: null, place: 'hand' });
  expect(came(took('Dog'))).toEqual({ card: 'Dog', place: 'hand' });
  expect(came(...drew('Pangu'), pangu('Pig', 1, 'face_up'))).toEqual({ card: 'Pig', place: 'face_up' });
  expect(came(pass)).toBe(null);
});

it('the card that came is followed to where it is moved, past its twin', () => {
  const came = (...actions: BareTold[]) => arrived(turn(0, 0, ...actions).map(({ action }) => action));
  expect(came(...drew('Ox'), up('Ox'))).toEqual({ card: 'Ox', place: 'face_up' });
  expect(came(...drew('Ox'), up('Ox'), down('Rat'))).toEqual({ card: 'Ox', place: 'face_up' });
  expect(came(...drew('Pangu'), pangu('Pig', 1, 'face_up'), down('Pig'))).toEqual({ card: 'Pig', place: 'hand' });
});

it('a Cat of a turn says whom it stops', () => {
  const stops = (...actions: BareTold[]) => catIn(turn(0, 0, ...actions).map(({ action }) => action));
  expect(stops(...drew(null), catOn(1), pass)).toBe(1);
  expect(stops(...drew(null), pass)).toBe(null);
});

it('a Pangu of a turn says what it took from whom', () => {
  const robs = (...actions: BareTold[]) => robberyIn(turn(0, 0, ...actions).map(({ action }) => action));
  expect(robs(...drew(null), pangu('Pig', 1), pass)).toMatchObject({ sign: 'Pig', target: 1 });
  expect(robs(...drew(null), pass)).toBe(null);
});

it('the log tells of a turn missed, where it does not tell of the Cat that made it so', () => {
  const words = (of: Told[]) => weighed(of, (seat) => ['You', 'Ann', 'Bob'][seat] ?? '').map((part) => part.words);
  const told = (...made: Parameters<typeof turn>[2][]) => turn(2, 1, ...made).map(({ action }) => action);
  expect(words(told(took('Pig'), skipping(discard('Dog'), 0)))).toEqual([
    'took the Pig from the discards',
    'discarded the Dog',
    'you missed a turn',
  ]);
  expect(words(told(skipping(catOn(0), 0)))).toEqual(['played a Cat: you miss a turn']);
});
