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

  it('is read from a legal move', () => {
    const [made] = [legalAt('great_race', 16)].map(raceMove);
    expect(made).toEqual({ seat: 0, move: 'play Help 1', kind: 'play', number: 2, action: 'Help', energy: 1 });
    expect(new Choice(() => [made as RaceMove]).playsOf('Help')).toEqual([made]);
  });

  it('is found from either end', () => {
    const choice = new Choice(() => legal);
    expect(choice.playsOf('Run')).toHaveLength(2);
    expect(choice.playsOf('Help')).toHaveLength(0);
    choice.energy = 3;
    expect(choice.playsOf('Run').map(({ move }) => move)).toEqual(['play Run 3']);
    choice.clear();
    choice.action = 'Strategise';
    expect(choice.playsWith(1)).toHaveLength(0);
    expect(choice.playsWith(3).map(({ move }) => move)).toEqual(['play Strategise 3']);
  });
});

describe('an exchange', () => {
  const legal = [exchange([1, 1], [2]), exchange([2, 1], [3]), exchange([3], [2, 1]), exchange([3], [5], 1)];

  it('is read from a legal move', () => {
    const choice = new Choice(() => [legalAt('great_race', 14), legalAt('great_race', 15)].map(raceMove));
    choice.put(2);
    expect(choice.offers.map(({ move }) => move)).toEqual(['exchange 2>3']);
    expect(choice.takes(2)).toBe(true);
    expect(choice.takesKarma).toBe(false);
  });

  it('takes a card as long as some exchange gives it with what lies there', () => {
    const choice = new Choice(() => legal);
    expect([1, 2, 3, 4].map((value) => choice.takes(value))).toEqual([true, true, true, false]);
    choice.put(1);
    expect(choice.offers).toEqual([]);
    expect([1, 2, 3].map((value) => choice.takes(value))).toEqual([true, true, false]);
    choice.put(2);
    expect(choice.giving).toEqual([2, 1]);
    expect(choice.offers.map(({ move }) => move)).toEqual(['exchange 2+1>3']);
    choice.takeBack(2);
    expect(choice.giving).toEqual([1]);
  });

  it('offers the ones with karma only when the karma is put up', () => {
    const choice = new Choice(() => legal);
    choice.put(3);
    expect(choice.offers.map(({ move }) => move)).toEqual(['exchange 3>2+1']);
    expect(choice.takesKarma).toBe(true);
    choice.karma = true;
    expect(choice.offers.map(({ move }) => move)).toEqual(['exchange 3+k>5']);
    expect(choice.takesKarma).toBe(false);
  });

  it('that is none is written for the server to refuse', () => {
    const choice = new Choice(() => legal);
    expect(choice.attempt(4)).toBe('exchange 4>5');
    choice.put(1);
    expect(choice.attempt(3)).toBe('exchange 3+1>4');
    choice.karma = true;
    expect(choice.attempt(1)).toBe('exchange 1+1+k>4');
  });

  it('is not asked about where a card would be too many', () => {
    const choice = new Choice(() => legal);
    choice.put(5);
    expect(choice.attempt(1)).toBe('exchange 5+1>6');
    choice.put(1);
    expect(choice.attempt(1)).toBeNull();
    expect(new Choice(() => legal).attempt(6)).toBe('exchange 6>5+1');
  });
});
