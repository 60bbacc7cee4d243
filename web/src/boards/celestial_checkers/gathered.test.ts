import { expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { homeAsTheyCame, lostAsTheyWent } from './gathered';

const step = (seat: number, why: string, animal: string): Step => ({
  seat,
  move: '',
  turn: 0,
  written: '',
  action: { kind: 'slide' },
  causes: [{ seat, what: 'animals', amount: -1, why, clause: 'CC-15', animal }],
});

it('lists the animals at home as they came, after those that were there from the beginning', () => {
  const steps = [step(0, 'home', 'Rat'), step(1, 'home', 'Pig'), step(0, 'captured', 'Dog'), step(0, 'home', 'Ox')];
  expect(homeAsTheyCame(['Monkey', 'Tiger', 'Ox', 'Rat'], steps, 0)).toEqual(['Tiger', 'Monkey', 'Rat', 'Ox']);
  expect(homeAsTheyCame(['Rat', 'Ox'].reverse(), steps, 0)).toEqual(['Rat', 'Ox']);
});

it('lists as lost whom somebody took, not who was away from the beginning', () => {
  const steps = [step(0, 'captured', 'Pig'), step(1, 'captured', 'Rat'), step(0, 'captured', 'Dog')];
  expect(lostAsTheyWent(['Tiger', 'Dog', 'Pig'], steps, 0)).toEqual(['Pig', 'Dog']);
  expect(lostAsTheyWent(['Tiger', 'Pig'], steps, 0), 'the Dog is being taken').toEqual(['Pig']);
});
