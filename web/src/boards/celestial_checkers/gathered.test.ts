import { expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { asTheyCame } from './gathered';

const step = (seat: number, why: string, animal: string): Step => ({
  seat,
  move: '',
  turn: 0,
  written: '',
  action: { kind: 'slide' },
  causes: [{ seat, what: 'animals', amount: -1, why, clause: 'CC-15', animal }],
});

it('lists the animals as they came, after those that were there from the beginning', () => {
  const steps = [step(0, 'home', 'Rat'), step(1, 'home', 'Pig'), step(0, 'captured', 'Dog'), step(0, 'home', 'Ox')];
  expect(asTheyCame(['Monkey', 'Tiger', 'Ox', 'Rat'], steps, 0, 'home')).toEqual(['Tiger', 'Monkey', 'Rat', 'Ox']);
  expect(asTheyCame(['Rat', 'Ox'].reverse(), steps, 0, 'home')).toEqual(['Rat', 'Ox']);
  expect(asTheyCame(['Dog'], steps, 0, 'captured')).toEqual(['Dog']);
});
