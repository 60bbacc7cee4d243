import { expect, it } from 'vitest';
import { nobody, stepOf } from './protocol';

it('takes an entry of nobody’s for a step that is hidden', () => {
  const causes = [{ seat: 1, what: 'karma', amount: 1, why: 'most', clause: 'GR-28' }];
  expect(stepOf({ turn: 7, seat: null, causes })).toEqual({
    turn: 7,
    seat: nobody,
    move: '',
    written: '',
    hidden: true,
    action: { kind: 'outcome' },
    causes,
  });
});
