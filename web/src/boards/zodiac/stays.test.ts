import { expect, it } from 'vitest';
import { stay, stays } from './stays';
import { catOn, discard, draw, drew, pangu, pass, took, turn, up, type BareTold } from './testing';

const signs = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog'];
const seats = [[], [], ['Ox']].map((face_up) => ({ hand: 6, skips: 0, known: [] as string[], face_up }));
const view = { game: 'zodiac', missing: ['Pig'], viewer: 0, seats };
const after = (mover: number, ...actions: BareTold[]) => stays(view, turn(mover, 30, ...actions), [0]);

it('what touches the viewer stays longest, then what is seldom, and a draw not at all before its card', () => {
  expect(after(1, catOn(0))).toBe(stay.touched);
  expect(after(1, pangu('Ox', 0))).toBe(stay.touched);
  expect(after(1, catOn(2))).toBe(stay.seldom);
  expect(after(1, { kind: 'draw' })).toBe(stay.none);
  expect(after(1, ...drew(null))).toBe(stay.look);
  expect(after(1, pass)).toBe(stay.beat);
});

it('a turn ends with a beat, and what flies to the discards has come to rest before the next card is drawn', () => {
  const flight = 480;
  for (const mover of [0, 1]) expect(after(mover, discard('Rat'))).toBeGreaterThan(2 * flight);
  const whole = [...drew(null), discard('Rat')].map((_, at, all) => after(1, ...all.slice(0, at + 1)));
  expect(whole.reduce((sum, each) => sum + each)).toBeGreaterThan(1800);
});

it('a card that may be the last sign is waited for, one’s own, too', () => {
  const near = { ...view, seats: [...seats.slice(0, 2), { hand: 1, skips: 0, known: [], face_up: signs }] };
  const drawing = (of: typeof near, mover: number) => stays(of, turn(mover, 30, draw), [0]);
  expect(drawing(near, 2)).toBe(stay.look);
  expect(drawing(near, 1)).toBe(stay.none);
  expect(drawing(view, 0)).toBe(stay.look);
  expect(drawing({ ...view, missing: ['Pig', 'Dog'] }, 0)).toBe(stay.none);
});

it('a card that the viewer wants stays longer than another', () => {
  expect(after(1, took('Pig'))).toBeGreaterThan(after(1, took('Rat')));
  expect(after(1, discard('Pig'))).toBeGreaterThan(after(1, discard('Rat')));
});

it('so does a card laid down by a seat that needs but one more sign', () => {
  const near = { ...view, seats: [...seats.slice(0, 2), { hand: 1, skips: 0, known: [], face_up: signs }] };
  expect(stays(near, turn(2, 30, up('Ox')), [0])).toBe(stay.seldom);
  expect(after(2, up('Ox'))).toBe(stay.look);
});

it('the moves of others stay longer in the first rounds', () => {
  const first = (mover: number) => stays(view, turn(mover, 5, up('Ox')), [0]);
  expect(first(1)).toBeGreaterThan(after(1, up('Ox')));
  expect(first(0)).toBe(after(0, up('Ox')));
});

it('one’s own cards are there to be read before anybody begins, also where another card is turned up over an action card', () => {
  const turned = (phase: string) => stays({ ...view, phase }, turn(1, 0, { kind: 'turn', card: 'Ox' }), [0]);
  expect(turned('begin')).toBe(stay.start);
  expect(turned('turn_up')).toBe(stay.read);
});
