import { expect, it } from 'vitest';
import { Alarm } from './alarm.svelte';

it('a warning is loud for a round, then calm, and loud again when it changes or comes back after a while', () => {
  const alarm = new Alarm();
  const heard = (turn: number, text = 'Lan may') => {
    alarm.hear(text, turn, 4);
    return alarm.loud;
  };
  expect([10, 13, 14, 17].map((turn) => heard(turn))).toEqual([true, true, false, false]);
  expect(heard(18, 'Lan and Bo may')).toBe(true);
  expect(heard(30, 'Lan and Bo may'), 'gone in between').toBe(true);
  expect(heard(3, 'Lan and Bo may'), 'where one looks back').toBe(true);
});
