import { expect, it } from 'vitest';
import { bestAlone } from './decisive';
import { prospect } from './outlook';
import { race, runner } from './testing';
import type { Forecast } from './view';

const alone = (action: Forecast['action'], what: 'spaces' | 'karma', amount: number): Forecast => ({
  ...{ action, energy: [1], joined: 'nobody', then: [] },
  gives: [{ what, amount, why: 'benefit' }],
});

it('says of what a play brings the most, where that is not spaces', () => {
  const own = runner({});
  const view = race({ seats: [own], forecast: [alone('Help', 'karma', 2), alone('Walk', 'spaces', 3)] });
  const told = (action: Forecast['action']) => {
    const found = prospect(view, own, action, 1, 'nobody');
    return found && bestAlone(view, own, found);
  };
  expect(told('Help')).toBe('Alone it brings +2 karma; no other play brings more of that.');
  expect(told('Walk')).toBe('Alone it brings +3 spaces; no other play brings more.');
});
