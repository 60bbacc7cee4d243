import { describe, expect, it } from 'vitest';
import { joinersOf, outlook, possible, rangeInWords, rivalsAt } from './outlook';
import { card, race, runner } from './testing';
import type { Forecast } from './view';

const hand = runner({ energy: [1, 1, 1, 0, 1, 0] });
const paid = { what: 'karma', amount: -1, why: 'drop' } as const;
const forecast: Forecast[] = [
  {
    action: 'Run',
    joined: 'nobody',
    energy: [1, 2, 3],
    gives: [{ what: 'spaces', amount: 3, why: 'benefit' }],
    then: [],
  },
  {
    action: 'Run',
    joined: 'nobody',
    energy: [5],
    gives: [paid, { what: 'spaces', amount: 1, why: 'benefit' }],
    then: ['exchange'],
  },
  { action: 'Run', joined: 'more', energy: [1, 2, 3, 5], gives: [], then: [] },
  {
    action: 'Run',
    joined: 'less',
    energy: [2, 3, 5],
    gives: [
      { what: 'spaces', amount: 1, why: 'benefit' },
      { what: 'spaces', amount: 1, why: 'outbid' },
    ],
    then: ['exchange', 'trade', 'river'],
  },
];
const known = race({ seats: [hand], forecast });

it('says what a play would bring, alone and with others', () => {
  const says = (energy: number, joined: Forecast['joined']) => outlook(known, hand, 'Run', energy, joined);
  expect(says(2, 'nobody')).toBe('+3 spaces');
  expect(says(5, 'nobody')).toBe('+1 space, −1 karma, an exchange');
  expect(says(2, 'more')).toBe('nothing');
  expect(says(3, 'less')).toBe('+2 spaces, an exchange, a trade, then the river takes 1 energy card');
  expect(says(1, 'less'), 'nobody can put in less').toBeNull();
});

it('says energies in a row as a range', () => {
  expect([[1, 2], [1, 3], [2]].map(rangeInWords)).toEqual(['1–2', '1, 3', '2']);
});

it('says that a play leads to Finish', () => {
  const near = { ...hand, position: 28 };
  expect(outlook(race({ seats: [near], forecast }), near, 'Run', 2, 'nobody')).toBe('+3 spaces, to Finish');
});

it('reads the wheel where the server forecasts nothing', () => {
  const unknown = race({ seats: [hand] });
  expect(outlook(unknown, hand, 'Run', 5, 'nobody')).toBe('1 space and an exchange');
  expect(outlook(unknown, hand, 'Run', 5, 'more')).toBeNull();
  expect(outlook(unknown, hand, 'Strategise', 5, 'nobody')).toBeNull();
});

describe('who could come too', () => {
  const cards = ['Run' as const];
  const own = runner({ cards });
  const rivals = (...others: Parameters<typeof runner>[0][]) =>
    rivalsAt(race({ seats: [own, ...others.map(runner)] }), own, 'Run').map(({ seat, card, price }) => ({
      seat,
      card,
      price,
    }));

  it('is who has the card and the karma for it, or a Repeat that counts as it', () => {
    expect(rivals({ cards }, { cards: ['Help'] }, { cards, prices: { Run: 2 }, karma: 1 })).toEqual([
      { seat: 1, card: 'Run', price: 0 },
    ]);
    expect(rivals({ cards, prices: { Run: 2 }, karma: 2 })).toEqual([{ seat: 1, card: 'Run', price: 2 }]);
    const repeats = { repeats: 'Run' as const, row: [card('Run', 1)] };
    expect(rivals({ cards: ['Repeat'], ...repeats })).toEqual([{ seat: 1, card: 'Repeat', price: 0 }]);
    const both = { cards: [...cards, 'Repeat' as const], prices: { Run: 2 }, karma: 2, ...repeats };
    expect(rivals(both), 'the cheaper way').toEqual([{ seat: 1, card: 'Repeat', price: 0 }]);
    expect(rivals({ cards: ['Repeat'], repeats: 'Help', row: [card('Help', 1)] })).toEqual([]);
    expect(rivals({ cards, sits_out: true }, { cards, energy: [1, 0, 0, 0, 0, 0] })).toEqual([]);
  });

  it('is counted by the energy in hand', () => {
    const view = race({ seats: [own, runner({ energy: [0, 2, 0, 0, 0, 0] }), runner({ energy: [1, 0, 0, 0, 1, 0] })] });
    const others = [1, 2].map((seat) => ({ seat, card: 'Run' as const, price: 0, must: false }));
    const count = (joined: Forecast['joined']) => joinersOf(view, others, 2, joined);
    expect([count('nobody'), count('more'), count('same'), count('less')]).toEqual([0, 1, 1, 1]);
    expect(joinersOf(view, others, 3, 'less')).toBe(2);
  });

  it('leaves out what cannot be where another has no other card', () => {
    const view = race({
      seats: [
        runner({ cards: ['Strategise'], energy: [1, 1, 0, 0, 0, 0] }),
        runner({ cards: ['Run', 'Strategise'], energy: [0, 1, 0, 0, 0, 0] }),
        runner({ cards: ['Run', 'Strategise'], energy: [1, 1, 0, 0, 0, 0] }),
      ],
    });
    const others = rivalsAt(view, view.seats[0] ?? null, 'Strategise');
    expect(others.map(({ must }) => must)).toEqual([true, false]);
    const can = (energy: number) =>
      (['nobody', 'more', 'same', 'less'] as const).filter((joined) => possible(view, others, energy, joined));
    expect(can(1), 'it has a 2').toEqual(['more']);
    expect(can(2)).toEqual(['same']);
    expect(can(3)).toEqual(['less']);
  });
});
