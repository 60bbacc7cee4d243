import { expect, it } from 'vitest';
import type { LegalMove } from '../../wire/protocol';
import { advise } from './advise';
import { asView, race, runner } from './testing';

const said = (move: string, fields: object, phase: 'window' | 'horse' = 'window') =>
  advise({ seat: 0, move, ...fields } as LegalMove, asView(race({ phase, seats: [runner({ animal: 'Monkey' })] })));

it('says every kind of move so that it completes a sentence', () => {
  expect(said('animal Dragon', { kind: 'animal', animal: 'Dragon' })).toBe('take the Dragon');
  expect(said('card 4', { kind: 'card', number: 4, action: 'Rest' })).toBe('start with 4 Rest');
  expect(said('play Walk 3', { kind: 'play', action: 'Walk', energy: 3 })).toBe('play Walk with a 3');
  expect(said('exchange 2+1>3', { kind: 'exchange', give: [2, 1], get: [3] })).toBe('exchange 2 and 1 for a 3');
  expect(said('exchange 4>2+1+1', { kind: 'exchange', give: [4], get: [2, 1, 1] })).toBe('exchange a 4 for 2, 1 and 1');
  const dragons = { kind: 'exchange', give: [3], get: [5], karma: true };
  expect(said('exchange 3+k>5', dragons)).toBe('exchange 3 and 1 karma for a 5');
  expect(said('trade', { kind: 'trade' })).toBe('trade 2 karma for 3 spaces');
  expect(said('ability', { kind: 'ability' })).toBe('take the Monkey’s gain now');
  expect(said('ability card', { kind: 'ability', gain: 'card' })).toBe('take a 1-card');
  expect(said('ability move', { kind: 'ability', gain: 'move' })).toBe('take 1 space');
  expect(said('return 2', { kind: 'return', energy: 2 })).toBe('give a 2 back to the river');
  expect(said('fallback', { kind: 'fallback' })).toBe('keep your cards and go back 8 spaces');
  expect(said('done', { kind: 'done' })).toBe('keep what you have');
});

it('asks the Horse whether to go back', () => {
  expect(said('ability', { kind: 'ability' }, 'horse')).toBe('go back 1 space for a 1-card and 1 karma');
  expect(said('done', { kind: 'done' }, 'horse')).toBe('stay where you are');
});
