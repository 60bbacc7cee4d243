import { afterEach, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { priceInWords } from './price';
import { card, runner } from './testing';

afterEach(() => (language.now = 'en'));

const after = (last: 'Cooperate' | 'Run', price: number, animal = 'Ox') =>
  priceInWords(
    runner({ animal, row: [card(last, 1)], prices: { Run: price, Help: price } }),
    last === 'Run' ? 'Help' : 'Run',
  );

it('says why a card costs karma', () => {
  expect(after('Run', 1)).toBe('costs 1 karma: one below your last card (3)');
  expect(after('Cooperate', 2)).toBe('costs 2 karma: two or more below your last card (5)');
  expect(after('Cooperate', 1, 'Rabbit')).toBe(
    'costs 1 karma: two or more below your last card (5), the Rabbit pays 1 less',
  );
  language.now = 'zh';
  expect(after('Cooperate', 2)).toBe('付 2 点业力：比你的上一张（5）小 2 或更多');
});

it('says nothing where it costs nothing', () => {
  expect(after('Run', 0)).toBe('');
  expect(priceInWords(runner({ prices: { Run: 0 } }), 'Run')).toBe('');
});
