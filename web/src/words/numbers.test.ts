import { describe, expect, it } from 'vitest';
import { number, payoff, signed } from './numbers';

describe('numbers', () => {
  it('have a real minus sign', () => {
    expect([12, 0, -3].map(number)).toEqual(['12', '0', '−3']);
    expect([12, 0, -3].map(signed)).toEqual(['+12', '+0', '−3']);
  });

  it('say what each seat gets', () => {
    expect([1, 0, -0, -0.25, -1 / 3].map(payoff)).toEqual(['+1', '0', '0', '−0.25', '−0.33']);
  });
});
