import { describe, expect, it } from 'vitest';
import { Choice } from './choice.svelte';
import { nearestIn, questionOf } from './headline';
import { race, runner } from './testing';
import type { RaceMove } from './view';
import { words } from './words';

const move = (kind: RaceMove['kind'], more: Partial<RaceMove> = {}): RaceMove => ({
  seat: 0,
  move: kind,
  kind,
  ...more,
});
const exchange = move('exchange', { give: [1, 1], get: [2] });
const view = race({
  phase: 'window',
  seats: [runner({})],
  turn: { seat: 0, action: 'Help', exchanges: 1, trades: 1, gain: false, next: [] },
});

it('names the only card that can be played', () => {
  const only = move('play', { action: 'Strategise', energy: 1 });
  const asks = (...moves: RaceMove[]) => questionOf(race({}), new Choice(() => moves), runner({}));
  expect(asks(only)).toBe('Only Strategise can be played');
  expect(asks(only, move('play', { action: 'Run', energy: 1 }))).toBe('Choose an action');
});

it('says why Strategise has to be played with the last energy card', () => {
  const only = move('play', { action: 'Strategise', energy: 1 });
  const asks = (energy: number[]) => questionOf(race({}), new Choice(() => [only]), runner({ energy }));
  expect(asks([1, 0, 0, 0, 0, 0])).toBe('Your last energy card: you must Strategise.');
  expect(asks([2, 0, 0, 0, 0, 0])).toBe('Only Strategise can be played');
});

it('says what a Repeat counts as', () => {
  const plays = [1, 2].map((energy) => move('play', { move: `play Repeat ${energy}`, action: 'Repeat', energy }));
  const choice = new Choice(() => plays);
  choice.action = 'Repeat';
  expect(questionOf(race({}), choice, runner({ repeats: 'Cheat' }))).toBe('Repeat (as Cheat): with which energy?');
});

it('says who is nearest once the end is near', () => {
  const at = (...positions: number[]) => nearestIn(race({ seats: positions.map((position) => runner({ position })) }));
  expect(at(12, 21)).toBeNull();
  expect(at(12, 22, 22)).toEqual({ nearest: [1, 2], left: 8 });
  expect(words.nears(['Bo', 'You'], 2)).toBe('You and Bo need 2');
  expect(words.nears(['Bo'], 2)).toBe('Bo needs 2');
  expect(at(30, 29)).toBeNull();
});

describe('what is asked of whoever gained something', () => {
  const asked = (...moves: RaceMove[]) => questionOf(view, new Choice(() => [...moves, move('done')]), runner({}));

  it('is what can be done with it, and nothing that is past', () => {
    expect(asked(exchange)).toBe('Help: an energy exchange?');
    expect(asked(move('trade'))).toBe('Help: a karma trade?');
    expect(asked(exchange, move('trade'))).toBe('Help: an energy exchange or a karma trade?');
    expect(asked(move('ability'))).toMatch(/your animal’s gain/);
  });

  it('says at Finish that nothing brings it further', () => {
    const home = { ...view, seats: [runner({ position: view.finish })] };
    expect(questionOf(home, new Choice(() => [exchange, move('done')]), runner({}))).toBe(
      'You are at Finish, and no further',
    );
  });
});
