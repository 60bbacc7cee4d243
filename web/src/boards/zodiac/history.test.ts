import { expect, it } from 'vitest';
import type { Step } from '../../protocol';
import { cutOf, deedsOf, lastTurns } from './history';
import { laid, shortly } from './shortly';

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
  const { of, latest } = lastTurns(deeds);
  expect(latest).toBe(2);
  expect(shortly(of.get(1) ?? [], name)).toBe('drew · Tiger up · discarded Pig');
  expect(shortly(of.get(2) ?? [], name)).toBe('took Pig · Ox down · passed');
  expect([...laid(of.get(2) ?? [])]).toEqual(['hand Pig', 'hand Ox']);
});

it('begins a new turn where the same seat plays again', () => {
  const { of } = lastTurns(deedsOf(steps('0 play Cat', '0 draw', 'chance drawn Rt', '0 discard Rt')));
  expect(shortly(of.get(0) ?? [], name)).toBe('drew Rat · discarded Rat');
});

it('keeps what is played at once, and the call, in their turn', () => {
  const played = ['0 draw', 'chance drawn Pangu', '0 play Pangu Dr<2^', '0 discard Ox', '0 call'];
  const { of } = lastTurns(deedsOf(steps('1 pass', ...played)));
  expect(shortly(of.get(0) ?? [], name)).toBe('drew Pangu · Pangu: Dragon of Seat 3 · discarded Ox · called');
  expect([...laid(of.get(0) ?? [])]).toEqual(['face_up Dragon']);
});
