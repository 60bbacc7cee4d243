import { describe, expect, it } from 'vitest';
import { legalAt } from '../../../tools/golden';
import { Choice } from './choice.svelte';
import { raceMove, type ActionName, type RaceMove } from './view';

const play = (action: ActionName, energy: number): RaceMove => ({
  seat: 0,
  move: `play ${action} ${energy}`,
  kind: 'play',
  action,
  energy,
});

const exchange = (give: number[], get: number[], karma = 0): RaceMove => ({
  seat: 0,
  move: `exchange ${give.join('+')}${karma ? '+k' : ''}>${get.join('+')}`,
  kind: 'exchange',
  give,
  get,
  karma,
});

describe('a play', () => {
  const legal = [play('Run', 1), play('Run', 3), play('Strategise', 3)];

  it('is the only one where nothing else is legal', () => {
    expect(new Choice(() => [play('Strategise', 1), play('Strategise', 2)]).only).toBe('Strategise');
    expect(new Choice(() => legal).only).toBeNull();
    expect(new Choice(() => [{ seat: 0, move: 'done', kind: 'done' }]).only).toBeNull();
  });

  it('is picked at once where it is all there is, and can be put back', () => {
    const choice = new Choice(() => [play('Strategise', 2)]);
    choice.begin();
    expect([choice.action, choice.move?.move]).toEqual(['Strategise', 'play Strategise 2']);
    choice.clear();
    expect(choice.action).toBeNull();
    const free = new Choice(() => legal);
    free.action = 'Run';
    free.begin();
    expect(free.empty).toBe(true);
  });

  it('leaves out the first step where only one action can be played, also on the way back', () => {
    const choice = new Choice(() => [play('Strategise', 1), play('Strategise', 2)]);
    choice.begin();
    expect([choice.action, choice.move]).toEqual(['Strategise', null]);
    choice.pick(play('Strategise', 2));
    choice.back();
    choice.back();
    expect([choice.action, choice.move]).toEqual(['Strategise', null]);
  });

  it('takes the energy with the action where there is no other', () => {
    const choice = new Choice(() => [play('Run', 1), play('Walk', 1), play('Walk', 2)]);
    choice.take('Run');
    expect(choice.move?.move).toBe('play Run 1');
    choice.back();
    expect([choice.action, choice.move]).toEqual(['Run', null]);
    choice.take('Walk');
    expect([choice.action, choice.move]).toEqual(['Walk', null]);
  });

  it('is read from a legal move', () => {
    const [made] = [legalAt('great_race', 16)].map(raceMove);
    expect(made).toEqual({ seat: 1, move: 'play Walk 2', kind: 'play', number: 6, action: 'Walk', energy: 2 });
    expect(new Choice(() => [made as RaceMove]).playsOf('Walk')).toEqual([made]);
  });

  it('is found by its action, the lowest energy first', () => {
    const choice = new Choice(() => [...legal].reverse());
    expect(choice.playsOf('Run').map(({ move }) => move)).toEqual(['play Run 1', 'play Run 3']);
    expect(choice.playsOf('Help')).toHaveLength(0);
  });

  it('is picked in two steps, each a state of its own', () => {
    const choice = new Choice(() => legal);
    expect([choice.empty, choice.picked]).toEqual([true, '']);
    choice.action = 'Run';
    expect([choice.empty, choice.picked]).toEqual([false, 'Run']);
    choice.clear();
    expect(choice.empty).toBe(true);
  });

  it('is made only when it has been picked and is confirmed; a step back leaves the action', () => {
    let now = legal;
    const choice = new Choice(() => now);
    choice.action = 'Run';
    expect(choice.move).toBeNull();
    choice.pick(play('Run', 3));
    expect([choice.move?.move, choice.picked]).toEqual(['play Run 3', 'Run']);
    choice.back();
    expect([choice.move, choice.action]).toEqual([null, 'Run']);
    choice.back();
    expect(choice.empty).toBe(true);
    choice.pick(play('Run', 3));
    now = legal.filter(({ action }) => action !== 'Run');
    expect(choice.move?.move, 'the only one').toBe('play Strategise 3');
  });

  it('of the card before the race is its action', () => {
    const choice = new Choice(() => [
      { seat: 0, move: 'card 3', kind: 'card', action: 'Run', number: 3 },
      { seat: 0, move: 'card 5', kind: 'card', action: 'Cooperate', number: 5 },
    ]);
    expect(choice.move).toBeNull();
    choice.action = 'Cooperate';
    expect(choice.move?.move).toBe('card 5');
  });
});

describe('an exchange', () => {
  const legal = [
    exchange([3], [5], 1),
    exchange([4], [5]),
    exchange([2, 2, 1], [5]),
    exchange([1, 1], [2]),
    exchange([3], [2, 1]),
    exchange([3], [1, 1, 1]),
  ];

  it('is picked by what one gets; the ways to split a card come last', () => {
    const choice = new Choice(() => legal);
    expect(choice.targets.map(({ get, moves }) => [get, moves.length])).toEqual([
      [[2], 1],
      [[5], 3],
      [[], 2],
    ]);
    expect(choice.offers).toEqual([]);
  });

  it('then by what one gives, the cheapest first', () => {
    const choice = new Choice(() => legal);
    choice.target = 1;
    expect(choice.offers.map(({ move }) => move)).toEqual(['exchange 4>5', 'exchange 2+2+1>5', 'exchange 3+k>5']);
    choice.target = 2;
    expect(choice.offers.map(({ move }) => move)).toEqual(['exchange 3>2+1', 'exchange 3>1+1+1']);
  });

  it('is none where there is none', () => {
    expect(new Choice(() => []).targets).toEqual([]);
  });
});
