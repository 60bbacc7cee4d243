import { expect, it } from 'vitest';
import { legalAt } from '../../../tools/golden';
import type { Action } from '../../wire/protocol';
import { advise } from './advise';
import { asView, race, runner } from './testing';

const said = (action: Action, phase: 'window' | 'horse' = 'window') =>
  advise({ seat: 0, move: '', action }, asView(race({ phase, seats: [runner({ animal: 'Monkey' })] })));
const real = (step: number) => said(legalAt('great_race', step).action);

it('says every kind of move so that it completes a sentence', () => {
  expect(said({ kind: 'animal', animal: 'Dragon' })).toBe('take the Dragon');
  expect(real(7)).toBe('start with 5 Cooperate');
  expect(real(10)).toBe('play Cooperate with a 2');
  expect(real(14)).toBe('exchange a 3 for a 4');
  expect(said({ kind: 'exchange', up: false, karma: 0, give: [4], get: [2, 1, 1] })).toBe(
    'exchange a 4 for 2, 1 and 1',
  );
  expect(said({ kind: 'exchange', up: true, karma: 1, give: [3], get: [5] })).toBe('exchange a 3 and 1 karma for a 5');
  expect(said({ kind: 'trade' })).toBe('trade 2 karma for 3 spaces');
  expect(said({ kind: 'ability' })).toBe('take the Monkey’s gain now');
  expect(said({ kind: 'ability', gain: 'card' })).toBe('take a 1-card');
  expect(said({ kind: 'ability', gain: 'move' })).toBe('take 1 space');
  expect(real(56)).toBe('give a 1 back to the river');
  expect(said({ kind: 'fallback' })).toBe('keep your cards and go back 8 spaces');
  expect(said({ kind: 'done' })).toBe('leave it at that');
});

it('says what a Repeat counts as', () => {
  const view = asView(race({ seats: [runner({ repeats: 'Cheat' })] }));
  const legal = { seat: 0, move: '', action: { kind: 'play', action: 'Repeat', energy: 3 } };
  expect(advise(legal, view)).toBe('play Repeat (as Cheat) with a 3');
});

it('asks the Horse whether to go back', () => {
  expect(said({ kind: 'ability' }, 'horse')).toBe('go back 1 space for a 1-card and 1 karma');
  expect(said({ kind: 'done' }, 'horse')).toBe('stay where you are');
});
