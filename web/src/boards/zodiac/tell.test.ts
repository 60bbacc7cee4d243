import { describe, expect, it } from 'vitest';
import type { Step, View } from '../../wire/protocol';
import { listing } from './listing';
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
    expect(told(drew(null))).toEqual(['Ann drew a card.']);
    expect(told(drew('Monkey'))).toEqual(['Ann drew the Monkey.']);
  });

  it('names the card that is taken', () => {
    expect(told([took('Dog')])).toEqual(['Ann took the Dog from the discards.']);
  });

  it('tells arranging and the end of the turn', () => {
    expect(told([up('Ox'), down('Tiger'), discard('Pig', 'face_up')])).toEqual([
      'Ann laid the Ox face up.',
      'Ann took the Tiger back in hand.',
      'Ann discarded the Pig.',
    ]);
  });

  it('tells who is to miss a turn, and who misses one that was owed', () => {
    expect(told([catOn(1)])).toEqual(['Ann played the Cat: Bob misses a turn.']);
    expect(told([skipping(catOn(1), 1)])).toEqual(['Ann played the Cat: Bob misses a turn.']);
    expect(told([skipping(catOn(1), 1, 2)])).toEqual([
      'Ann played the Cat: Bob misses a turn.',
      'Cy missed this turn.',
    ]);
    expect(told([skipping(pass, 2)], view(), view(), 1)).toEqual(['Bob passed.', 'Cy missed this turn.']);
  });

  it('tells whom a Pangu robs', () => {
    expect(told([pangu('Dragon', 2, 'face_up')])).toEqual(['Ann played Pangu and took Cy’s Dragon.']);
  });

  it('tells the one person at the screen what they did, and what was done to them', () => {
    const [robs, stops] = [turn(0, 4, pangu('Dragon', 2, 'face_up')), turn(0, 4, catOn(1))] as Step[][];
    const yours = (steps: Step[] = [], ...called: string[]) => tell(view(), view(), called, steps);
    expect(yours(robs, 'You', 'Bob', 'Cy')).toEqual(['You played Pangu and took Cy’s Dragon.']);
    expect(yours(robs, 'Ann', 'Bob', 'You')).toEqual(['Ann played Pangu and took your Dragon.']);
    expect(yours(stops, 'Ann', 'You', 'Cy')).toEqual(['Ann played the Cat: you miss a turn.']);
    expect(listing.write(robs ?? [], ['Ann', 'Bob', 'You'])).toBe('took your Dragon with a Pangu, face up');
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
    ).toEqual(['Bob cut a Cat and dealt.', 'The Horse is turned up.', 'Six cards are dealt to everybody.']);
  });

  it('tells a shuffle', () => {
    expect(told([pass], view({ draw_pile: 50 }))).toContain('The discards are shuffled into a new draw pile.');
  });

  it('tells fines and what they are for', () => {
    const fining = view({ phase: 'fining', fines: 2 });
    expect(told([call], fining)).toEqual(['Ann called ZODIAC.', 'The call was wrong: Ann loses two signs.']);
    const over = view({ phase: 'fining', fines: 1 });
    expect(told([pass], over)[1]).toBe('Ann had too many cards in one place: a sign and a turn are lost.');
    expect(told([fine('Ox')], view({ phase: 'fining', fines: 1 }), fining)).toEqual(['Ann lost the Ox.']);
    expect(told([fineHand, fined('Rabbit')], view(), fining)).toEqual(['Ann lost the Rabbit.']);
  });

  it('tells the end', () => {
    expect(told([discard('Ox')], view({ phase: 'over', winner: 0 }))).toEqual([
      'Ann discarded the Ox.',
      'ZODIAC! Ann has all twelve signs.',
    ]);
    expect(told([pass], view({ phase: 'over' }))[1]).toBe('The last turn is played, and nobody has the zodiac.');
  });
});
