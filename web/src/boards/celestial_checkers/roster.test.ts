import { expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { animalOf, everyAnimal } from './animals';
import { rosterOf } from './roster';

const step = (seat: number, why: string, animal: string): Step => ({
  seat,
  move: '',
  turn: 0,
  written: '',
  action: { kind: 'slide' },
  causes: [{ seat, what: 'animals', amount: -1, why, clause: 'CC-15', animal }],
});

it('says where each animal of a seat is', () => {
  const view = {
    phase: 'movement' as const,
    mover: 0,
    chain: null,
    board: [
      { ...animalOf('Ox'), seat: 0, animal: 'Ox', square: 'c3' },
      { ...animalOf('Dog'), seat: 1, animal: 'Dog', square: 'd6' },
    ],
    hands: [['Tiger'], []],
    home: [['Rat'], []],
    captured: [['Pig', 'Dog'], []],
    scores: [12, 0],
  };
  const roster = rosterOf(view, [step(1, 'captured', 'Goat'), step(0, 'captured', 'Pig'), step(0, 'home', 'Rat')], 0);
  expect(roster.map(([animal]) => animal)).toEqual(everyAnimal());
  const at = Object.fromEntries(roster);
  expect(at).toMatchObject({ Ox: 'board', Tiger: 'board', Rat: 'home', Pig: 'lost' });
  expect(at.Dog, 'it is not in the position from which the game began').toBe('away');
  expect(at.Goat, 'the other seat lost it').toBe('away');
});
