import { expect, it } from 'vitest';
import { stay, stays } from './stays';
import { catOn, discard, drew, pangu, pass, took, turn, up, type BareTold } from './testing';

const signs = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog'];
const seats = [[], [], ['Ox']].map((face_up) => ({ hand: 6, skips: 0, known: [] as string[], face_up }));
const view = { game: 'zodiac', missing: ['Pig'], viewer: 0, seats };
const after = (mover: number, ...actions: BareTold[]) => stays(view, turn(mover, 3, ...actions), [0]);

it('what touches the viewer stays longest, then what is seldom, and a draw not at all before its card', () => {
  expect(after(1, catOn(0))).toBe(stay.touched);
  expect(after(1, pangu('Ox', 0))).toBe(stay.touched);
  expect(after(1, catOn(2))).toBe(stay.seldom);
  expect(after(1, { kind: 'draw' })).toBe(stay.none);
  expect(after(1, ...drew(null))).toBe(stay.look);
  expect(after(1, pass)).toBe(stay.glance);
});

it('a card that the viewer wants stays longer than another', () => {
  expect(after(1, took('Pig'))).toBeGreaterThan(after(1, took('Rat')));
  expect(after(1, discard('Pig'))).toBeGreaterThan(after(1, discard('Rat')));
});

it('so does a card laid down by a seat that needs but one more sign', () => {
  const near = { ...view, seats: [...seats.slice(0, 2), { hand: 1, skips: 0, known: [], face_up: signs }] };
  expect(stays(near, turn(2, 3, up('Ox')), [0])).toBe(stay.seldom);
  expect(after(2, up('Ox'))).toBe(stay.look);
});
