import { describe, expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { cutOf, deedsOf, lastTurns, suffered } from './history';
import { laid, lostOf, shortly, sufferedWords } from './shortly';

const steps = (...lines: string[]): Step[] =>
  lines.map((line, turn) => {
    const [seat = '', ...move] = line.split(' ');
    return { seat: seat === 'chance' ? 'chance' : Number(seat), move: move.join(' '), turn };
  });
const name = (seat: number) => `Seat ${seat + 1}`;

it('knows what is taken from the discards', () => {
  const deeds = deedsOf(steps('chance turn Hs', '1 take', '1 discard Rt', '2 take', '2 discard ^Ox'));
  expect(deeds.map(({ card }) => card)).toEqual(['Horse', 'Horse', 'Rat', 'Rat', 'Ox']);
});

it('goes on from the discards that lie there', () => {
  expect(deedsOf(steps('0 take', '0 pass'), ['Pig', 'Dog'])[0]?.card).toBe('Dog');
});

it('counts played cards among the discards, and signs that were lost', () => {
  const deeds = deedsOf(steps('0 play Pangu Dr<1', '1 fine ^Ox', 'chance fined Rb', '2 take'));
  expect(deeds.at(-1)?.card).toBe('Rabbit');
});

it('finds the cut', () => {
  expect(cutOf(deedsOf(steps('chance cut Ox>0', 'chance cut Cat>1', 'chance deal ?>0')))).toEqual([
    { seat: 0, card: 'Ox' },
    { seat: 1, card: 'Cat' },
  ]);
});

it('tells the last turn of each seat', () => {
  const deeds = deedsOf(
    steps('chance turn Hs', '1 draw', 'chance drawn ?', '1 up Tg', '1 discard Pg', '2 take', '2 down Ox', '2 pass'),
  );
  const { of, latest } = lastTurns(deeds, 4);
  expect(latest).toBe(2);
  expect(shortly(of.get(1) ?? [], name)).toBe('drew · Tiger up · discarded Pig');
  expect(shortly(of.get(2) ?? [], name)).toBe('took Pig · Ox down · passed');
  expect([...laid(of.get(2) ?? [])]).toEqual(['hand Pig', 'hand Ox']);
});

it('begins a new turn where the same seat plays again', () => {
  const { of } = lastTurns(deedsOf(steps('0 play Cat', '0 draw', 'chance drawn Rt', '0 discard Rt')), 2);
  expect(shortly(of.get(0) ?? [], name)).toBe('drew Rat · discarded Rat');
});

it('keeps what is played at once, and the call, in their turn', () => {
  const played = ['0 draw', 'chance drawn Pangu', '0 play Pangu Dr<2^', '0 discard Ox', '0 call'];
  const { of } = lastTurns(deedsOf(steps('1 pass', ...played)), 3);
  expect(shortly(of.get(0) ?? [], name)).toBe('drew Pangu · Pangu: Dragon of Seat 3 · discarded Ox · called');
  expect([...laid(of.get(0) ?? [])]).toEqual(['face_up Dragon']);
});

describe('who is passed over', () => {
  const missed = (next: number | null, seats: number, ...lines: string[]) => [
    ...lastTurns(deedsOf(steps(...lines)), seats, next).missed,
  ];

  it('is nobody while turns go round', () => {
    expect(missed(1, 3, '1 pass', '2 pass', '0 pass')).toEqual([]);
  });

  it('is the seat after a Cat, as soon as the next one begins', () => {
    expect(missed(null, 3, '0 play Cat')).toEqual([]);
    expect(missed(2, 3, '0 play Cat')).toEqual([[1, { byCat: true }]]);
    expect(missed(null, 3, '0 play Cat', '2 draw')).toEqual([[1, { byCat: true }]]);
  });

  it('is the other of two', () => {
    expect(missed(0, 2, '0 play Cat')).toEqual([[1, { byCat: true }]]);
    expect(missed(0, 2, '0 play Cat', '0 draw', 'chance drawn ?', '0 pass', '1 pass')).toEqual([]);
  });

  it('may have been fined', () => {
    expect(missed(2, 3, '1 pass', '2 fine hand', 'chance fined ?', '2 pass', '0 pass')).toEqual([
      [1, { byCat: false }],
    ]);
  });
});

describe('what others do to a seat', () => {
  const told = (...lines: string[]) =>
    suffered(deedsOf(steps(...lines)), 0, 3).map((deed) => sufferedWords(deed, name, false));

  it('is told until it does something itself', () => {
    const robbed = ['0 pass', '1 pass', '2 play Pangu Hs<0'];
    expect(told(...robbed)).toEqual([{ text: 'Seat 3 took your Horse', card: 'Pangu' }]);
    expect(lostOf(suffered(deedsOf(steps(...robbed)), 0, 3))).toEqual(['Horse']);
    expect(told(...robbed, '0 draw')).toEqual([]);
  });

  it('is a Cat of the seat before it, and no other', () => {
    expect(told('0 pass', '1 play Cat')).toEqual([]);
    expect(told('0 pass', '2 play Cat', '1 draw')).toEqual([
      { text: 'Seat 3 played the Cat: you missed a turn', card: 'Cat' },
    ]);
  });

  it('is a fine of its own', () => {
    expect(told('0 pass', '1 fine ^Ox')).toEqual([{ text: 'You lost the Ox', card: 'Ox' }]);
    expect(told('0 pass', '1 fine hand', 'chance fined Rb')).toEqual([{ text: 'You lost the Rabbit', card: 'Rabbit' }]);
    expect(told('0 pass', '1 pass', '2 fine ^Ox')).toEqual([]);
  });
});
