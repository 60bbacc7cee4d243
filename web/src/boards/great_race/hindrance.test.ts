import { expect, it } from 'vitest';
import { hindrance, mustStrategise, othersTooDear } from './hindrance';
import { card, runner } from './testing';

it('says why a card cannot be played', () => {
  const held = { cards: ['Help' as const, 'Repeat' as const], prices: { Help: 2 }, karma: 1 };
  expect(hindrance({ phase: 'play' }, runner({ ...held, row: [card('Walk', 1)] }), 'Help')).toBe(
    'Costs 2 karma, you have 1',
  );
  expect(hindrance({ phase: 'play' }, runner(held), 'Repeat')).toBe('No card in your row to repeat');
  expect(hindrance({ phase: 'play' }, runner(held), 'Run')).toBe('Lies in your row');
  expect(hindrance({ phase: 'play' }, runner({ ...held, energy: [1, 0, 0, 0, 0, 0] }), 'Help')).toBe(
    'Last energy: only Strategise',
  );
  expect(hindrance({ phase: 'play' }, runner({ ...held, karma: 2 }), 'Help')).toBeNull();
});

it('sees who can only play Strategise', () => {
  const has = (energy: number[], cards = ['Run' as const, 'Strategise' as const]) =>
    mustStrategise(runner({ energy, cards }));
  expect(has([0, 0, 0, 0, 1, 0])).toBe(true);
  expect(has([1, 0, 0, 0, 1, 0])).toBe(false);
});

it('says that karma is missing only where it is for every other card', () => {
  const held = { cards: ['Help' as const, 'Run' as const, 'Strategise' as const], prices: { Help: 2, Run: 2 } };
  expect(othersTooDear(runner({ ...held, karma: 1 }), 'Strategise')).toBe(true);
  expect(othersTooDear(runner({ ...held, prices: { Help: 2 }, karma: 1 }), 'Strategise')).toBe(false);
  expect(othersTooDear(runner({ cards: ['Strategise'], karma: 0 }), 'Strategise'), 'there is no other').toBe(false);
});
