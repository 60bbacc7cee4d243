import { describe, expect, it } from 'vitest';
import { legalAt } from '../../tools/golden';
import { language } from '../words/catalogue.svelte';
import { fieldTitle } from './fields';
import { byKind, forPeople, shapeOf } from './shape';

const wording = { nothing: 'none', yes: 'yes', no: 'no', term: (name: string) => (name === 'Ox' ? 'the Ox' : name) };
const kind = (value: unknown) => shapeOf(value, wording).kind;

describe('the shape of a value', () => {
  it('is a word where it is plain', () => {
    expect(shapeOf(null, wording)).toEqual({ kind: 'word', word: 'none' });
    expect(shapeOf(true, wording)).toEqual({ kind: 'word', word: 'yes' });
    expect(shapeOf([], wording)).toEqual({ kind: 'word', word: 'none' });
  });

  it('is a row of chips for plain lists', () => {
    expect(shapeOf(['Ox', 3], wording)).toEqual({ kind: 'chips', words: ['the Ox', '3'] });
  });

  it('is a table for lists of records, with every column that occurs', () => {
    expect(shapeOf([{ a: 1 }, { a: 2, b: 3 }], wording)).toMatchObject({ kind: 'table', columns: ['a', 'b'] });
  });

  it('is a list where the items differ', () => {
    expect(kind([[1], ['a']])).toBe('list');
    expect(kind({ hand: [1] })).toBe('parts');
  });
});

it('writes names of fields as people do', () => {
  expect(fieldTitle('to_act')).toBe('To act');
  expect(fieldTitle('mover')).toBe('Whose turn it is');
  language.now = 'zh';
  expect(fieldTitle('mover')).toBe('轮到谁');
  language.now = 'en';
});

it('groups moves by kind', () => {
  const moves = [0, 24, 25, 2].map((step) => legalAt('celestial_checkers', step));
  expect(byKind(moves).map(([kind, group]) => [kind, group.length])).toEqual([
    ['place', 2],
    ['slide', 2],
  ]);
});

it('calls seats by their names, and leaves out what is for programs', () => {
  const view = {
    mover: 0,
    turn: 3,
    position: 'k7/8',
    viewer: 1,
    board: [{ seat: 1, square: 'a1' }],
    age_order: [1, 0],
  };
  expect(forPeople(view, ['Ann', 'Ben'])).toEqual({
    mover: 'Ann',
    turn: 3,
    board: [{ seat: 'Ben', square: 'a1' }],
    age_order: ['Ben', 'Ann'],
  });
});
