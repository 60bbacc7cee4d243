import { expect, it } from 'vitest';
import { doublesOf, ruledOut } from './ruled_out';
import { discard, drew, pangu, pass, took, turn } from './testing';

const ann = { hand: 6, known: ['Dragon'], face_up: ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Snake'], skips: 0 };
const others = ['Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'];
/** Ann draws and discards this one; Bob has discarded the other one before. */
const round = (number: number, left: string, gone: string) => [
  ...turn(2, number, ...drew(null), discard(left)),
  ...turn(1, number + 1, ...drew(null), discard(gone)),
];

it('a seat that has discarded, or left lying, every sign that could be its last is not one sign short', () => {
  const [horse = '', goat = '', monkey = '', rooster = '', dog = '', pig = ''] = others;
  const most = [...round(1, horse, goat), ...round(3, monkey, rooster)];
  expect(ruledOut(1, ann, most)).toBe(false);
  expect(ruledOut(1, ann, [...most, ...round(5, dog, pig)])).toBe(true);
  // What others did says nothing of it.
  expect(ruledOut(2, ann, [...most, ...round(5, dog, pig)])).toBe(false);
  // Put back, it is as if discarded; kept, it may have been the last but one.
  const back = turn(1, 6, took(dog), discard(dog));
  expect(ruledOut(1, ann, [...most, ...turn(2, 5, ...drew(null), discard(dog)), ...back])).toBe(false);
  expect(ruledOut(1, ann, [...most, ...turn(1, 5, ...drew(null), pass), ...round(6, dog, pig)])).toBe(false);
});

it('whoever throws a sign out is likely to have another, until it is stolen or only taken to be put back', () => {
  const made = [
    ...turn(1, 0, ...drew(null), discard('Ox')),
    ...turn(1, 1, took('Dog'), discard('Dog')),
    ...turn(1, 2, took('Pig'), discard('Rat')),
    ...turn(1, 3, ...drew(null), discard('Cat')),
    ...turn(2, 4, ...drew(null), discard('Horse')),
  ];
  expect([...doublesOf(1, made)]).toEqual(['Ox', 'Rat']);
  expect([...doublesOf(1, [...made, ...turn(2, 5, pangu('Ox', 1))])]).toEqual(['Rat']);
});
