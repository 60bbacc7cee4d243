import { describe, expect, it } from 'vitest';
import type { Step, View } from '../../wire/protocol';
import { tell } from './tell';
import {
  call,
  catOn,
  discard,
  down,
  drew,
  fine,
  fined,
  fineHand,
  pangu,
  pass,
  skipping,
  took,
  turn,
  up,
} from './testing';
import type { BareTold } from './testing';

const names = ['Ann', 'Bob', 'Cy'];
const nobody = { hand: 6, skips: 0, known: [], face_up: [] };
const view = (changed: Record<string, unknown> = {}): View => ({
  game: 'zodiac',
  phase: 'begin',
  turns: 4,
  mover: 0,
  fines: 0,
  winner: null,
  draw_pile: 40,
  discard_pile: ['Dog'],
  seats: [nobody, nobody, nobody],
  ...changed,
});
const told = (actions: BareTold[], after: View = view(), before: View = view(), mover = 0) =>
  tell(before, after, names, turn(mover, 4, ...actions) as Step[]);

describe('tell', () => {
  it('names a drawn card only where it is known', () => {
    expect(told(drew(null))).toEqual(['Ann draws a card.']);
    expect(told(drew('Monkey'))).toEqual(['Ann draws the Monkey.']);
  });

  it('names the card that is taken', () => {
    expect(told([took('Dog')])).toEqual(['Ann takes the Dog from the discards.']);
  });

  it('tells arranging and the end of the turn', () => {
    expect(told([up('Ox'), down('Tiger'), discard('Pig', 'face_up')])).toEqual([
      'Ann lays the Ox face up.',
      'Ann takes the Tiger back in hand.',
      'Ann discards the Pig.',
    ]);
  });

  it('tells who is to miss a turn, and who misses one that was owed', () => {
    expect(told([catOn(1)])).toEqual(['Ann plays the Cat: Bob misses a turn.']);
    expect(told([skipping(catOn(1), 1)])).toEqual(['Ann plays the Cat: Bob misses a turn.']);
    expect(told([skipping(catOn(1), 1, 2)])).toEqual(['Ann plays the Cat: Bob misses a turn.', 'Cy misses this turn.']);
    expect(told([skipping(pass, 2)], view(), view(), 1)).toEqual(['Bob passes.', 'Cy misses this turn.']);
  });

  it('tells whom a Pangu robs', () => {
    expect(told([pangu('Dragon', 2, 'face_up')])).toEqual(['Ann plays Pangu and takes the Dragon of Cy.']);
  });

  it('tells the set-up in three sentences', () => {
    const chance: BareTold[] = [
      { kind: 'cut', card: 'Ox', target: 0 },
      { kind: 'cut', card: 'Cat', target: 1 },
      { kind: 'deal', card: null, target: 2 },
      { kind: 'deal', card: 'Rat', target: 0 },
      { kind: 'turn', card: 'Horse' },
    ];
    expect(
      told(chance, view({ turns: 0, dealer: 1, cut: 'Cat' }), view({ turns: 0, phase: 'cut', discard_pile: [] })),
    ).toEqual(['Bob cuts a Cat and deals.', 'The Horse is turned up.', 'Six cards are dealt to everybody.']);
  });

  it('tells a shuffle', () => {
    expect(told([pass], view({ draw_pile: 50 }))).toContain('The discards are shuffled into a new draw pile.');
  });

  it('tells fines and what they are for', () => {
    const fining = view({ phase: 'fining', fines: 2 });
    expect(told([call], fining)).toEqual(['Ann calls ZODIAC.', 'The call is wrong: Ann loses two signs.']);
    const over = view({ phase: 'fining', fines: 1 });
    expect(told([pass], over)[1]).toBe('Ann has too many cards in one place, loses a sign and misses a turn.');
    expect(told([fine('Ox')], view({ phase: 'fining', fines: 1 }), fining)).toEqual(['Ann loses the Ox.']);
    expect(told([fineHand, fined('Rabbit')], view(), fining)).toEqual(['Ann loses the Rabbit.']);
  });

  it('tells the end', () => {
    expect(told([discard('Ox')], view({ phase: 'over', winner: 0 }))).toEqual([
      'Ann discards the Ox.',
      'ZODIAC! Ann has all twelve signs.',
    ]);
    expect(told([pass], view({ phase: 'over' }))[1]).toBe('The last turn is played, and nobody has the zodiac.');
  });
});
