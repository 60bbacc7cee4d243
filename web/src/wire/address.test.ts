import { expect, it } from 'vitest';
import { groupsOf, hashOf, isHardToGuess, placeIn, tableAt, tableMeant, type Place } from './address';

it.each<Place>([
  { at: 'start' },
  { at: 'record' },
  { at: 'lab' },
  { at: 'table', table: 'k3f9' },
  { at: 'how', game: 'zodiac' },
  { at: 'lesson', game: 'wu_xing', lesson: 'single' },
  { at: 'lesson', game: 'wu_xing', lesson: '' },
])('finds in the address what was put there: %o', (place) => {
  expect(placeIn(hashOf(place))).toEqual(place);
});

it.each(['', '#', '#/t/', '#/t/<b>', '#/t/k3f9/x', '#/how/', '#/learn', '#/records', '#/other/zodiac'])(
  'leads to the start from %o',
  (hash) => {
    expect(placeIn(hash)).toEqual({ at: 'start' });
  },
);

it('finds a lesson without its name', () => {
  expect(placeIn('#/learn/zodiac')).toEqual({ at: 'lesson', game: 'zodiac', lesson: '' });
});

it('names the table of a table only', () => {
  expect(tableAt({ at: 'table', table: 'k3f9' })).toBe('k3f9');
  expect(tableAt({ at: 'how', game: 'zodiac' })).toBe('');
});

it('understands a code and a whole address', () => {
  expect(tableMeant(' K3F9 ')).toBe('k3f9');
  expect(tableMeant('http://house.example/#/t/k3f9')).toBe('k3f9');
  expect(tableMeant('http://house.example/')).toBe('');
  expect(tableMeant('')).toBe('');
});

it('shows a code that is hard to guess in groups, and understands it so', () => {
  expect(isHardToGuess('k3f9wd')).toBe(false);
  expect(groupsOf('k3f9wd')).toEqual(['k3f9wd']);
  expect(isHardToGuess('k3f9wd7h2mpq')).toBe(true);
  expect(groupsOf('k3f9wd7h2mpq')).toEqual(['k3f9', 'wd7h', '2mpq']);
  expect(tableMeant('k3f9 wd7h 2mpq')).toBe('k3f9wd7h2mpq');
});
