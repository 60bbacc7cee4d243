import { describe, expect, it } from 'vitest';
import { asked, levelsOf, middleLevel, seatsOf, usual, valuesOf } from './setup';

const game = {
  id: 'celestial_checkers',
  title: 'Celestial Checkers',
  min_seats: 2,
  max_seats: 2,
  levels: 8,
  options: [
    { name: 'placement', default: 'free', allowed: 'free|random', help: '' },
    { name: 'position', default: '-', allowed: '<position line>', help: '' },
  ],
};

describe('a new game', () => {
  it('seats one person, two people or none', () => {
    expect(seatsOf(1, [3, 4])).toEqual([{ who: 'computer', level: 3 }, { who: 'person' }]);
    expect(seatsOf('people', [3, 4]).map(({ who }) => who)).toEqual(['person', 'person']);
    expect(seatsOf('watch', [3, 4])).toEqual([
      { who: 'computer', level: 3 },
      { who: 'computer', level: 4 },
    ]);
  });

  it('is by default South against a middling computer', () => {
    expect(usual(game).seats).toEqual([{ who: 'person' }, { who: 'computer', level: 4 }]);
    expect(middleLevel(game)).toBe(4);
    expect(levelsOf(game)).toHaveLength(8);
  });

  it('reads what an option allows', () => {
    expect(game.options.map(valuesOf)).toEqual([['free', 'random'], []]);
  });

  it('leaves out what was not filled in', () => {
    expect(asked(game, usual(game)).options).toEqual({ placement: 'free' });
  });
});
