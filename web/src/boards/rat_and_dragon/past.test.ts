import { describe, expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import type { Arrow } from '../board';
import type { Deed } from './news';
import { marksOn, weighedOn, withOffer } from './past';
import { sheetOf, viewOf } from './testing';
import { ratView } from './view';

const chance = (action: object): Step => ({
  ...{ seat: 'chance', turn: 1, move: '', written: '' },
  action: { kind: '', ...action },
});
const cast = chance({ kind: 'throw', pair: [2, 5], other: 3, offers: [7, 3] });
const drew = (seat: number, drawn: string): Deed => ({ seat, drawn, partner: null, points: 0, pair: 0, back: 0 });
const arrow = (kind: Arrow['kind'], action: Record<string, unknown> & { kind: string }): Arrow => ({
  ...{ move: '', action, line: [], kind, seat: 1 },
});

describe('after a round, before the next dice fall', () => {
  const between = ratView(viewOf([], { phase: 'throw', offer: [], dice: null }));

  it('the two that were on offer stay, with their dice', () => {
    const { offer, dice } = withOffer(between, [cast]);
    expect(offer.map(({ creature, of }) => [creature, of])).toEqual([
      ['Monkey', 'pair'],
      ['Rooster', 'other'],
    ]);
    expect(dice).toEqual({ pair: [2, 5], other: 3 });
    const both = chance({ kind: 'throw', pair: [1, 2], other: 3, offers: [3] });
    expect(withOffer(between, [both]).offer.map(({ of }) => of)).toEqual(['both']);
    const card = chance({ kind: 'card', number: 7, creature: 'Monkey' });
    expect(withOffer(between, [card]).offer).toMatchObject([{ number: 7, of: 'card' }]);
  });

  it('there is nothing to keep before the first round, nor while the next dice lie', () => {
    expect(withOffer(between, [])).toBe(between);
    const drawing = ratView(viewOf([]));
    expect(withOffer(drawing, [cast])).toBe(drawing);
  });

  it('each is marked with who drew it', () => {
    expect([...marksOn([drew(0, 'Monkey'), drew(1, 'Rooster'), drew(2, 'Monkey')], [])]).toEqual([
      [7, { seats: [0, 2], instead: false }],
      [3, { seats: [1], instead: false }],
    ]);
  });
});

describe('of a decision that is looked back at', () => {
  const rooster = { kind: 'choose', number: 3, creature: 'Rooster' };
  const monkey = { kind: 'choose', number: 7, creature: 'Monkey' };

  it('what was chosen is told from what was not', () => {
    expect([...marksOn([], [arrow('made', rooster), arrow('hint', monkey)])]).toEqual([
      [3, { seats: [1], instead: false }],
      [7, { seats: [], instead: true }],
    ]);
    expect([...marksOn([], [arrow('hint', rooster)])], 'nothing was better').toEqual([
      [3, { seats: [1], instead: false }],
    ]);
    expect(marksOn([], [{ ...arrow('hint', monkey), seat: undefined } as unknown as Arrow]).size, 'a hint').toBe(0);
  });

  it('so are partners and squares, on the sheet of whoever chose', () => {
    const arrows = [arrow('made', { kind: 'pair', square: 'a1' }), arrow('hint', { kind: 'draw', square: 'd1' })];
    expect(weighedOn(sheetOf(1, ['aa.']), arrows)).toEqual([
      { squares: ['a1', 'b1'], seat: 1, instead: false },
      { squares: ['d1'], seat: 1, instead: true },
    ]);
    expect(weighedOn(sheetOf(0, ['aa.']), arrows)).toEqual([]);
  });
});
