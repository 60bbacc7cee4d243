import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../wire/protocol';
import {
  asked,
  companyOf,
  flagOf,
  fromField,
  inField,
  levelsOf,
  middleLevel,
  policiesFor,
  resized,
  seatCounts,
  seated,
  usual,
  valuesOf,
} from './setup';

const rafts = {
  id: 'rafts',
  title: 'Rafts',
  min_seats: 2,
  max_seats: 2,
  usual_seats: 2,
  levels: 8,
  printed: false,
  options: [
    { name: 'placement', default: 'free', allowed: 'free|random', help: '' },
    { name: 'position', default: '-', allowed: '<position line>', help: '' },
  ],
};
const lanterns = { ...rafts, id: 'lanterns', min_seats: 2, max_seats: 8, usual_seats: 4 };

describe('a new game', () => {
  it('is usually one person against middling computers', () => {
    expect(usual(rafts).places).toEqual([
      { who: 'here', name: '', level: 4, policy: '' },
      { who: 'computer', name: '', level: 4, policy: '' },
    ]);
    expect(usual(lanterns).places.map(({ who }) => who)).toEqual(['here', 'computer', 'computer', 'computer']);
    expect(middleLevel(rafts)).toBe(4);
    expect(levelsOf(rafts)).toHaveLength(8);
  });

  it('has as many seats as the game allows', () => {
    expect(seatCounts(lanterns)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('changes company without losing names and levels', () => {
    const places = usual(rafts, 'Ann').places.map((place, seat) => (seat === 1 ? { ...place, level: 7 } : place));
    const round = seated(places, 'screen');
    expect(round.map(({ who }) => who)).toEqual(['here', 'here']);
    expect(companyOf(round)).toBe('screen');
    expect(companyOf(seated(places, 'online'))).toBe('online');
    expect(seated(round, 'computers')).toEqual(places);
    expect(companyOf([...places].reverse())).toBeNull();
  });

  it('grows by the company that is there', () => {
    const four = resized(seated(usual(lanterns).places, 'online'), 6, 4);
    expect(four.map(({ who }) => who).slice(1)).toEqual(Array(5).fill('elsewhere'));
    expect(resized(four, 2, 4)).toEqual(four.slice(0, 2));
  });

  it('may seat a policy, where it is for so many seats', () => {
    const policies = [
      { name: 'ada', game: 'lanterns', seats: [2, 4] },
      { name: 'bob', game: 'rafts', seats: [2] },
    ];
    expect(policiesFor(policies, 'lanterns', 4)).toEqual(['ada']);
    expect(policiesFor(policies, 'lanterns', 3)).toEqual([]);
    const choices = usual(lanterns);
    const places = choices.places.map((place, seat) => (seat === 1 ? { ...place, policy: 'ada' } : place));
    const setup = asked(lanterns, { ...choices, places });
    expect(setup.seats.slice(1, 3)).toEqual([
      { who: 'computer', policy: 'ada' },
      { who: 'computer', level: 4 },
    ]);
    expect(resized(places, 3, 4).map(({ policy }) => policy)).toEqual(['', '', '']);
  });

  it('reads what an option allows', () => {
    expect(rafts.options.map(valuesOf)).toEqual([['free', 'random'], []]);
  });

  it('counts seats from 1 where people read', () => {
    const ages: OptionSpec = {
      name: 'age_order',
      default: '0,1,2',
      allowed: '<list of seats from 0, oldest first>',
      help: '',
    };
    expect(inField(ages, '2,0,1')).toBe('3,1,2');
    expect(fromField(ages, '3,1,2')).toBe('2,0,1');
    const position: OptionSpec = { ...ages, allowed: '<position line>' };
    expect([inField(position, '1 a2'), fromField(position, '1 a2')]).toEqual(['1 a2', '1 a2']);
  });

  it('is lost by time only with two seats', () => {
    const two = usual(rafts);
    expect(flagOf(two)).toBe('loses');
    expect(flagOf({ ...two, flag: 'computer' })).toBe('computer');
    expect(flagOf({ ...usual(lanterns), flag: 'loses' })).toBe('computer');
    const timed = { ...two, clock: { minutes: 1, increment: 0 }, flag: 'computer' as const };
    expect(asked(rafts, timed)).toMatchObject({ flag: 'computer' });
    expect(asked(rafts, two), 'nobody is elsewhere, and there is no clock').not.toHaveProperty('grace');
    expect(asked(rafts, two)).not.toHaveProperty('flag');
  });

  it('asks for what was chosen and leaves out what is usual', () => {
    const choices = usual(lanterns, ' Ann ');
    choices.places = seated(choices.places.slice(0, 3), 'computers');
    choices.places[2] = { who: 'elsewhere', name: 'unheard', level: 1, policy: '' };
    expect(asked(lanterns, choices)).toEqual({
      game: 'lanterns',
      seats: [
        { who: 'person', name: 'Ann' },
        { who: 'computer', level: 4 },
        { who: 'person', here: false },
      ],
      options: {},
      takeback: true,
      grace: 60,
    });
    const timed = { ...choices, options: { placement: 'random', position: '' }, clock: { minutes: 2.5, increment: 3 } };
    expect(asked(lanterns, timed)).toMatchObject({
      options: { placement: 'random' },
      clock: { seconds: 150, increment: 3 },
      flag: 'computer',
    });
  });

  it('is private, unwatched and silent only where somebody plays at another screen', () => {
    const choices = { ...usual(lanterns), private: true, watch: false, chat: false };
    const quiet = { private: true, watch: false, chat: false };
    for (const field of Object.keys(quiet)) expect(asked(lanterns, choices)).not.toHaveProperty(field);
    const online = { ...choices, places: seated(choices.places, 'online') };
    expect(asked(lanterns, online)).toMatchObject(quiet);
    const { places } = online;
    for (const field of Object.keys(quiet))
      expect(asked(lanterns, { ...usual(lanterns), places })).not.toHaveProperty(field);
  });
});
