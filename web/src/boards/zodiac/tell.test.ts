import { describe, expect, it } from 'vitest';
import type { Step, View } from '../../wire/protocol';
import { tell } from './tell';

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
const skipping = (...skips: number[]) => ({ seats: skips.map((count) => ({ ...nobody, skips: count })) });
const told = (moves: [number | 'chance', string][], after: View = view(), before: View = view()) =>
  tell(
    before,
    after,
    names,
    moves.map(([seat, move], turn): Step => ({ seat, move, turn })),
  );

describe('tell', () => {
  it('names a drawn card only where it is known', () => {
    expect(
      told([
        [0, 'draw'],
        ['chance', 'drawn ?'],
      ]),
    ).toEqual(['Ann draws a card.']);
    expect(
      told([
        [0, 'draw'],
        ['chance', 'drawn Mk'],
      ]),
    ).toEqual(['Ann draws the Monkey.']);
  });

  it('names the card that is taken', () => {
    expect(told([[0, 'take']])).toEqual(['Ann takes the Dog from the discards.']);
  });

  it('tells arranging and the end of the turn', () => {
    expect(
      told([
        [0, 'up Ox'],
        [0, 'down Tg'],
        [0, 'discard ^Pg'],
      ]),
    ).toEqual(['Ann lays the Ox face up.', 'Ann takes the Tiger back in hand.', 'Ann discards the Pig.']);
  });

  it('tells who is to miss a turn, and who misses one that was owed', () => {
    expect(told([[0, 'play Cat']], view(skipping(0, 1, 0)))).toEqual(['Ann plays the Cat: Bob misses a turn.']);
    expect(told([[0, 'play Cat']])).toEqual(['Ann plays the Cat: Bob misses a turn.']);
    expect(told([[1, 'pass']], view(), view(skipping(0, 0, 1)))).toEqual(['Bob passes.', 'Cy misses this turn.']);
  });

  it('tells whom a Pangu robs', () => {
    expect(told([[0, 'play Pangu Dr<2^']])).toEqual(['Ann plays Pangu and takes the Dragon of Cy.']);
  });

  it('tells the set-up in three sentences', () => {
    const chance: [number | 'chance', string][] = [
      ['chance', 'cut Ox>0'],
      ['chance', 'cut Cat>1'],
      ['chance', 'deal ?>2'],
      ['chance', 'deal Rt>0'],
      ['chance', 'turn Hs'],
    ];
    expect(
      told(chance, view({ turns: 0, dealer: 1, cut: 'Cat' }), view({ turns: 0, phase: 'cut', discard_pile: [] })),
    ).toEqual(['Bob cuts a Cat and deals.', 'The Horse is turned up.', 'Six cards are dealt to everybody.']);
  });

  it('tells a shuffle', () => {
    expect(told([[0, 'pass']], view({ draw_pile: 50 }))).toContain('The discards are shuffled into a new draw pile.');
  });

  it('tells fines and what they are for', () => {
    const fining = view({ phase: 'fining', fines: 2 });
    expect(told([[0, 'call']], fining)).toEqual(['Ann calls ZODIAC.', 'The call is wrong: Ann loses two signs.']);
    const over = view({ phase: 'fining', fines: 1 });
    expect(told([[0, 'pass']], over)[1]).toBe('Ann has too many cards in one place, loses a sign and misses a turn.');
    expect(told([[1, 'fine ^Ox']], view({ phase: 'fining', fines: 1 }), fining)).toEqual(['Ann loses the Ox.']);
    expect(
      told(
        [
          [1, 'fine hand'],
          ['chance', 'fined Rb'],
        ],
        view(),
        fining,
      ),
    ).toEqual(['Ann loses the Rabbit.']);
  });

  it('tells the end', () => {
    expect(told([[0, 'discard Ox']], view({ phase: 'over', winner: 0 }))).toEqual([
      'Ann discards the Ox.',
      'ZODIAC! Ann has all twelve signs.',
    ]);
    expect(told([[0, 'pass']], view({ phase: 'over' }))[1]).toBe('The last turn is played, and nobody has the zodiac.');
  });
});
