import { describe, expect, it } from 'vitest';
import { parted } from './parted';

describe('a sentence', () => {
  it('is taken apart at the names in it', () => {
    expect(parted('Seat 2 captures Fire from Ben.', ['Ben'])).toEqual([
      { part: 'Seat 2 captures Fire from ', named: false },
      { part: 'Ben', named: true },
      { part: '.', named: false },
    ]);
    expect(parted('座位2从小明夺走火。', ['小明', '阿丽'])[1]).toEqual({ part: '小明', named: true });
  });

  it('stays whole where nobody is named', () => {
    const whole = [{ part: 'Benny passes.', named: false }];
    expect(parted('Benny passes.', ['Ben'])).toEqual(whole);
    expect(parted('Benny passes.', [''])).toEqual(whole);
  });

  it('takes a name as it is written', () => {
    expect(parted('A+ (the best) passes.', ['A+ (the best)'])[0]).toEqual({ part: 'A+ (the best)', named: true });
  });
});
