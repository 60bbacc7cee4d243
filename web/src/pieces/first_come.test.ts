import { describe, expect, it } from 'vitest';
import { FirstCome } from './first_come';

describe('first come', () => {
  it('keeps the order in which things came, and forgets what has gone', () => {
    const order = new FirstCome();
    expect(order.order(['Ox', 'Rat'])).toEqual(['Ox', 'Rat']);
    expect(order.order(['Dog', 'Rat', 'Ox'])).toEqual(['Ox', 'Rat', 'Dog']);
    expect(order.order(['Dog', 'Ox'])).toEqual(['Ox', 'Dog']);
    expect(order.order(['Rat', 'Dog', 'Ox'])).toEqual(['Ox', 'Dog', 'Rat']);
  });
});
